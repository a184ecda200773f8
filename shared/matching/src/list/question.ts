import type { Azienda, Bando } from '@bandiera/domain'
import type { MissingData } from '../engine/gaps.ts'
import type { PairVerdict } from '../ranking.ts'
import type { MatchSide } from '../snapshot/record-ranking.ts'

export const ANSWER_ROWS = 500

export interface MatchListQuestion {
  tab: MatchSide
  id: string
  /** Words that must all be in the text of a row; accents and case are ignored. */
  q?: string | undefined
  /** Chosen values by facet; an empty list lets everything pass, an absent facet has its default values. */
  f?: Readonly<Record<string, readonly string[]>> | undefined
  /** A column of `ORDERS`, with `-` from the last to the first; without one the order is the ranking's. */
  ord?: string | undefined
}

/** Body of `POST /api/incroci`. */
export interface IncrociQuestion extends MatchListQuestion {
  da?: number | undefined
  n?: number | undefined
}

/** Answer of `POST /api/incroci/primo-bando`: the grant that the page of a grant's companies shows first, if there is any. */
export interface FirstBandoAnswer {
  id: string | null
}

type ValueCounts = readonly (readonly [value: string, n: number])[]

/** Answer of `POST /api/incroci`. */
export interface IncrociAnswer {
  righe: readonly PairVerdict[]
  vicini: readonly PairVerdict[]
  /** How many rows there are, and how many before search and filters. */
  totale: number
  base: number
  perEsito: ValueCounts
  facets: readonly (readonly [id: string, conti: ValueCounts])[]
  nascosti: readonly (readonly [id: string, n: number])[]
  completamenti: MissingData
  /** Records of the rows, as the user sees them. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  /** Companies with the aids of their single undertaking, when these are more than their own. */
  intere: readonly Azienda[]
}

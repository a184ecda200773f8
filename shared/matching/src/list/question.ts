import type { Azienda, Bando } from '@bandiera/domain'
import type { Completamenti } from '../engine/gaps.ts'
import type { Verdetto } from '../ranking.ts'
import type { Lato } from '../matcher/record-ranking.ts'

/** Rows that one answer may bring. */
export const RIGHE = 500

/** A ranking, in the language of a list's address. */
export interface DomandaElenco {
  /** Whose ranking. */
  tab: Lato
  id: string
  /** Words that all have to be in the text of a row; accents and case do not count. */
  q?: string | undefined
  /** Chosen values by facet; with none at all everything passes. One that is not named has its initial ones. */
  f?: Readonly<Record<string, readonly string[]>> | undefined
  /** A column of `ORDERS`, with `-` from the last to the first; without one the order is the ranking's. */
  ord?: string | undefined
}

/** Body of `POST /api/incroci`. */
export interface DomandaIncroci extends DomandaElenco {
  /** Rows to leave out at the beginning. */
  da?: number | undefined
  n?: number | undefined
}

/** Answer of `POST /api/incroci/primo-bando`: the grant that the list of a grant's companies begins with, where there is any. */
export interface RispostaPrimoBando {
  id: string | null
}

type Conti = readonly (readonly [value: string, n: number])[]

/** Answer of `POST /api/incroci`. */
export interface RispostaIncroci {
  righe: readonly Verdetto[]
  /** The nearest ones, when none of the rows fits and there is no search or filter. */
  vicini: readonly Verdetto[]
  /** How many rows there are, and how many before search and filters. */
  totale: number
  base: number
  perEsito: Conti
  facets: readonly (readonly [id: string, conti: Conti])[]
  nascosti: readonly (readonly [id: string, n: number])[]
  completamenti: Completamenti
  /** Records of the rows, as the user sees them. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  /** Companies with the aids of their single undertaking, where that says more. */
  intere: readonly Azienda[]
}

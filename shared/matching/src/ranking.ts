import { type Azienda, type Bando, lastDay, type BandoState } from '@bandiera/domain'
import type { IncrocioEstimate } from './estimate.ts'
import { evaluate } from './evaluate.ts'
import type { MatchingContext, Esito, Evaluation } from './evaluation.ts'

export interface Incrocio {
  azienda: Azienda
  bando: Bando
  valutazione: Evaluation
  /** The amount that the grant would give, computed when read; absent when the data for it were not kept. */
  readonly stima?: IncrocioEstimate
  /** Why it is not eligible, in a few words, computed when read; empty for an eligible one. */
  readonly motivo?: string
}

export const BY_STATE: Record<BandoState, number> = {
  aperto: 0,
  in_chiusura: 0,
  in_apertura: 1,
  non_noto: 2,
  chiuso: 3,
}
export const BY_ESITO: Record<Esito, number> = { ammissibile: 0, da_verificare: 1, non_ammissibile: 2 }

/** Open before opening before unknown before closed, then esito, score, closing day (none last), newest (domain rule 5.5). Closed ones too. */
export const rankBandi = (azienda: Azienda, bandi: readonly Bando[], contesto: MatchingContext): Incrocio[] =>
  bandi.map((bando) => ({ azienda, bando, valutazione: evaluate(azienda, bando, contesto) })).sort(compare)

export const rankAziende = (bando: Bando, aziende: readonly Azienda[], contesto: MatchingContext): Incrocio[] =>
  aziende.map((azienda) => ({ azienda, bando, valutazione: evaluate(azienda, bando, contesto) })).sort(compare)

export function compare(a: Incrocio, b: Incrocio): number {
  const [x, y] = [a.valutazione, b.valutazione]
  return (
    BY_STATE[x.stato] - BY_STATE[y.stato] ||
    BY_ESITO[x.esito] - BY_ESITO[y.esito] ||
    (y.punteggio ?? -1) - (x.punteggio ?? -1) ||
    ascending(lastDay(a.bando.data) ?? '9999', lastDay(b.bando.data) ?? '9999') ||
    ascending(b.bando._id, a.bando._id) ||
    ascending(b.azienda._id, a.azienda._id)
  )
}

export const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export interface PairVerdict {
  aziendaId: string
  bandoId: string
  stato: BandoState
  esito: Esito
  /** 0-100; `null` when no criterion has a weight. */
  punteggio: number | null
}

const SCORES = 102
const ESITI = 3
const BUCKETS = 4 * ESITI * SCORES

/** Best first, in the order of `rankBandi`; equal ones keep their order. */
export function ranked(verdetti: readonly PairVerdict[]): PairVerdict[] {
  const next = new Int32Array(BUCKETS + 1)
  for (const one of verdetti) next[bucketOf(one) + 1]! += 1
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) next[bucket + 1]! += next[bucket]!
  const sorted = verdetti.slice()
  for (const one of verdetti) sorted[next[bucketOf(one)]!++] = one
  return sorted
}

function bucketOf({ stato, esito, punteggio }: PairVerdict): number {
  return (BY_STATE[stato] * ESITI + BY_ESITO[esito]) * SCORES + 100 - (punteggio ?? -1)
}

import type { StatoBando } from '@bandiera/domain'
import { BY_ESITO, BY_STATE } from '../classifica.ts'
import type { Esito } from '../valutazione.ts'

/** The verdict on one company and one grant, without its reasons. */
export interface Verdetto {
  aziendaId: string
  bandoId: string
  stato: StatoBando
  esito: Esito
  /** 0-100; `null` when no criterion has a weight. */
  punteggio: number | null
}

const SCORES = 102
const ESITI = 3
const BUCKETS = 4 * ESITI * SCORES

/** Best first, in the order of `classifica`; equal ones stay in the order they come in. */
export function ranked(verdetti: readonly Verdetto[]): Verdetto[] {
  const next = new Int32Array(BUCKETS + 1)
  for (const one of verdetti) next[bucketOf(one) + 1]! += 1
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) next[bucket + 1]! += next[bucket]!
  const sorted = verdetti.slice()
  for (const one of verdetti) sorted[next[bucketOf(one)]!++] = one
  return sorted
}

function bucketOf({ stato, esito, punteggio }: Verdetto): number {
  return (BY_STATE[stato] * ESITI + BY_ESITO[esito]) * SCORES + 100 - (punteggio ?? -1)
}

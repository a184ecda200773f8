import { CAMMINO, isPraticaAperta, STATI_PRATICA, type StatoPratica } from '@bandiera/domain'
import type { Riga } from '../parts/righe.ts'

/**
 * Columns of the board: the usual way, the states where something is, and at the end the other states that what is being
 * dragged may go to, so that nothing moves under the pointer.
 */
export function columnsOf(righe: readonly Riga[], legal: readonly StatoPratica[]): StatoPratica[] {
  const held = new Set(righe.map(({ pratica }) => pratica.stato))
  const usual = STATI_PRATICA.filter((stato) => held.has(stato) || (CAMMINO.includes(stato) && isPraticaAperta(stato)))
  return [...usual, ...legal.filter((stato) => !usual.includes(stato))]
}

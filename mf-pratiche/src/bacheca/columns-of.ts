import { CAMMINO, isPraticaAperta, STATI_PRATICA, type StatoPratica } from '@bandiera/domain'

/**
 * Columns of the board: the usual way, the states where something is, and at the end the other states that what is being
 * dragged may go to, so that nothing moves under the pointer.
 */
export function columnsOf(held: ReadonlySet<StatoPratica>, legal: readonly StatoPratica[]): StatoPratica[] {
  const usual = STATI_PRATICA.filter((stato) => held.has(stato) || (CAMMINO.includes(stato) && isPraticaAperta(stato)))
  return [...usual, ...legal.filter((stato) => !usual.includes(stato))]
}

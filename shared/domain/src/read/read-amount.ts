import { readNumber, type NumberOptions } from './read-number.ts'
import type { Reading } from './reading.ts'

/** How the euro is written beside an amount. */
export const EURO = ['€', '€uro', 'euro', 'eur'] as const

/**
 * An amount in euro, to the cent: `€ 1.500.000`, `1.500.000,00 euro`, `EUR 1.500`, `10 milioni di euro`, `1.000,-`. What is
 * said of `readNumber` holds; `decimals` is 2 unless told, and `1,234` is asked.
 * @example readAmount('1.500.000,00 euro') // { valore: 1500000 }
 */
export const readAmount = (text: string, options: NumberOptions = {}): Reading<number> =>
  readNumber(text, { decimals: 2, units: EURO, ...options })

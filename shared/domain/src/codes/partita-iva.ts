import { companyTexts, elevenDigitsFault, roundedFault } from './check-digits.ts'
import { firstRight, wrong, type NumberCheck } from './number-check.ts'

/**
 * Eleven digits of a partita IVA, or why it is not one. Accepts the VIES form (`IT` in front), a label, spaces and
 * Excel's forms: `="01234567897"`, `01234567897,00`, a lost leading zero when the check digit confirms it.
 * Refuses eleven zeros, which pass the sum. Own code: stdnum only says "checksum", the form must say which digit.
 * @example checkPartitaIva('IT 01234567897') // { ok: true, valore: '01234567897' }
 */
export function checkPartitaIva(text: string): NumberCheck {
  const rounded = roundedFault(text)
  return rounded ? wrong(rounded) : firstRight(companyTexts(text), partitaIvaOf)
}

function partitaIvaOf(value: string): NumberCheck {
  if (value === '') return wrong('Inserisci la partita IVA.')
  if (!/^\d+$/.test(value)) return wrong('La partita IVA è fatta di sole cifre: togli le lettere.')
  const fault = elevenDigitsFault(value, 'La partita IVA')
  return fault ? wrong(fault) : { ok: true, valore: value }
}

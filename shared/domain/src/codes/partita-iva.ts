import { companyTexts, elevenDigitsFault, roundedFault } from './check-digits.ts'
import { firstRight, wrong, type NumberCheck } from './number-check.ts'

/** Takes the VIES form, a label and Excel's forms. Eleven zeros pass the sum and are refused. Own code: stdnum only says "checksum". */
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

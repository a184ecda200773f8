import { companyTexts, controlLetter, elevenDigitsFault, roundedFault } from './check-digits.ts'
import { firstRight, wrong, type NumberCheck } from './number-check.ts'

const OMOCODIA = 'LMNPQRSTUV'
const MONTHS = 'ABCDEHLMPRST'
// L = letter, D = digit or its omocodia letter, M = letter of the month
const SHAPE = 'LLLLLLDDMDDLDDDL'

/** Sixteen characters for people (omocodia letters accepted), eleven digits for companies. Own code: stdnum refuses a company's. */
export function checkCodiceFiscale(text: string): NumberCheck {
  const rounded = roundedFault(text)
  return rounded ? wrong(rounded) : firstRight(companyTexts(text), codiceFiscaleOf)
}

function codiceFiscaleOf(value: string): NumberCheck {
  if (value === '') return wrong('Inserisci il codice fiscale.')
  const fault = /^\d+$/.test(value) ? elevenDigitsFault(value, 'Il codice fiscale della società') : personFault(value)
  return fault ? wrong(fault) : { ok: true, valore: value }
}

export const codiceFiscaleCheckLetter = (firstFifteen: string): string => controlLetter(firstFifteen.slice(0, 15))

function personFault(value: string): string | null {
  if (value.length !== 16) {
    return `Il codice fiscale ha ${value.length} caratteri: 16 per una persona, 11 cifre per una società.`
  }
  const at = [...value].findIndex((char, i) => !fits(char, SHAPE[i]!))
  if (at >= 0) return `Il carattere ${at + 1} del codice fiscale («${value[at]}») non è ammesso in quel posto.`
  const day = Number(value.slice(9, 11).replace(/./g, digitOf))
  if (!((day >= 1 && day <= 31) || (day >= 41 && day <= 71))) {
    return `Il giorno di nascita nel codice fiscale (caratteri 10 e 11) è ${day}: ricontrollalo.`
  }
  const expected = codiceFiscaleCheckLetter(value)
  if (value[15] === expected) return null
  return `Il carattere di controllo (il sedicesimo) è ${value[15]}, per gli altri quindici dovrebbe essere ${expected}: ricontrolla il codice.`
}

function fits(char: string, kind: string): boolean {
  if (kind === 'M') return MONTHS.includes(char)
  if (kind === 'L') return char >= 'A' && char <= 'Z'
  return (char >= '0' && char <= '9') || OMOCODIA.includes(char)
}

function digitOf(char: string): string {
  const at = OMOCODIA.indexOf(char)
  return at >= 0 ? String(at) : char
}

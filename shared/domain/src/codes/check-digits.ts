import { compact, withoutName } from './number-check.ts'
import { cellText } from '../text/tidy-text.ts'

const COMPANY_NAME =
  /^(?:(?:PART(?:ITA)?IVA|PIVA|PI|IVA|VAT(?:NUMBER|NO|ID|CODE)?|COD(?:ICE)?FISC(?:ALE)?|CF)(?:N(?:R|UM|UMERO)?(?=[:°]*\d))?[:=#°]*(?:[EO](?=P(?:ART)?(?:ITA)?IVA|CF[:°]*\d|COD(?:ICE)?FISC))?)+/

/** Leading zeros that a spreadsheet dropped are restored only for nine or ten digits whose check digit is right with them. */
export function companyTexts(text: string): string[] {
  // 01234567897,00 and 1234567897.0 are numbers to a spreadsheet
  const whole = cellText(text).replace(/^(.*\d),0{1,2}$|^(\d{8,11})\.0{1,2}$/, '$1$2')
  const texts = withoutName(compact(whole).replace(/[()]/g, ''), COMPANY_NAME)
  const digits = texts.at(-1)!.replace(/^IT(?=\d)|(?<=\d)IT$/g, '')
  const padded = digits.padStart(11, '0')
  const repaired = /^\d{9,10}$/.test(digits) && elevenDigitsFault(padded, '') === null
  return [...texts, repaired ? padded : digits]
}

/** The message on what Excel has shortened (`1,23457E+10`); `null` for any other text. */
export const roundedFault = (text: string): string | null =>
  /^\d(?:[.,]\d+)?E\+?\d+$/i.test(cellText(text))
    ? 'Excel ha arrotondato il numero e le ultime cifre sono perse: nel foglio dai alla cella il formato Testo o Numero e copialo di nuovo.'
    : null

// Values of A-Z in the odd places, counted from one (DM 23/12/1976); a digit is worth as much as the letter of its rank.
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Control letter of digits and capital letters, as the codice fiscale and the Italian IBAN (CIN) have it. */
export function controlLetter(chars: string): string {
  let sum = 0
  for (let i = 0; i < chars.length; i += 1) {
    const code = chars.charCodeAt(i)
    const value = code < 65 ? code - 48 : code - 65
    sum += i % 2 === 1 ? value : ODD[value]!
  }
  return String.fromCharCode(65 + (sum % 26))
}

/** Check digit of the first ten digits of a partita IVA, or of a company's codice fiscale (same rule). */
export function partitaIvaCheckDigit(firstTen: string): number {
  let sum = 0
  for (let i = 0; i < 10; i += 1) {
    const doubled = Number(firstTen[i]) * (i % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10
}

/** `name` begins the sentence. */
export function elevenDigitsFault(digits: string, name: string): string | null {
  if (digits.length !== 11) return `${name} ha ${digits.length} cifre: devono essere 11.`
  if (/^0+$/.test(digits)) return `${name} non può avere undici zeri.`
  const expected = partitaIvaCheckDigit(digits)
  if (Number(digits[10]) === expected) return null
  return `La cifra di controllo (l'undicesima) è ${digits[10]}, per le altre dieci dovrebbe essere ${expected}: ricontrolla il numero.`
}

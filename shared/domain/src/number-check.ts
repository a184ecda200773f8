/** Verdict on an identifier: its normal form, or in Italian what is wrong with it and where. */
export type NumberCheck = { ok: true; valore: string } | { ok: false; motivo: string }

export const wrong = (motivo: string): NumberCheck => ({ ok: false, motivo })

/** Letters and digits only, upper case: spaces, dots and dashes that people type are dropped. */
export const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase()

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

/** What is wrong with eleven digits under that rule; `null` when nothing is. `name` opens the sentence. */
export function elevenDigitsFault(digits: string, name: string): string | null {
  if (digits.length !== 11) return `${name} ha ${digits.length} cifre: devono essere 11.`
  if (/^0+$/.test(digits)) return `${name} non può avere undici zeri.`
  const expected = partitaIvaCheckDigit(digits)
  if (Number(digits[10]) === expected) return null
  return `La cifra di controllo (l'undicesima) è ${digits[10]}, per le altre dieci dovrebbe essere ${expected}: ricontrolla il numero.`
}

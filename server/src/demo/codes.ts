import { codiceFiscaleCheckLetter, partitaIvaCheckDigit } from '@bandiera/domain'
import type { Random } from './random.ts'

/** Cadastral codes of places where the demo's sole traders were born. */
const NATI_A = ['H501', 'F205', 'L219', 'F839', 'A662', 'D612', 'G273', 'A944', 'D969', 'L736', 'C351', 'B354']
const MESI = 'ABCDEHLMPRST'
const VOCALI = 'AEIOU'

/** Eleven digits with the right check digit; digits 8-10 name the province, as the revenue office gives them out. */
export function partitaIva(random: Random, provincia: string): string {
  const firstTen = `0${random.int(100_000, 999_999)}${provincia}`
  return firstTen + partitaIvaCheckDigit(firstTen)
}

/** Codice fiscale of an invented person, with the right check letter. */
export function codiceFiscalePersona(random: Random, nome: string, cognome: string, donna: boolean): string {
  const anno = String(random.int(1955, 2001)).slice(2)
  const giorno = String(random.int(1, 28) + (donna ? 40 : 0)).padStart(2, '0')
  const born = anno + MESI[random.int(0, 11)] + giorno + random.pick(NATI_A)
  const first = lettersOf(cognome, false) + lettersOf(nome, true) + born
  return first + codiceFiscaleCheckLetter(first)
}

/** Consonants, then vowels, then X; of a first name with four consonants or more the second is left out. */
function lettersOf(name: string, first: boolean): string {
  const letters = [...name.normalize('NFD').toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z')
  let consonants = letters.filter((letter) => !VOCALI.includes(letter))
  if (first && consonants.length > 3) consonants = [consonants[0]!, ...consonants.slice(2)]
  const vowels = letters.filter((letter) => VOCALI.includes(letter))
  return [...consonants, ...vowels, 'X', 'X', 'X'].slice(0, 3).join('')
}

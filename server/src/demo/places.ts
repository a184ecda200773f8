import { codiceFiscaleCheckLetter, partitaIvaCheckDigit, provinciaByCode, type Sede } from '@bandiera/domain'
import { STREETS } from './ragione-sociale.ts'
import type { Random } from './random.ts'

/** Provinces of the demo companies: ISTAT code, CAP of the capoluogo, weight. */
const PROVINCES: readonly (readonly [provincia: string, cap: string, peso: number])[] = [
  ['001', '10121', 6],
  ['004', '12100', 2],
  ['010', '16121', 3],
  ['015', '20121', 10],
  ['016', '24121', 4],
  ['017', '25121', 4],
  ['022', '38122', 2],
  ['023', '37121', 4],
  ['024', '36100', 3],
  ['028', '35121', 3],
  ['030', '33100', 2],
  ['034', '43121', 3],
  ['036', '41121', 3],
  ['037', '40121', 5],
  ['048', '50121', 4],
  ['053', '58100', 3],
  ['054', '06121', 3],
  ['042', '60121', 3],
  ['058', '00184', 9],
  ['068', '65121', 2],
  ['070', '86100', 1],
  ['063', '80133', 7],
  ['065', '84121', 4],
  ['072', '70121', 6],
  ['075', '73100', 4],
  ['076', '85100', 2],
  ['078', '87100', 3],
  ['087', '95121', 4],
  ['082', '90133', 4],
  ['118', '09124', 3],
]

export interface Place {
  provincia: string
  sigla: string
  regione: string
  comune: string
  nome: string
  cap: string
}

const places: readonly (readonly [Place, number])[] = PROVINCES.map(([codice, cap, peso]) => {
  const provincia = provinciaByCode(codice)!
  const capoluogo = provincia.capoluoghi[0]!
  const { sigla, regione } = provincia
  return [{ provincia: codice, sigla, regione, comune: capoluogo.codice, nome: capoluogo.nome, cap }, peso]
})

export const pickPlace = (random: Random): Place => random.weighted(places)

export function sedeIn(random: Random, place: Place, tipo: Sede['tipo']): Sede {
  const { cap, comune, provincia, regione } = place
  return { tipo, indirizzo: `${random.pick(STREETS)}, ${random.int(1, 180)}`, cap, comune, provincia, regione }
}

/** Cadastral codes of places where the demo's sole traders were born. */
const BIRTHPLACES = ['H501', 'F205', 'L219', 'F839', 'A662', 'D612', 'G273', 'A944', 'D969', 'L736', 'C351', 'B354']
const MONTH_LETTERS = 'ABCDEHLMPRST'
const VOWELS = 'AEIOU'

/** Eleven digits with the right check digit; digits 8-10 name the province, as the revenue office gives them out. */
export function partitaIva(random: Random, provincia: string): string {
  const firstTen = `0${random.int(100_000, 999_999)}${provincia}`
  return firstTen + partitaIvaCheckDigit(firstTen)
}

/** Codice fiscale of an invented person, with the right check letter. */
export function codiceFiscalePersona(random: Random, nome: string, cognome: string, donna: boolean): string {
  const anno = String(random.int(1955, 2001)).slice(2)
  const giorno = String(random.int(1, 28) + (donna ? 40 : 0)).padStart(2, '0')
  const born = anno + MONTH_LETTERS[random.int(0, 11)] + giorno + random.pick(BIRTHPLACES)
  const first = lettersOf(cognome, false) + lettersOf(nome, true) + born
  return first + codiceFiscaleCheckLetter(first)
}

/** Consonants, then vowels, then X; of a first name with four consonants or more the second is left out. */
function lettersOf(name: string, first: boolean): string {
  const letters = [...name.normalize('NFD').toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z')
  let consonants = letters.filter((letter) => !VOWELS.includes(letter))
  if (first && consonants.length > 3) consonants = [consonants[0]!, ...consonants.slice(2)]
  const vowels = letters.filter((letter) => VOWELS.includes(letter))
  return [...consonants, ...vowels, 'X', 'X', 'X'].slice(0, 3).join('')
}

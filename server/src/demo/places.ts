import { provinciaByCode, type Sede } from '@bandiera/domain'
import { VIE } from './names.ts'
import type { Random } from './random.ts'

/** Provinces of the demo companies: ISTAT code, CAP of the capoluogo, weight. */
const PIAZZE: readonly (readonly [provincia: string, cap: string, peso: number])[] = [
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

export interface Luogo {
  provincia: string
  sigla: string
  regione: string
  comune: string
  nome: string
  cap: string
}

const luoghi: readonly (readonly [Luogo, number])[] = PIAZZE.map(([codice, cap, peso]) => {
  const provincia = provinciaByCode(codice)!
  const capoluogo = provincia.capoluoghi[0]!
  const { sigla, regione } = provincia
  return [{ provincia: codice, sigla, regione, comune: capoluogo.codice, nome: capoluogo.nome, cap }, peso]
})

export const pickLuogo = (random: Random): Luogo => random.weighted(luoghi)

export function sedeIn(random: Random, luogo: Luogo, tipo: Sede['tipo']): Sede {
  const { cap, comune, provincia, regione } = luogo
  return { tipo, indirizzo: `${random.pick(VIE)}, ${random.int(1, 180)}`, cap, comune, provincia, regione }
}

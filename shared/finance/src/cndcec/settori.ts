import {
  atecoDigits,
  mainAteco,
  type Azienda,
  type CodiceAteco,
  type CndcecRatio,
  type CndcecTable,
} from '@bandiera/domain'
import { ATECO_2025_FROM_2007 } from './ateco-2025.ts'

/** Limits of one sector, in percent: the five indices of the CNDCEC (October 2019). */
export interface SettoreLimits extends Record<CndcecRatio, number> {
  settore: string
  nome: string
  /** Divisions of ATECO 2007 that it holds, two digits; classes in energy, whose production, transmission and distribution differ. */
  divisioni: readonly string[]
}

const span = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(2, '0'))

/** Trade of energy and gas, and steam: the table names them nowhere, so that they may be production or distribution. */
const ENERGY = ['3514', '3523', '3530']

type Row = [settore: string, nome: string, divisioni: string[], ...soglie: [number, number, number, number, number]]

const ROWS: readonly Row[] = [
  ['A', 'Agricoltura, silvicoltura e pesca', span(1, 3), 2.8, 9.4, 92.1, 0.3, 5.6],
  [
    'BCD',
    'Estrazione, manifattura, produzione di energia e gas',
    [...span(5, 33), '3511', '3521', ...ENERGY],
    3.0,
    7.6,
    93.7,
    0.5,
    4.9,
  ],
  [
    'E',
    'Acqua, reti fognarie, rifiuti; trasmissione di energia e gas',
    ['3512', ...span(36, 39)],
    2.6,
    6.7,
    84.2,
    1.9,
    6.5,
  ],
  ['F41', 'Costruzione di edifici', ['41'], 3.8, 4.9, 108.0, 0.4, 3.8],
  ['F42', 'Ingegneria civile, costruzioni specializzate', ['42', '43'], 2.8, 5.3, 101.1, 1.4, 5.3],
  [
    'G45',
    'Commercio di autoveicoli e all’ingrosso; distribuzione di energia e gas',
    ['3513', '3522', ...ENERGY, '45', '46'],
    2.1,
    6.3,
    101.4,
    0.6,
    2.9,
  ],
  ['G47', 'Commercio al dettaglio, bar e ristoranti', ['47', '56'], 1.5, 4.2, 89.8, 1.0, 7.8],
  ['H', 'Trasporto e magazzinaggio, alberghi', [...span(49, 53), '55'], 1.5, 4.1, 86.0, 1.4, 10.2],
  ['JMN', 'Servizi alle imprese', [...span(58, 63), ...span(69, 75), ...span(77, 82)], 1.8, 5.2, 95.4, 1.7, 11.9],
  ['PQRS', 'Servizi alle persone', [...span(85, 88), ...span(90, 96)], 2.7, 2.3, 69.8, 0.5, 14.6],
]

/**
 * Sector limits as published by the CNDCEC in October 2019. A tenant may replace them: they are practice and not law, as
 * the delegation of art. 13 c. 2 CCII was repealed by D.Lgs. 83/2022 before it came into use.
 */
export const CNDCEC_LIMITS: readonly SettoreLimits[] = ROWS.map(([settore, nome, divisioni, ...soglie]) => {
  const [oneriRicavi, patrimonioDebiti, attivoPassivoBreve, cashFlowAttivo, tributariAttivo] = soglie
  const limits = { oneriRicavi, patrimonioDebiti, attivoPassivoBreve, cashFlowAttivo, tributariAttivo }
  return { settore, nome, divisioni, ...limits }
})

/** The sectors that a code may be of: one when it is certain, more when its classification leaves them open. */
export interface PossibleSettori {
  settori: readonly SettoreLimits[]
  /** Part of what the code covers has no limits: finance, property, public bodies. */
  senza: boolean
}

/**
 * The sectors of an ATECO code. The limits are by ATECO 2007: a 2025 code has the sector of the 2007 codes that ISTAT's operational table
 * brings to it, several when they lie in several sectors. A code without its version has those of both readings.
 */
export function settoriOfCode({ codice, versione }: CodiceAteco, soglie = CNDCEC_LIMITS): PossibleSettori {
  const digits = atecoDigits(codice)
  if (digits.length < 2) return { settori: [], senza: true }
  const readings = versione ? [versione] : (['2007', '2025'] as const)
  const from = readings.flatMap((one) => (one === '2007' ? [digits] : from2007(digits)))
  const found = from.map((code) => soglie.filter(({ divisioni }) => divisioni.some((one) => isUnder(code, one))))
  return {
    settori: soglie.filter((one) => found.some((each) => each.includes(one))),
    senza: found.some((each) => each.length === 0),
  }
}

/**
 * The sectors of a company, by its main code. Where a 2025 code leaves several open, a 2007 code that the company has too decides
 * between them.
 */
export function settoriOf(azienda: Pick<Azienda, 'ateco'>, soglie = CNDCEC_LIMITS): PossibleSettori {
  const main = mainAteco(azienda)
  if (!main) return { settori: [], senza: true }
  const open = settoriOfCode(main, soglie)
  if (isCertain(open)) return open
  const old = (azienda.ateco ?? [])
    .filter(({ versione }) => versione === '2007')
    .map((one) => settoriOfCode(one, soglie))
  const meant = old.filter((one) => isCertain(one) && open.settori.includes(one.settori[0]!))
  return meant.length > 0 && meant.every(({ settori }) => settori[0] === meant[0]!.settori[0]) ? meant[0]! : open
}

const isCertain = ({ settori, senza }: PossibleSettori): boolean => settori.length === 1 && !senza

/** The one sector of a code; `null` for divisions without limits (finance, property, public bodies), and while it is open. */
export function settoreOfCode(codice: CodiceAteco, soglie = CNDCEC_LIMITS): SettoreLimits | null {
  const possible = settoriOfCode(codice, soglie)
  return isCertain(possible) ? possible.settori[0]! : null
}

/** The 2007 divisions that a 2025 code and its subdivisions derive from: the same division unless the table says otherwise. */
function from2007(digits: string): string[] {
  for (let length = digits.length; length >= 2; length -= 1) {
    const from = ATECO_2025_FROM_2007[digits.slice(0, length)]
    if (from) return from.split(' ')
  }
  const under = Object.entries(ATECO_2025_FROM_2007).filter(([prefix]) => prefix.startsWith(digits))
  return [digits.slice(0, 2), ...under.flatMap(([, from]) => from.split(' '))]
}

const isUnder = (code: string, division: string): boolean => code.startsWith(division) || division.startsWith(code)

/** The limits a tenant works with: its own where it has written them, the published ones for every other sector. */
export const limitsOf = (tabella: CndcecTable | undefined): readonly SettoreLimits[] =>
  CNDCEC_LIMITS.map((soglia) => ({ ...soglia, ...tabella?.settori.find(({ settore }) => settore === soglia.settore) }))

import {
  atecoDigits,
  mainAteco,
  type Azienda,
  type CodiceAteco,
  type CndcecRatio,
  type CndcecTable,
} from '@bandiera/domain'
import divisionsOf2025 from './ateco-2025.json' with { type: 'json' }
import limits from './limits-2019.json' with { type: 'json' }

/**
 * The ATECO 2007 divisions (in energy, classes) that 2025 codes derive from, where that is not their own division alone; a prefix
 * covers all its subdivisions. Made by tools/cndcec.mjs from ISTAT's operational table ATECO 2007 (edition of 2022) - 2025 of 29 October
 * 2025, CC BY.
 */
const ATECO_2025_FROM_2007: Readonly<Record<string, string>> = divisionsOf2025

/** Limits of one sector, in percent: the five indices of the CNDCEC (October 2019). */
export interface SettoreLimits extends Record<CndcecRatio, number> {
  settore: string
  nome: string
  /** Divisions of ATECO 2007 that it holds, two digits; classes in energy, whose production, transmission and distribution differ. */
  divisioni: readonly string[]
}

/**
 * Sector limits as published by the CNDCEC in October 2019. A tenant may replace them: they are practice and not law, as
 * the delegation of art. 13 c. 2 CCII was repealed by D.Lgs. 83/2022 before it came into use. Trade of energy and gas, and
 * steam (3514, 3523, 3530), are named nowhere: they may be production or distribution.
 */
export const CNDCEC_LIMITS: readonly SettoreLimits[] = limits

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

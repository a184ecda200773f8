import type { RegimeDeMinimis } from '../vocabularies.ts'
import { formatEuro } from '../text/formats.ts'

/**
 * Ceilings in euro per single undertaking over three years, with the days on which they are in force: art. 3(2) of Reg. UE 2023/2831,
 * 1408/2013 as amended by 2024/3118, and 2023/2832; art. 3(2a) of Reg. UE 717/2014 as amended by 2023/2391, 40.000 € where a
 * State keeps the central register, as Italy does (30.000 € elsewhere).
 */
export const deMinimisCeilings: readonly { regime: RegimeDeMinimis; massimale: number; dal: string; al: string }[] = [
  { regime: 'deMinimis', massimale: 300_000, dal: '2024-01-01', al: '2030-12-31' },
  { regime: 'deMinimisAgricolo', massimale: 50_000, dal: '2024-12-16', al: '2032-12-31' },
  { regime: 'deMinimisPesca', massimale: 40_000, dal: '2023-10-25', al: '2029-12-31' },
  { regime: 'deMinimisSieg', massimale: 750_000, dal: '2024-01-01', al: '2030-12-31' },
]

export const deMinimisCeilingOn = (regime: string, day: string): number | null =>
  deMinimisCeilings.find((row) => row.regime === regime && row.dal <= day && day <= row.al)?.massimale ?? null

/** Aids of several regimes against one ceiling; euro. */
export interface JointCeiling {
  /** The summed regimes: those with aids, and the one in question. */
  regimi: readonly RegimeDeMinimis[]
  massimale: number
  usati: number
  norma: string
  /** `false` for a rule whose text was not verified: it is shown as `da verificare`, and lowers no residual. */
  certo: boolean
}

interface JointRule {
  regimi: readonly RegimeDeMinimis[]
  /** The regime whose ceiling applies to the sum. */
  massimaleDi: RegimeDeMinimis
  /** The rule speaks of aid under this regime together with others. */
  soloCon?: RegimeDeMinimis
  norma: string
  certo: boolean
}

/**
 * Joint ceilings of several regimes. A regime in two rules is limited by both, and always by its own ceiling.
 * - Reg. UE 2023/2831, art. 5(2): general, agricultural (1408/2013) and fishery aid (717/2014) up to the ceiling of its art.
 *   3(2). Art. 5(1) of 1408/2013 says the same from its side.
 * - `da verificare`: agricultural and fishery aid together up to the ceiling of 717/2014 (1408/2013, art. 5(2), recalled and
 *   not read since its own ceiling went above that of fishery).
 * - `da verificare`: SIEG aid with any other. 2023/2831, art. 5(1) allows it and names no ceiling; whether the sum stays under
 *   that of 2023/2832 was not read (Reg. UE 360/2012, which it replaced, said so).
 */
const JOINT_RULES: readonly JointRule[] = [
  {
    regimi: ['deMinimis', 'deMinimisAgricolo', 'deMinimisPesca'],
    massimaleDi: 'deMinimis',
    norma: 'Reg. UE 2023/2831, art. 5, par. 2',
    certo: true,
  },
  {
    regimi: ['deMinimisAgricolo', 'deMinimisPesca'],
    massimaleDi: 'deMinimisPesca',
    norma: 'Reg. UE 1408/2013, art. 5, par. 2',
    certo: false,
  },
  {
    regimi: ['deMinimis', 'deMinimisAgricolo', 'deMinimisPesca', 'deMinimisSieg'],
    massimaleDi: 'deMinimisSieg',
    soloCon: 'deMinimisSieg',
    norma: 'Reg. UE 2023/2832, art. 5',
    certo: false,
  },
]

/** The joint ceilings that limit a regime on a day, given the use of each regime: those in which another regime has aids. */
export function jointCeilings(regime: string, usati: ReadonlyMap<string, number>, day: string): JointCeiling[] {
  return JOINT_RULES.flatMap((regola) => {
    const others = regola.regimi.filter((one) => one !== regime && (usati.get(one) ?? 0) > 0)
    const massimale = deMinimisCeilingOn(regola.massimaleDi, day)
    const regimi = regola.regimi.filter((one) => one === regime || others.includes(one))
    if (massimale === null || others.length === 0 || regimi.length === others.length) return []
    if (regola.soloCon && !regimi.includes(regola.soloCon)) return []
    return {
      regimi,
      massimale,
      usati: inCents(regimi.reduce((sum, one) => sum + (usati.get(one) ?? 0), 0)),
      norma: regola.norma,
      certo: regola.certo,
    }
  })
}

/** Sums of amounts carry what binary fractions add: the cent is what counts. */
export const inCents = (euro: number): number => Math.round(euro * 100) / 100

const SHORT_NAMES: Record<RegimeDeMinimis, string> = {
  deMinimis: 'de minimis',
  deMinimisAgricolo: 'agricolo',
  deMinimisPesca: 'pesca',
  deMinimisSieg: 'SIEG',
}

/** A joint ceiling in words. @example '320.000 € su 300.000 €, de minimis e agricolo insieme' */
export function jointCeilingText({ regimi, massimale, usati }: JointCeiling): string {
  const names = regimi.map((regime) => SHORT_NAMES[regime])
  const all = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e ')
  return `${formatEuro(usati, 0)} su ${formatEuro(massimale, 0)}, ${all} insieme`
}

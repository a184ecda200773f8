import type { Bilancio, ClasseDimensione } from '@bandiera/domain'
import type { Settore } from './settori.ts'
import { makeVoci } from './balance-entries.ts'
import { rounded, type World } from './world.ts'

const ULA: Record<ClasseDimensione, [number, number]> = {
  micro: [1, 9],
  piccola: [10, 48],
  media: [50, 245],
  grande: [260, 700],
}
/** Turnover, in euro, that a company of the class stays under (Rec. 2003/361/CE). */
const MAX_RICAVI: Record<ClasseDimensione, number> = {
  micro: 1_900_000,
  piccola: 9_600_000,
  media: 48_000_000,
  grande: 400_000_000,
}
const MIN_RICAVI_GRANDE = 55_000_000

/** Accounts of the last three years, or of those the company has existed; all of one size class. */
export function makeBilanci(
  { random, oggi }: World,
  settore: Settore,
  classe: ClasseDimensione,
  costituzione: string,
): Bilancio[] {
  const last = Number(oggi.slice(0, 4)) - (oggi.slice(5, 7) < '05' ? 2 : 1)
  const first = Math.max(last - 2, Number(costituzione.slice(0, 4)))
  const [min, max] = ULA[classe]
  let ula = random.int(min, max)
  const bilanci: Bilancio[] = []
  for (let anno = first; anno <= last; anno++) {
    const ricavi = ricaviOf(ula * settore.resa * 1000 * (0.75 + random.next() / 2), classe)
    const totaleAttivo = rounded(ricavi * (0.5 + random.next() * 0.35), 100)
    bilanci.push({ anno, approvato: true, ula, ricavi, totaleAttivo, ...makeVoci({ anno, ula, ricavi, totaleAttivo }) })
    ula = Math.min(max, Math.max(min, Math.round(ula * (0.92 + random.next() * 0.2))))
  }
  return bilanci
}

function ricaviOf(wanted: number, classe: ClasseDimensione): number {
  const atLeast = classe === 'grande' ? MIN_RICAVI_GRANDE : 0
  return rounded(Math.max(atLeast, Math.min(MAX_RICAVI[classe], wanted)), 100)
}

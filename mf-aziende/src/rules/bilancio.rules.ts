import {
  dayInRome,
  VOCI_BILANCIO,
  vociFields,
  type Azienda,
  type Bilancio,
  type Field,
  type VoceBilancio,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi
const Amount = z.optional(z.number())
const Plain = z.object({
  anno: z.optional(z.number()),
  approvato: z.boolean(),
  ula: z.optional(z.number().check(z.nonnegative(errori.ulaNegativa))),
  voci: z.object(
    Object.fromEntries(VOCI_BILANCIO.map((voce) => [voce, Amount])) as Record<VoceBilancio, typeof Amount>,
  ),
})
export type BilancioYearValues = z.infer<typeof Plain>

const FIRST = 1950

/** What is wrong with a year of accounts, in Italian; `null` when nothing. */
export function annoFault(anno: number): string | null {
  const last = Number(dayInRome().slice(0, 4))
  return Number.isInteger(anno) && anno >= FIRST && anno <= last ? null : errori.annoFuori(FIRST, last)
}

/** Accounts of one year; `others` are the years that the company already has besides the edited one. */
export const bilancioSchema = (others: readonly number[]) =>
  Plain.check(({ value: { anno, voci }, issues }) => {
    const fault = (path: string[], message: string) => issues.push({ code: 'custom', input: anno, path, message })
    const outside = anno === undefined ? errori.anno : annoFault(anno)
    if (outside) fault(['anno'], outside)
    else if (anno !== undefined && others.includes(anno)) fault(['anno'], errori.annoDoppio)
    for (const voce of VOCI_BILANCIO)
      if ((voci[voce] ?? 0) < 0 && !isSigned(voce)) fault(['voci', voce], errori.voceNegativa)
  })

const isSigned = (voce: VoceBilancio): boolean => (vociFields[voce] as Field).signed === true

export const bilancioValues = (bilancio: Partial<Bilancio>): BilancioYearValues => ({
  anno: bilancio.anno,
  approvato: bilancio.approvato !== false,
  ula: bilancio.ula,
  voci: Object.fromEntries(VOCI_BILANCIO.map((voce) => [voce, bilancio[voce]])) as BilancioYearValues['voci'],
})

/**
 * The accounts of the company with one year as it was typed, in the place of `before` (`null` for a new year). The other years
 * are those of the record now, so that two people may each write a year of their own.
 */
export function withBilancio(azienda: Azienda, before: Bilancio | null, values: BilancioYearValues): Bilancio[] {
  const others = (azienda.bilanci ?? []).filter(({ anno }) => anno !== before?.anno)
  return [...others, bilancioOf(before, values)].sort((a, b) => b.anno - a.anno)
}

function bilancioOf(before: Bilancio | null, { anno, approvato, ula, voci }: BilancioYearValues): Bilancio {
  const shown: readonly string[] = ['ula', ...VOCI_BILANCIO]
  const rest = Object.entries(before ?? {}).filter(([key]) => !shown.includes(key))
  const typed = Object.entries({ ula, ...voci }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries([...rest, ...typed]), anno: anno!, approvato }
}

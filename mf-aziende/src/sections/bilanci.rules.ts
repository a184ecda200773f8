import {
  type Azienda,
  type Bilancio,
  dayInRome,
  type Field,
  type BilancioItem,
  BILANCIO_ITEMS,
  bilancioFields,
  bilancioItemFields,
  knownOf,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { lineForm, without } from './line-form.ts'

const { errors } = texts

const yearForm = lineForm(bilancioFields, ['ula', 'ricavi', 'totaleAttivo'])
const BilancioFormSchema = z.object({ ...yearForm.shape, anno: z.optional(z.number()) }).check(({ value, issues }) => {
  const { anno } = value
  const message = anno !== undefined ? yearFault(anno) : hasFigures(value) ? texts.errors.year : null
  if (message) issues.push({ code: 'custom', input: value, path: ['anno'], message })
})

export const BilanciSchema = z.object({
  bilanci: z.array(BilancioFormSchema).check(({ value, issues }) => {
    value.forEach(({ anno }, index) => {
      if (anno !== undefined && value.findIndex((other) => other.anno === anno) < index)
        issues.push({ code: 'custom', input: anno, path: [index, 'anno'], message: texts.errors.yearTwice })
    })
  }),
})
export type BilanciValues = z.infer<typeof BilanciSchema>
export type BilancioValues = BilanciValues['bilanci'][number]

/** The year whose accounts are usually the last ones approved. */
export const lastYear = (): number => Number(dayInRome().slice(0, 4)) - 1

export const newBilancio = (anno = lastYear()): BilancioValues => ({ anno, ...yearForm.values({}) })

export function bilanciValues({ bilanci }: Partial<Azienda>): BilanciValues {
  if (!bilanci?.length) return { bilanci: [newBilancio()] }
  const rows = bilanci.map((one) => ({ anno: one.anno, ...yearForm.values(one) }))
  return { bilanci: rows.sort((a, b) => b.anno - a.anno) }
}

/** A year without figures is left out. */
export function bilanciOf({ bilanci }: BilanciValues): Pick<Azienda, 'bilanci'> {
  const known = bilanci
    .filter((one) => one.anno !== undefined && (hasFigures(one) || hasMore(one.altro)))
    .map(bilancioOf)
  return { bilanci: known.length > 0 ? known : undefined }
}

const bilancioOf = ({ anno, ...values }: BilancioValues): Bilancio => ({ ...yearForm.record(values), anno: anno! })

const hasFigures = (one: Partial<BilancioValues>): boolean =>
  [one.ula, one.ricavi, one.totaleAttivo].some((value) => value !== undefined)
const hasMore = (altro: unknown): boolean => Object.keys(altro as object).some((key) => key !== 'anno')

const Amount = z.optional(z.number())
const Plain = z.object({
  anno: z.optional(z.number()),
  approvato: z.boolean(),
  ula: z.optional(z.number().check(z.nonnegative(errors.ulaNegative))),
  voci: z.object(
    Object.fromEntries(BILANCIO_ITEMS.map((voce) => [voce, Amount])) as Record<BilancioItem, typeof Amount>,
  ),
})
export type BilancioYearValues = z.infer<typeof Plain>

const FIRST = 1950

export function yearFault(anno: number): string | null {
  const last = Number(dayInRome().slice(0, 4))
  return Number.isInteger(anno) && anno >= FIRST && anno <= last ? null : errors.yearOutside(FIRST, last)
}

/** `others` are the years of the company besides the edited one. */
export const bilancioSchema = (others: readonly number[]) =>
  Plain.check(({ value: { anno, voci }, issues }) => {
    const fault = (path: string[], message: string) => issues.push({ code: 'custom', input: anno, path, message })
    const outside = anno === undefined ? errors.year : yearFault(anno)
    if (outside) fault(['anno'], outside)
    else if (anno !== undefined && others.includes(anno)) fault(['anno'], errors.yearTwice)
    for (const voce of BILANCIO_ITEMS)
      if ((voci[voce] ?? 0) < 0 && !isSigned(voce)) fault(['voci', voce], errors.entryNegative)
  })

const isSigned = (voce: BilancioItem): boolean => (bilancioItemFields[voce] as Field).signed === true

export const bilancioValues = (bilancio: Partial<Bilancio>): BilancioYearValues => ({
  anno: bilancio.anno,
  approvato: bilancio.approvato !== false,
  ula: bilancio.ula,
  voci: Object.fromEntries(BILANCIO_ITEMS.map((voce) => [voce, bilancio[voce]])) as BilancioYearValues['voci'],
})

/** The other years are those of the present record, so that two people can each write a different year. */
export function withBilancio(azienda: Azienda, before: Bilancio | null, values: BilancioYearValues): Bilancio[] {
  const others = (azienda.bilanci ?? []).filter(({ anno }) => anno !== before?.anno)
  return [...others, yearOf(before, values)].sort((a, b) => b.anno - a.anno)
}

const yearOf = (before: Bilancio | null, { anno, approvato, ula, voci }: BilancioYearValues): Bilancio => ({
  ...without(before ?? {}, ['ula', ...BILANCIO_ITEMS]),
  ...knownOf({ ula, ...voci }),
  anno: anno!,
  approvato,
})

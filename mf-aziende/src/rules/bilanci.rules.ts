import { dayInRome, type Azienda, type Bilancio } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { annoFault } from './bilancio.rules.ts'

const Figure = z.optional(z.number())
const BilancioFormSchema = z
  .object({
    anno: z.optional(z.number()),
    ula: Figure,
    ricavi: Figure,
    totaleAttivo: Figure,
    /** What the form does not show of the stored accounts, given back untouched. */
    altro: z.unknown(),
  })
  .check(({ value, issues }) => {
    const { anno } = value
    const message = anno !== undefined ? annoFault(anno) : hasFigures(value) ? testi.errori.anno : null
    if (message) issues.push({ code: 'custom', input: value, path: ['anno'], message })
  })

export const bilanciShape = {
  bilanci: z.array(BilancioFormSchema).check(({ value, issues }) => {
    value.forEach(({ anno }, index) => {
      if (anno !== undefined && value.findIndex((other) => other.anno === anno) < index)
        issues.push({ code: 'custom', input: anno, path: [index, 'anno'], message: testi.errori.annoDoppio })
    })
  }),
}
export const BilanciSchema = z.object(bilanciShape)
export type BilanciValues = z.infer<typeof BilanciSchema>
export type BilancioValues = BilanciValues['bilanci'][number]

/** The year whose accounts are usually the last ones approved. */
export const lastYear = (): number => Number(dayInRome().slice(0, 4)) - 1

export const nuovoBilancio = (anno = lastYear()): BilancioValues => ({
  anno,
  ula: undefined,
  ricavi: undefined,
  totaleAttivo: undefined,
  altro: {},
})

export function bilanciValues({ bilanci }: Partial<Azienda>): BilanciValues {
  if (!bilanci?.length) return { bilanci: [nuovoBilancio()] }
  const rows = bilanci.map((one) => ({ ...nuovoBilancio(one.anno), ...figures(one), altro: one }))
  return { bilanci: rows.sort((a, b) => (b.anno ?? 0) - (a.anno ?? 0)) }
}

/** Accounts of the record, newest first; a year without figures is left out. */
export function bilanciOf({ bilanci }: BilanciValues): Pick<Azienda, 'bilanci'> {
  const known = bilanci
    .filter((one) => one.anno !== undefined && (hasFigures(one) || hasMore(one.altro)))
    .map(bilancioOf)
  return { bilanci: known.length > 0 ? known : undefined }
}

function bilancioOf({ altro, anno, ...values }: BilancioValues): Bilancio {
  const { ula: _ula, ricavi: _ricavi, totaleAttivo: _attivo, ...rest } = altro as Partial<Bilancio>
  const known = Object.entries(figures(values)).filter(([, value]) => value !== undefined)
  return { ...rest, ...Object.fromEntries(known), anno: anno! }
}

const figures = ({ ula, ricavi, totaleAttivo }: Omit<BilancioValues, 'altro'>) => ({ ula, ricavi, totaleAttivo })
const hasFigures = (one: Partial<BilancioValues>): boolean =>
  [one.ula, one.ricavi, one.totaleAttivo].some((value) => value !== undefined)
const hasMore = (altro: unknown): boolean => Object.keys(altro as object).some((key) => key !== 'anno')

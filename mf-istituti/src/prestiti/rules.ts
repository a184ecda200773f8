import { formatEuro, createPratica, labelOf, type Azienda, type Pratica, type Usr } from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { errors } = texts
const LEAST = 1_000
const MOST = 10_000_000

/** A loan request: euro, months, purpose, applicant, and the company's consents. */
export const PrestitoSchema = z.object({
  importo: z.number(errors.amount).check(z.gte(LEAST, errors.amount), z.lte(MOST, errors.amount)),
  mesi: z.int(errors.months).check(z.gte(1, errors.months), z.lte(360, errors.months)),
  finalita: z.string().check(z.minLength(1, errors.purpose)),
  azienda: z
    .nullable(z.object({ value: z.string(), label: z.string() }))
    .check(z.refine((one) => one !== null, errors.azienda)),
  consenso: z.boolean().check(z.refine((value) => value, errors.consent)),
})
export type PrestitoValues = z.infer<typeof PrestitoSchema>

/** The fields of each step; the last step only tells what happened. */
export const STEP_FIELDS: readonly (readonly (keyof PrestitoValues)[])[] = [
  ['importo', 'mesi', 'finalita'],
  ['azienda'],
  ['consenso'],
]

/** The case file of a request: a financing with the requested amount, and the consents in its first note. */
export function praticaOf(values: PrestitoValues, azienda: Azienda, usr: Usr, oggi: string): Pratica {
  const finalita = labelOf(texts.purposeNames, values.finalita)
  const testo = texts.note(values.mesi, finalita)
  const titolo = texts.title(formatEuro(values.importo, 0))
  const now = new Date()
  return {
    ...createPratica({ azienda, usr, oggi, tipo: 'finanziamento', titolo, now }),
    importoProgetto: values.importo,
    note: [{ autore: usr._id, quando: now.toISOString(), testo, menzioni: [] }],
  }
}

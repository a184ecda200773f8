import { formatEuro, nuovaPratica, type Azienda, type Pratica, type Usr } from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { errori } = texts
const MINIMO = 1_000
const MASSIMO = 10_000_000

/** A loan request: euro, months, what for, for whom, and what the company agreed to. */
export const PrestitoSchema = z.object({
  importo: z.number(errori.importo).check(z.gte(MINIMO, errori.importo), z.lte(MASSIMO, errori.importo)),
  mesi: z.int(errori.mesi).check(z.gte(1, errori.mesi), z.lte(360, errori.mesi)),
  finalita: z.string().check(z.minLength(1, errori.finalita)),
  azienda: z
    .nullable(z.object({ value: z.string(), label: z.string() }))
    .check(z.refine((one) => one !== null, errori.azienda)),
  consenso: z.boolean().check(z.refine((value) => value, errori.consenso)),
})
export type PrestitoValues = z.infer<typeof PrestitoSchema>

/** The fields of each step; the last step only tells what happened. */
export const PASSI: readonly (readonly (keyof PrestitoValues)[])[] = [
  ['importo', 'mesi', 'finalita'],
  ['azienda'],
  ['consenso'],
]

export const FINALITA = [
  { value: 'investimenti', label: 'Investimenti' },
  { value: 'liquidita', label: 'Liquidità' },
  { value: 'consolidamento', label: 'Consolidamento di debiti' },
  { value: 'altro', label: 'Altro' },
] as const

/** The case file that a request becomes: a financing with the amount asked for and the consents in its first note. */
export function praticaDi(values: PrestitoValues, azienda: Azienda, usr: Usr, oggi: string): Pratica {
  const finalita = FINALITA.find(({ value }) => value === values.finalita)?.label ?? values.finalita
  const testo = texts.nota(values.mesi, finalita)
  const now = new Date()
  return {
    ...nuovaPratica({
      azienda,
      usr,
      oggi,
      tipo: 'finanziamento',
      titolo: texts.titolo(formatEuro(values.importo, 0)),
      now,
    }),
    importoProgetto: values.importo,
    note: [{ autore: usr._id, quando: now.toISOString(), testo, menzioni: [] }],
  }
}

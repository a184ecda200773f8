import * as z from 'zod/mini'
import { CriterioSchema } from './criterio.ts'
import { DataIso, Importo, stamps, type Infer } from './record.ts'

/** A financing product; amounts in euro, durations in months, rates in percent a year. */
export const ProdottoSchema = z.looseObject({
  id: z.string(),
  nome: z.string(),
  tipo: z.optional(z.string()),
  importoMin: z.optional(Importo),
  importoMax: z.optional(Importo),
  durataMin: z.optional(z.number()),
  durataMax: z.optional(z.number()),
  tassoTipo: z.optional(z.enum(['fisso', 'variabile'])),
  tanMin: z.optional(z.number()),
  tanMax: z.optional(z.number()),
  criteri: z.optional(z.array(CriterioSchema)),
  validoDal: z.optional(DataIso),
  validoAl: z.optional(DataIso),
})
export type Prodotto = Infer<typeof ProdottoSchema>

export const IstitutoSchema = z.looseObject({
  _id: z.string(),
  createdBy: z.string(),
  gestori: z.array(z.string()),
  nome: z.string(),
  tipo: z.optional(z.enum(['banca', 'confidi', 'leasing', 'factoring', 'fintech', 'ente'])),
  prodotti: z.optional(z.array(ProdottoSchema)),
  ...stamps,
})
export type Istituto = Infer<typeof IstitutoSchema>

import * as z from 'zod/mini'
import { DataIso, stamps, type Infer } from './record.ts'

/** A document of a company (`clienteId`), collection `docs`. */
export const DocumentoSchema = z.looseObject({
  _id: z.string(),
  clienteId: z.string(),
  praticaId: z.optional(z.string()),
  bandoId: z.optional(z.string()),
  tipo: z.optional(z.string()),
  nome: z.string(),
  file: z.optional(z.looseObject({ chiave: z.string(), mime: z.string(), byte: z.number(), sha256: z.string() })),
  caricatoDa: z.optional(z.string()),
  caricatoIl: z.optional(z.string()),
  scadenza: z.optional(DataIso),
  stato: z.optional(z.string()),
  pubblico: z.optional(z.boolean()),
  ...stamps,
})
export type Documento = Infer<typeof DocumentoSchema>

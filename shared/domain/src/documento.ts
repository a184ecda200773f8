import * as z from 'zod/mini'
import { daysBetween } from './formats.ts'
import { DataIso, stamps, type Infer } from './record.ts'

/** A file as the server keeps it; only the server writes this. */
export const FileDocumentoSchema = z.looseObject({
  /** Name under which the content is kept. */
  chiave: z.string(),
  mime: z.string(),
  byte: z.number(),
  sha256: z.string(),
})

/** A document of a company (`clienteId`), collection `docs`. */
export const DocumentoSchema = z.looseObject({
  _id: z.string(),
  clienteId: z.string(),
  praticaId: z.optional(z.string()),
  bandoId: z.optional(z.string()),
  tipo: z.optional(z.string()),
  nome: z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome del documento'), z.maxLength(200)),
  file: z.optional(FileDocumentoSchema),
  caricatoDa: z.optional(z.string()),
  caricatoIl: z.optional(z.string()),
  scadenza: z.optional(DataIso),
  stato: z.optional(z.string()),
  /** Anybody who has its address `/Doc/{id}` may read it. */
  pubblico: z.optional(z.boolean()),
  /** Files that a newer one took the place of, oldest first. */
  versioni: z.optional(
    z.array(
      z.looseObject({
        file: FileDocumentoSchema,
        caricatoDa: z.optional(z.string()),
        caricatoIl: z.optional(z.string()),
      }),
    ),
  ),
  ...stamps,
})
export type Documento = Infer<typeof DocumentoSchema>
export type FileDocumento = Infer<typeof FileDocumentoSchema>

/** What only the server writes into a document: the file, who brought it and when, and the files before it. */
export const CAMPI_FILE = ['file', 'caricatoDa', 'caricatoIl', 'versioni'] as const

/** Kinds of documents that a file of a company usually holds. */
export const TIPI_DOCUMENTO = {
  visura: 'Visura camerale',
  bilancio: 'Bilancio',
  durc: 'DURC',
  identita: 'Documento d’identità',
  statuto: 'Atto costitutivo e statuto',
  dichiarazione: 'Dichiarazione',
  preventivo: 'Preventivo',
  fattura: 'Fattura',
  business_plan: 'Piano d’impresa',
  polizza: 'Polizza',
  contratto: 'Contratto',
  domanda: 'Domanda',
  ricevuta: 'Ricevuta o protocollo',
  comunicazione: 'Comunicazione dell’ente',
  altro: 'Altro',
} as const

/** Name of a kind; one that is not in the list speaks for itself. */
export const labelOfTipo = (tipo: string | undefined): string =>
  tipo && Object.hasOwn(TIPI_DOCUMENTO, tipo) ? TIPI_DOCUMENTO[tipo as keyof typeof TIPI_DOCUMENTO] : (tipo ?? '')

/** Days before the end of its validity in which a document is about to expire. */
const PREAVVISO = 30

export type ValiditaDocumento = 'scaduto' | 'in_scadenza' | 'valido'

/** Whether a document still holds on a day; `null` when it has no end. It holds through its last day. */
export function validitaOf({ scadenza }: Pick<Documento, 'scadenza'>, oggi: string): ValiditaDocumento | null {
  if (!scadenza) return null
  const left = daysBetween(oggi, scadenza)
  return left < 0 ? 'scaduto' : left <= PREAVVISO ? 'in_scadenza' : 'valido'
}

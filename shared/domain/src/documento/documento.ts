import * as z from 'zod/mini'
import { daysBetween } from '../text/formats.ts'
import { documentoFields, documentoKindLabels, type FileDocumentoSchema } from './fields.ts'
import { shapeOf } from '../fields/field.ts'
import { labelOf } from '../text/sentence.ts'
import { stamps, type Infer } from '../records/record.ts'

export const DocumentoSchema = z.looseObject({ _id: z.string(), ...shapeOf(documentoFields), ...stamps })
export type Documento = Infer<typeof DocumentoSchema>
export type FileDocumento = Infer<typeof FileDocumentoSchema>

export const documentoKindLabel = (tipo: string | undefined): string => labelOf(documentoKindLabels, tipo)

const WARNING_DAYS = 30

export type DocumentoValidity = 'scaduto' | 'in_scadenza' | 'valido'

/** Whether a document is valid on a day, its last day included; `null` when it has no end. */
export function validityOf({ scadenza }: Pick<Documento, 'scadenza'>, oggi: string): DocumentoValidity | null {
  if (!scadenza) return null
  const left = daysBetween(oggi, scadenza)
  return left < 0 ? 'scaduto' : left <= WARNING_DAYS ? 'in_scadenza' : 'valido'
}

import * as z from 'zod/mini'
import type { Infer } from '../records/record.ts'

export const atecoVersionLabels = { 2007: 'ATECO 2007', 2025: 'ATECO 2025' } as const
/** A code of the classification of activities; without a version its meaning is open. */
export const CodiceAtecoSchema = z.looseObject({
  codice: z.string(),
  versione: z.optional(z.enum(['2007', '2025'])),
  /** As it was when the code was chosen, to show without its table; the code decides. */
  titolo: z.optional(z.string()),
})
export type CodiceAteco = Infer<typeof CodiceAtecoSchema>

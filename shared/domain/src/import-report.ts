import * as z from 'zod/mini'
import { controlloFields } from './bando/fields.ts'
import { shapeOf } from './fields/field.ts'

/** One field of an update, in words: its name, what it was and what it becomes; empty text for nothing. */
const CambioSchema = z.object({ etichetta: z.string(), prima: z.string(), dopo: z.string() })

/** Verdict on one record of an import; every record of the file gets exactly one. */
export const ImportRowSchema = z.object({
  riga: z.number(),
  idEsterno: z.string(),
  titolo: z.string(),
  esito: z.enum(['nuovo', 'aggiornato', 'identico', 'saltato', 'errore']),
  id: z.optional(z.string()),
  /** Why it failed or was left out, in Italian; only with `errore` and `saltato`. */
  motivo: z.optional(z.string()),
  daControllare: z.array(z.object(shapeOf(controlloFields))),
  /** The editorial state of a new grant: published at once, or held while grave questions are open. */
  redazione: z.optional(z.string()),
  /** What an update changes, field by field. */
  cambi: z.optional(z.array(CambioSchema)),
  /** Grants of the portal that this new one may be, for a person to say. */
  forse: z.optional(z.array(z.object({ id: z.string(), titolo: z.string() }))),
})
export type ImportRow = z.infer<typeof ImportRowSchema>

export const ImportReportSchema = z.object({
  totale: z.number(),
  nuovi: z.number(),
  aggiornati: z.number(),
  identici: z.number(),
  errori: z.number(),
  /** Records that the options leave out: closed grants. */
  saltati: z.optional(z.number()),
  prova: z.boolean(),
  righe: z.array(ImportRowSchema),
  /** Gestori who see the new grants that are published. */
  gestori: z.optional(z.array(z.string())),
  /** Stored grants of this source that a whole file does not have any more. */
  spariti: z.optional(z.array(z.object({ id: z.string(), titolo: z.string() }))),
  /** Whether the file is the whole catalogue: it says so itself, or has nearly all that is stored. */
  completo: z.optional(z.boolean()),
  /** The record of this import in the list of imports. */
  importazione: z.optional(z.string()),
  /** What it put into the log, one for each transaction: `annulla` takes it back. */
  operazioni: z.optional(z.array(z.object({ da: z.number(), a: z.number() }))),
})
export type ImportReport = z.infer<typeof ImportReportSchema>

import * as z from 'zod/mini'
import { bandoQuestionFields } from '../bando/fields.ts'
import { shapeOf } from '../fields/field.ts'

export const ImportChoicesSchema = z.strictObject({
  /** New grants are stored as drafts. */
  bozze: z.optional(z.boolean()),
  /** New grants that are closed already are left out. */
  soloAperti: z.optional(z.boolean()),
  /** Gestori who see new grants; all active ones by default, never an empty choice. */
  gestori: z.optional(z.array(z.string()).check(z.minLength(1, 'Scegli almeno un gestore'))),
  /** Whether the file is the whole catalogue: stored grants that it lacks are then asked about. The file decides by default. */
  completo: z.optional(z.boolean()),
  /** By `idEsterno`: the grant of the portal that a record is joined to. */
  uniti: z.optional(z.record(z.string(), z.string())),
  /** `idEsterno` of records that are grants of their own, however like a stored one. */
  separati: z.optional(z.array(z.string())),
  file: z.optional(z.string().check(z.maxLength(200))),
})
export type ImportChoices = z.infer<typeof ImportChoicesSchema>

export const FieldChangeSchema = z.object({ etichetta: z.string(), prima: z.string(), dopo: z.string() })

/** Verdict on one record of an import; every record of the file gets exactly one. */
export const ImportRowSchema = z.object({
  riga: z.number(),
  idEsterno: z.string(),
  titolo: z.string(),
  esito: z.enum(['nuovo', 'aggiornato', 'identico', 'saltato', 'errore']),
  id: z.optional(z.string()),
  /** Why it failed or was left out, in Italian; only with `errore` and `saltato`. */
  motivo: z.optional(z.string()),
  daControllare: z.array(z.object(shapeOf(bandoQuestionFields))),
  /** The editorial state of a new grant: published at once, or held while grave questions are open. */
  redazione: z.optional(z.string()),
  /** A new grant whose closing has passed. */
  chiuso: z.optional(z.boolean()),
  cambi: z.optional(z.array(FieldChangeSchema)),
  /** Fields of a joined grant that stay as a person typed them (`prima`) though the source says something else (`dopo`). */
  restano: z.optional(z.array(FieldChangeSchema)),
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
  saltati: z.optional(z.number()),
  prova: z.boolean(),
  righe: z.array(ImportRowSchema),
  chiusi: z.optional(z.number()),
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

export const ImportEntrySchema = z.object({
  id: z.string(),
  tipo: z.enum(['incentivi', 'aziende']),
  quando: z.string(),
  chi: z.string(),
  file: z.optional(z.string()),
  nuovi: z.number(),
  aggiornati: z.number(),
  /** Whether it can still be taken back. */
  annullabile: z.boolean(),
  annullata: z.optional(z.object({ quando: z.string(), restano: z.number() })),
})
export type ImportEntry = z.infer<typeof ImportEntrySchema>
/** Answer of `GET /api/importazioni`, newest first. */
export const ImportListSchema = z.object({ importazioni: z.array(ImportEntrySchema) })

/** What an undo of a whole import did, and what it left as it is. */
export const ImportUndoSchema = z.object({
  /** New records that are gone again; the bin keeps them. */
  tolti: z.number(),
  /** Records that are again as they were before. */
  riportati: z.number(),
  restano: z.array(z.object({ coll: z.string(), id: z.string(), nome: z.string(), motivo: z.string() })),
  operazioni: z.array(z.object({ da: z.number(), a: z.number() })),
})
export type ImportUndo = z.infer<typeof ImportUndoSchema>

export const RereadReportSchema = z.object({
  prova: z.boolean(),
  letti: z.number(),
  aggiornati: z.number(),
  domande: z.object({ prima: z.number(), dopo: z.number() }),
  righe: z.array(z.object({ id: z.string(), titolo: z.string(), cambi: z.array(FieldChangeSchema) })),
})
export type RereadReport = z.infer<typeof RereadReportSchema>

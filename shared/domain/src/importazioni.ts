import * as z from 'zod/mini'
import { CambioSchema } from './import-report.ts'

/** One import in the list of those that a person may take back. */
export const ImportazioneSchema = z.object({
  id: z.string(),
  tipo: z.enum(['incentivi', 'aziende']),
  /** ISO instant. */
  quando: z.string(),
  /** Name of the author. */
  chi: z.string(),
  file: z.optional(z.string()),
  nuovi: z.number(),
  aggiornati: z.number(),
  /** Whether it can still be taken back. */
  annullabile: z.boolean(),
  annullata: z.optional(z.object({ quando: z.string(), restano: z.number() })),
})
export type Importazione = z.infer<typeof ImportazioneSchema>
/** Answer of `GET /api/importazioni`, newest first. */
export const ImportazioniSchema = z.object({ importazioni: z.array(ImportazioneSchema) })

/** What an undo of a whole import did, and what it left as it is. */
export const ImportazioneAnnullataSchema = z.object({
  /** New records that are gone again; the bin keeps them. */
  tolti: z.number(),
  /** Records that are again as they were before. */
  riportati: z.number(),
  restano: z.array(z.object({ coll: z.string(), id: z.string(), nome: z.string(), motivo: z.string() })),
  operazioni: z.array(z.object({ da: z.number(), a: z.number() })),
})
export type ImportazioneAnnullata = z.infer<typeof ImportazioneAnnullataSchema>

/** What reading the stored grants again did, or would do. */
export const RiletturaSchema = z.object({
  prova: z.boolean(),
  /** Grants that were read. */
  letti: z.number(),
  /** Grants whose values or questions are others now. */
  aggiornati: z.number(),
  /** Questions before and after. */
  domande: z.object({ prima: z.number(), dopo: z.number() }),
  righe: z.array(z.object({ id: z.string(), titolo: z.string(), cambi: z.array(CambioSchema) })),
})
export type Rilettura = z.infer<typeof RiletturaSchema>

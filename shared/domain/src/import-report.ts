import * as z from 'zod/mini'

/** Verdict on one record of an import; every record of the file gets exactly one. */
export const ImportRowSchema = z.object({
  riga: z.number(),
  idEsterno: z.string(),
  titolo: z.string(),
  esito: z.enum(['nuovo', 'aggiornato', 'identico', 'errore']),
  id: z.optional(z.string()),
  /** Why it failed, in Italian; only with `errore`. */
  motivo: z.optional(z.string()),
  daControllare: z.array(z.object({ campo: z.string(), motivo: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRowSchema>

export const ImportReportSchema = z.object({
  totale: z.number(),
  nuovi: z.number(),
  aggiornati: z.number(),
  identici: z.number(),
  errori: z.number(),
  prova: z.boolean(),
  righe: z.array(ImportRowSchema),
  /** What it put into the log, one for each transaction: `annulla` takes it back. */
  operazioni: z.optional(z.array(z.object({ da: z.number(), a: z.number() }))),
})
export type ImportReport = z.infer<typeof ImportReportSchema>

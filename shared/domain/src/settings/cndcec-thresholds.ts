import * as z from 'zod/mini'
import { DataIso } from '../records/record.ts'

/** The five sector indices of the CNDCEC, by the names the figures have. */
export const INDICI_CNDCEC = {
  oneriRicavi: 'Oneri finanziari sui ricavi',
  patrimonioDebiti: 'Patrimonio netto sui debiti',
  cashFlowAttivo: 'Cash flow sull’attivo',
  attivoPassivoBreve: 'Attivo a breve sul passivo a breve',
  tributariAttivo: 'Debiti tributari e previdenziali sull’attivo',
} as const
export type IndiceCndcec = keyof typeof INDICI_CNDCEC

const Soglia = z
  .number()
  .check(z.gte(0, 'Scrivi una percentuale da 0 a 1000'), z.lte(1000, 'Scrivi una percentuale da 0 a 1000'))

/** Limits of one sector, in percent; `settore` is its key in the table of `@bandiera/finance`. */
export const SogliaCndcecSchema = z.looseObject({
  settore: z.string(),
  ...(Object.fromEntries(Object.keys(INDICI_CNDCEC).map((indice) => [indice, Soglia])) as Record<
    IndiceCndcec,
    typeof Soglia
  >),
})

/** The tenant's own table of limits, with where it comes from and of which day. */
export const TabellaCndcecSchema = z.looseObject({
  fonte: z.string().check(z.trim(), z.minLength(1, 'Scrivi da dove vengono le soglie')),
  data: DataIso,
  settori: z.array(SogliaCndcecSchema),
})
export type TabellaCndcec = z.infer<typeof TabellaCndcecSchema>

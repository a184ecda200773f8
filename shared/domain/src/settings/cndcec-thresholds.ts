import * as z from 'zod/mini'
import { CalendarDay } from '../records/record.ts'

/** The five sector indices of the CNDCEC, by the names the figures have. */
export const cndcecRatioLabels = {
  oneriRicavi: 'Oneri finanziari sui ricavi',
  patrimonioDebiti: 'Patrimonio netto sui debiti',
  cashFlowAttivo: 'Cash flow sull’attivo',
  attivoPassivoBreve: 'Attivo a breve sul passivo a breve',
  tributariAttivo: 'Debiti tributari e previdenziali sull’attivo',
} as const
export type CndcecRatio = keyof typeof cndcecRatioLabels

const Limit = z
  .number()
  .check(z.gte(0, 'Scrivi una percentuale da 0 a 1000'), z.lte(1000, 'Scrivi una percentuale da 0 a 1000'))

/** Limits of one sector, in percent; `settore` is its key in the table of `@bandiera/finance`. */
export const CndcecLimitsSchema = z.looseObject({
  settore: z.string(),
  ...(Object.fromEntries(Object.keys(cndcecRatioLabels).map((indice) => [indice, Limit])) as Record<
    CndcecRatio,
    typeof Limit
  >),
})

export const CndcecTableSchema = z.looseObject({
  fonte: z.string().check(z.trim(), z.minLength(1, 'Scrivi da dove vengono le soglie')),
  data: CalendarDay,
  settori: z.array(CndcecLimitsSchema),
})
export type CndcecTable = z.infer<typeof CndcecTableSchema>

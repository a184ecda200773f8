import { REDAZIONE, type Bando } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from './testi.ts'

const { form } = testi
const Giorno = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, form.dataSbagliata))

/** What an editore changes of a grant; an empty day is no day. */
export const BandoFormSchema = z
  .object({
    titolo: z.string().check(z.trim(), z.minLength(1, form.titoloManca)),
    ente: z.string().check(z.trim()),
    redazione: z.enum(REDAZIONE),
    dataApertura: Giorno,
    dataChiusura: Giorno,
    chiusuraAnticipata: Giorno,
    gestori: z.array(z.string()),
  })
  .check(
    z.refine(({ dataApertura: from, dataChiusura: to }) => !from || !to || from <= to, {
      path: ['dataChiusura'],
      error: form.chiusuraPrima,
    }),
  )
export type BandoValues = z.infer<typeof BandoFormSchema>

export function bandoValues({ data }: Bando): BandoValues {
  return {
    titolo: data.titolo,
    ente: data.ente ?? '',
    redazione: data.redazione ?? 'bozza',
    dataApertura: data.dataApertura ?? '',
    dataChiusura: data.dataChiusura ?? '',
    chiusuraAnticipata: data.chiusuraAnticipata ?? '',
    gestori: data.gestori,
  }
}

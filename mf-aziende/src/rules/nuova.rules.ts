import type { Azienda } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import {
  anagraficaOf,
  anagraficaShape,
  anagraficaValues,
  checkAnagrafica,
  type AnagraficaValues,
} from './anagrafica.rules.ts'
import { atecoOf, atecoShape, atecoValues, type AtecoValues } from './ateco.rules.ts'
import { bilanciOf, bilanciShape, bilanciValues, type BilanciValues } from './bilanci.rules.ts'
import { sediOf, sediShape, sediValues, type SediValues } from './sedi.rules.ts'

/** The form of a new company: all its parts at once, most of them optional. */
export const NuovaSchema = z
  .object({
    gestoreId: z.string().check(z.minLength(1, testi.errori.gestore)),
    ...anagraficaShape,
    ...sediShape,
    ...atecoShape,
    ...bilanciShape,
  })
  .check(checkAnagrafica)
export type NuovaValues = { gestoreId: string } & AnagraficaValues & SediValues & AtecoValues & BilanciValues

export const nuovaValues = (gestoreId: string): NuovaValues => ({
  gestoreId,
  ...anagraficaValues({}),
  ...sediValues({}),
  ...atecoValues({}),
  ...bilanciValues({}),
})

/** The record to insert, without the fields that were left empty. */
export function aziendaOf(values: NuovaValues): Omit<Azienda, '_id'> {
  const fields = { ...anagraficaOf(values), ...sediOf(values), ...atecoOf(values), ...bilanciOf(values) }
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...known, ragioneSociale: fields.ragioneSociale, gestoreId: values.gestoreId, professionisti: [] }
}

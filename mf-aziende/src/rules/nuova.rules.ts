import { knownOf, type Azienda } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { checkIdentita, identitaOf, identitaShape, identitaValues, type IdentitaValues } from './anagrafica.rules.ts'
import { atecoOf, atecoShape, atecoValues, type AtecoValues } from './ateco.rules.ts'
import { bilanciOf, bilanciShape, bilanciValues, type BilanciValues } from './bilanci.rules.ts'
import { contattiOf, contattiShape, contattiValues, type ContattiValues } from './contatti.rules.ts'
import { sediOf, sediShape, sediValues, type SediValues } from './sedi.rules.ts'

/** The form of a new company: all its parts at once, most of them optional. */
export const NuovaSchema = z
  .object({
    gestoreId: z.string().check(z.minLength(1, testi.errori.gestore)),
    ...identitaShape,
    ...contattiShape,
    ...sediShape,
    ...atecoShape,
    ...bilanciShape,
  })
  .check(checkIdentita)
export type NuovaValues = { gestoreId: string } & IdentitaValues &
  ContattiValues &
  SediValues &
  AtecoValues &
  BilanciValues

export const nuovaValues = (gestoreId: string): NuovaValues => ({
  gestoreId,
  ...identitaValues({}),
  ...contattiValues({}),
  ...sediValues({}),
  ...atecoValues({}),
  ...bilanciValues({}),
})

/** The record to insert, without the fields that were left empty. */
export function aziendaOf(values: NuovaValues): Omit<Azienda, '_id'> {
  const fields = {
    ...identitaOf(values),
    ...contattiOf(values),
    ...sediOf(values),
    ...atecoOf(values),
    ...bilanciOf(values),
  }
  return {
    ...knownOf(fields),
    ragioneSociale: values.ragioneSociale.trim(),
    gestoreId: values.gestoreId,
    professionisti: [],
  }
}

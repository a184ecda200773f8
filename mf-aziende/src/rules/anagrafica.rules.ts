import { aziendaFields, dayInRome, formOf, keysIn, type Azienda, type ValuesOf } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi

/** Who the company is: what a new one asks for, too. */
export const IDENTITA = ['ragioneSociale', 'formaGiuridica', 'partitaIva', 'codiceFiscale', 'dataCostituzione'] as const
export const ANAGRAFICA = keysIn(aziendaFields, 'anagrafica')
const identita = formOf(aziendaFields, IDENTITA)
const anagrafica = formOf(aziendaFields, ANAGRAFICA)
export const identitaShape = identita.shape
export type IdentitaValues = ValuesOf<typeof aziendaFields, (typeof IDENTITA)[number]>
export type AnagraficaValues = ReturnType<typeof anagrafica.values>

/** What the fields must say together; `issues` gets what they do not. */
export const checkIdentita: z.core.CheckFn<IdentitaValues> = ({ value, issues }) => {
  if (value.formaGiuridica === 'da_costituire') return
  const fault = (path: keyof IdentitaValues, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message })
  if (!value.partitaIva.trim() && !value.codiceFiscale.trim()) fault('partitaIva', errori.identificativo)
  if (value.dataCostituzione > dayInRome()) fault('dataCostituzione', errori.dataFutura)
}

export const AnagraficaSchema = z.object(anagrafica.shape).check(checkIdentita)

// a company's codice fiscale is its partita IVA unless it has another one: the form asks for the other one alone
const asked = <V extends Pick<IdentitaValues, 'partitaIva' | 'codiceFiscale'>>(values: V): V =>
  values.codiceFiscale === values.partitaIva ? { ...values, codiceFiscale: '' } : values
const stored = <R extends Pick<Azienda, 'partitaIva' | 'codiceFiscale'>>(record: R): R => ({
  ...record,
  codiceFiscale: record.codiceFiscale ?? record.partitaIva,
})

export const identitaValues = (azienda: Partial<Azienda>): IdentitaValues => asked(identita.values(azienda))
export const anagraficaValues = (azienda: Partial<Azienda>): AnagraficaValues => asked(anagrafica.values(azienda))
export const identitaOf = (values: IdentitaValues) => stored(identita.record(values))
export const anagraficaOf = (values: AnagraficaValues) => stored(anagrafica.record(values))

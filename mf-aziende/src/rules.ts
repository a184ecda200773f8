import {
  type Azienda,
  aziendaFields,
  dayInRome,
  formatAteco,
  formOf,
  isAtecoShape,
  keysIn,
  knownOf,
  placeCodes,
  placeName,
  type Sede,
  sedeFields,
  sedeName,
  type ValuesOf,
  type AtecoVersion,
} from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'
import { lineForm, without } from './sections/line-form.ts'
import { bilanciOf, BilanciSchema, bilanciValues, type BilanciValues } from './sections/bilanci.rules.ts'

const { errors } = texts

export const IDENTITY = ['ragioneSociale', 'formaGiuridica', 'partitaIva', 'codiceFiscale', 'dataCostituzione'] as const

export const ANAGRAFICA = keysIn(aziendaFields, 'anagrafica')

const identity = formOf(aziendaFields, IDENTITY)

const anagrafica = formOf(aziendaFields, ANAGRAFICA)

type IdentityValues = ValuesOf<typeof aziendaFields, (typeof IDENTITY)[number]>

export type AnagraficaValues = ReturnType<typeof anagrafica.values>

const checkIdentity: z.core.CheckFn<IdentityValues> = ({ value, issues }) => {
  if (value.formaGiuridica === 'da_costituire') return
  const fault = (path: keyof IdentityValues, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message })
  if (!value.partitaIva.trim() && !value.codiceFiscale.trim()) fault('partitaIva', errors.identifier)
  if (value.dataCostituzione > dayInRome()) fault('dataCostituzione', errors.futureDate)
}

export const AnagraficaSchema = z.object(anagrafica.shape).check(checkIdentity)

// a company's codice fiscale is its partita IVA unless it has another one: the form asks for the other one alone
const asked = <V extends Pick<IdentityValues, 'partitaIva' | 'codiceFiscale'>>(values: V): V =>
  values.codiceFiscale === values.partitaIva ? { ...values, codiceFiscale: '' } : values

const stored = <R extends Pick<Azienda, 'partitaIva' | 'codiceFiscale'>>(record: R): R => ({
  ...record,
  codiceFiscale: record.codiceFiscale ?? record.partitaIva,
})

export const anagraficaValues = (azienda: Partial<Azienda>): AnagraficaValues => asked(anagrafica.values(azienda))

export const anagraficaOf = (values: AnagraficaValues) => stored(anagrafica.record(values))

export const CONTACTS = keysIn(aziendaFields, 'contatti')

const contacts = formOf(aziendaFields, CONTACTS, { phone: phoneRule() })

export const ContactsSchema = z.object(contacts.shape)

export type ContactsValues = ReturnType<typeof contacts.values>

export const { values: contactsValues, record: contactsOf } = contacts

export const contactPersonFields = aziendaFields.referente.fields

export const CONTACT_PERSON = Object.keys(contactPersonFields) as (keyof typeof contactPersonFields)[]

const contactPerson = formOf(contactPersonFields, CONTACT_PERSON, { phone: phoneRule() })

export const ContactPersonSchema = z.object({ referente: z.object(contactPerson.shape) })

export type ContactPersonValues = z.infer<typeof ContactPersonSchema>

export const contactPersonValues = (azienda: Partial<Azienda>): ContactPersonValues => ({
  referente: contactPerson.values(azienda.referente ?? {}),
})

/** Fields that the form does not show are kept. */
export function contactPersonOf(values: ContactPersonValues, azienda: Azienda): Pick<Azienda, 'referente'> {
  const others = without(azienda.referente ?? {}, CONTACT_PERSON)
  const all = { ...others, ...knownOf(contactPerson.record(values.referente)) }
  return { referente: Object.keys(all).length > 0 ? all : undefined }
}

/** An ATECO code as the picker gives it: never without its version, because codes change meaning between versions. */
const AtecoOptionSchema = z.looseObject({
  value: z.string(),
  label: z.string(),
  codice: z.string(),
  versione: z.optional(z.enum(['2007', '2025'])),
})
export type AtecoOption = z.infer<typeof AtecoOptionSchema>

export const AtecoSchema = z.object({ ateco: z.array(z.object({ codice: z.nullable(AtecoOptionSchema) })) })

export type AtecoValues = z.infer<typeof AtecoSchema>

export const atecoOption = (codice: string, versione?: AtecoVersion, titolo?: string): AtecoOption => ({
  value: `${codice}/${versione ?? ''}`,
  label: `${formatAteco(codice)}${titolo ? ` ${titolo}` : ''}${versione ? ` (ATECO ${versione})` : ''}`,
  codice: formatAteco(codice),
  versione,
})

/** A code that no table knows, in both versions: the person says which one the visura means. */
export function freeAteco(text: string): AtecoOption[] {
  if (!isAtecoShape(text)) return []
  return (['2025', '2007'] as const).map((versione) => {
    const option = atecoOption(text, versione)
    return { ...option, label: texts.useCode(option.codice, versione) }
  })
}

export function atecoValues({ ateco }: Partial<Azienda>): AtecoValues {
  const first = [...(ateco ?? [])].sort((a, b) => Number(b.prevalente ?? false) - Number(a.prevalente ?? false))
  const rows = first.map(({ codice, versione }) => ({ codice: atecoOption(codice, versione) }))
  return { ateco: rows.length > 0 ? rows : [{ codice: null }] }
}

/** The first code is the main one, and so is its twin of the other version when it is the second. */
export function atecoOf({ ateco }: AtecoValues): Pick<Azienda, 'ateco'> {
  const chosen = ateco.flatMap(({ codice }) => (codice ? [codice] : []))
  const first = chosen[0]
  const codes = chosen.map(({ codice, versione }, index) => ({
    codice,
    ...(versione && { versione }),
    prevalente: index === 0 || (index === 1 && versione !== first?.versione),
  }))
  return { ateco: codes.length > 0 ? codes : undefined }
}

const ComuneOptionSchema = z.looseObject({
  value: z.string(),
  label: z.string(),
  nome: z.string(),
  provincia: z.string(),
  regione: z.optional(z.string()),
})

const sedeForm = lineForm(sedeFields, ['indirizzo', 'cap'])
const SedeFormSchema = z
  .object({
    ...sedeForm.shape,
    tipo: z.enum(['legale', 'operativa']),
    provincia: z.string(),
    comune: z.nullable(ComuneOptionSchema),
    operativa: z.boolean(),
  })
  .check(({ value: { comune, provincia }, issues }) => {
    if (comune && provincia && comune.provincia !== provincia)
      issues.push({ code: 'custom', input: comune, path: ['comune'], message: texts.errors.comuneOutside })
  })

export const SediSchema = z.object({ sedi: z.array(SedeFormSchema) })

export type SediValues = z.infer<typeof SediSchema>

export type SedeValues = SediValues['sedi'][number]

export const NEW_SEDE: SedeValues = {
  ...sedeForm.values({}),
  tipo: 'operativa',
  provincia: '',
  comune: null,
  operativa: true,
}

export function sediValues({ sedi }: Partial<Azienda>): SediValues {
  if (!sedi?.length) return { sedi: [{ ...NEW_SEDE, tipo: 'legale' }] }
  return { sedi: sedi.map(sedeValues) }
}

/** Seats of the record; a line without place is left out. Region and province follow from the comune. */
export function sediOf({ sedi }: SediValues): { sedi: Sede[] | undefined } {
  const known = sedi
    .filter((sede) => sede.provincia || sede.comune || sede.indirizzo.trim() || sede.cap.trim())
    .map(sedeOf)
  return { sedi: known.length > 0 ? known : undefined }
}

function sedeValues(sede: Sede): SedeValues {
  const { comune, provincia = '' } = placeCodes(sede)
  const nome = sede.comuneNome ?? (comune ? placeName(comune) : '')
  return {
    ...sedeForm.values(sede),
    tipo: sede.tipo,
    provincia,
    comune: comune ? { value: comune, label: sedeName(sede), nome, provincia } : null,
    operativa: sede.tipo === 'operativa' || sede.operativa === true,
  }
}

function sedeOf({ tipo, provincia, comune, operativa, ...values }: SedeValues): Sede {
  const { comune: before, comuneNome: _nome, ...rest } = sedeForm.record(values) as Partial<Sede>
  // a provincia that this page does not know: the regione is the one that the server gave, or the one on record
  const isKept = comune ? comune.value === before : provincia === rest.provincia
  const regione = comune?.regione ?? (isKept ? rest.regione : undefined)
  const codes = placeCodes({ ...(comune ? { comune: comune.value } : { provincia }), ...(regione && { regione }) })
  return { ...rest, tipo, operativa, ...codes, ...(comune && { comuneNome: comune.nome }) }
}

export const NewAziendaSchema = z
  .object({
    gestoreId: z.string().check(z.minLength(1, texts.errors.gestore)),
    ...identity.shape,
    ...contacts.shape,
    ...SediSchema.shape,
    ...AtecoSchema.shape,
    ...BilanciSchema.shape,
  })
  .check(checkIdentity)

export type NewAziendaValues = { gestoreId: string } & IdentityValues &
  ContactsValues &
  SediValues &
  AtecoValues &
  BilanciValues

export const newAziendaValues = (gestoreId: string): NewAziendaValues => ({
  gestoreId,
  ...identity.values({}),
  ...contactsValues({}),
  ...sediValues({}),
  ...atecoValues({}),
  ...bilanciValues({}),
})

export function aziendaOf(values: NewAziendaValues): Omit<Azienda, '_id'> {
  const fields = {
    ...stored(identity.record(values)),
    ...contactsOf(values),
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

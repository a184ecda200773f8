import {
  checkCodiceFiscale,
  checkPartitaIva,
  checkRea,
  dayInRome,
  fieldRules,
  FORME_GIURIDICHE,
  ruleCheck,
  STATI_AZIENDA,
  type Azienda,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { normal, written } from './normal.ts'

const { errori } = testi

/** Who the company is: what a new one asks for, too. */
export const identitaShape = {
  ragioneSociale: z.string().check(z.trim(), z.minLength(1, errori.ragioneSociale)),
  formaGiuridica: z.enum(['', ...FORME_GIURIDICHE]),
  partitaIva: z.string().check(ruleCheck(fieldRules.partitaIva)),
  codiceFiscale: z.string().check(ruleCheck(fieldRules.codiceFiscale)),
  dataCostituzione: z.string().check(ruleCheck(fieldRules.data)),
}
const Identita = z.object(identitaShape)
export type IdentitaValues = z.infer<typeof Identita>

/** What the fields must say together; `issues` gets what they do not. */
export const checkIdentita: z.core.CheckFn<IdentitaValues> = ({ value, issues }) => {
  if (value.formaGiuridica === 'da_costituire') return
  const fault = (path: keyof IdentitaValues, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message })
  if (!value.partitaIva.trim() && !value.codiceFiscale.trim()) fault('partitaIva', errori.identificativo)
  if (value.dataCostituzione > dayInRome()) fault('dataCostituzione', errori.dataFutura)
}

export const registroShape = {
  stato: z.enum(['', ...STATI_AZIENDA]),
  rea: z.string().check(ruleCheck(fieldRules.rea)),
  dataInizioAttivita: z.string().check(ruleCheck(fieldRules.data)),
  capitaleSociale: z.optional(z.number()),
  /** Tags parted by commas. */
  tag: z.string(),
}
const Plain = z.object({ ...identitaShape, ...registroShape })
export type AnagraficaValues = z.infer<typeof Plain>
export const AnagraficaSchema = Plain.check(checkIdentita)

export const identitaValues = (azienda: Partial<Azienda>): IdentitaValues => ({
  ragioneSociale: azienda.ragioneSociale ?? '',
  formaGiuridica: azienda.formaGiuridica ?? '',
  partitaIva: azienda.partitaIva ?? '',
  codiceFiscale: azienda.codiceFiscale === azienda.partitaIva ? '' : (azienda.codiceFiscale ?? ''),
  dataCostituzione: azienda.dataCostituzione ?? '',
})

export const anagraficaValues = (azienda: Partial<Azienda>): AnagraficaValues => ({
  ...identitaValues(azienda),
  stato: azienda.stato ?? '',
  rea: azienda.rea ?? '',
  dataInizioAttivita: azienda.dataInizioAttivita ?? '',
  capitaleSociale: azienda.capitaleSociale,
  tag: (azienda.tag ?? []).join(', '),
})

/** The fields of the record; a company's codice fiscale is its partita IVA unless it has another one. */
export function identitaOf(values: IdentitaValues) {
  const partitaIva = normal(checkPartitaIva, values.partitaIva)
  return {
    ragioneSociale: values.ragioneSociale.trim(),
    formaGiuridica: values.formaGiuridica || undefined,
    partitaIva,
    codiceFiscale: normal(checkCodiceFiscale, values.codiceFiscale) ?? partitaIva,
    dataCostituzione: values.dataCostituzione || undefined,
  }
}

export const anagraficaOf = (values: AnagraficaValues) => ({
  ...identitaOf(values),
  stato: values.stato || undefined,
  rea: normal(checkRea, values.rea),
  dataInizioAttivita: written(values.dataInizioAttivita),
  capitaleSociale: values.capitaleSociale,
  tag: tagOf(values.tag),
})

/** Tags without blanks and repetitions; nothing when there is none. */
export function tagOf(text: string): string[] | undefined {
  const tags = [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)
  return tags.length > 0 ? tags : undefined
}

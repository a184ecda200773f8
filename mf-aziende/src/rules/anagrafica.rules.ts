import {
  checkCodiceFiscale,
  checkPartitaIva,
  dayInRome,
  fieldRules,
  FORME_GIURIDICHE,
  ruleCheck,
  type Azienda,
} from '@bandiera/domain'
import { telefonoRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi

export const anagraficaShape = {
  ragioneSociale: z.string().check(z.trim(), z.minLength(1, errori.ragioneSociale)),
  formaGiuridica: z.enum(['', ...FORME_GIURIDICHE]),
  partitaIva: z.string().check(ruleCheck(fieldRules.partitaIva)),
  codiceFiscale: z.string().check(ruleCheck(fieldRules.codiceFiscale)),
  dataCostituzione: z.string().check(ruleCheck(fieldRules.data)),
  telefono: z.string().check(telefonoRule()),
}
const Plain = z.object(anagraficaShape)
export type AnagraficaValues = z.infer<typeof Plain>

/** What the fields must say together; `issues` gets what they do not. */
export const checkAnagrafica: z.core.CheckFn<AnagraficaValues> = ({ value, issues }) => {
  if (value.formaGiuridica === 'da_costituire') return
  const fault = (path: keyof AnagraficaValues, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message })
  if (!value.partitaIva.trim() && !value.codiceFiscale.trim()) fault('partitaIva', errori.identificativo)
  if (value.dataCostituzione > dayInRome()) fault('dataCostituzione', errori.dataFutura)
}
export const AnagraficaSchema = Plain.check(checkAnagrafica)

export const anagraficaValues = (azienda: Partial<Azienda>): AnagraficaValues => ({
  ragioneSociale: azienda.ragioneSociale ?? '',
  formaGiuridica: azienda.formaGiuridica ?? '',
  partitaIva: azienda.partitaIva ?? '',
  codiceFiscale: azienda.codiceFiscale === azienda.partitaIva ? '' : (azienda.codiceFiscale ?? ''),
  dataCostituzione: azienda.dataCostituzione ?? '',
  telefono: azienda.telefono ?? '',
})

/** The fields of the record; a company's codice fiscale is its partita IVA unless it has another one. */
export function anagraficaOf(values: AnagraficaValues) {
  const partitaIva = normal(checkPartitaIva, values.partitaIva)
  return {
    ragioneSociale: values.ragioneSociale.trim(),
    formaGiuridica: values.formaGiuridica || undefined,
    partitaIva,
    codiceFiscale: normal(checkCodiceFiscale, values.codiceFiscale) ?? partitaIva,
    dataCostituzione: values.dataCostituzione || undefined,
    telefono: values.telefono.trim() || undefined,
  }
}

function normal(check: typeof checkPartitaIva, text: string): string | undefined {
  const verdict = check(text)
  return verdict.ok ? verdict.valore : undefined
}

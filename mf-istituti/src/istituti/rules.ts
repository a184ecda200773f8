import { formOf, istitutoFields, knownOf, type Istituto } from '@bandiera/domain'
import { telefonoRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'

/** Fields of the institute itself, and of each of its people, that the form asks for by their table. */
export const CAMPI = ['nome', 'tipo', 'abi'] as const
export const CAMPI_REFERENTE = ['nome', 'email', 'telefono'] as const
export const referenteFields = istitutoFields.referenti.fields

const dati = formOf(istitutoFields, CAMPI)
const referente = formOf(referenteFields, CAMPI_REFERENTE, { phone: telefonoRule() })

/** The form of an institute: every text as typed, empty when there is none. */
export const IstitutoFormSchema = z.object({
  ...dati.shape,
  gestori: z.array(z.string()),
  referenti: z.array(z.object(referente.shape)),
})
export type IstitutoValues = z.infer<typeof IstitutoFormSchema>

export const NUOVO_REFERENTE = referente.values({})

export const istitutoValues = ({ gestori = [], referenti = [], ...rest }: Partial<Istituto>): IstitutoValues => ({
  ...dati.values({ tipo: 'banca', ...rest }),
  gestori,
  referenti: referenti.map(referente.values),
})

type Dati = Pick<Istituto, 'nome' | 'tipo' | 'abi' | 'gestori' | 'referenti'>

/** Fields of the record; what was left empty is `undefined`. */
export function istitutoOf({ gestori, referenti, ...typed }: IstitutoValues): Dati {
  const people = referenti.map((one) => knownOf(referente.record(one)))
  return { ...dati.record(typed), gestori, referenti: people.length > 0 ? people : undefined }
}

import { formOf, istitutoFields, knownOf, type Istituto } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'

/** Fields of the institute itself, and of each of its people, that the form asks for by their table. */
export const FIELDS = ['nome', 'tipo', 'abi'] as const
export const CONTACT_FIELDS = ['nome', 'email', 'telefono'] as const
export const contactFields = istitutoFields.referenti.fields

const plain = formOf(istitutoFields, FIELDS)
const contact = formOf(contactFields, CONTACT_FIELDS, { phone: phoneRule() })

/** The form of an institute: texts as typed, empty for absent ones. */
export const IstitutoFormSchema = z.object({
  ...plain.shape,
  gestori: z.array(z.string()),
  referenti: z.array(z.object(contact.shape)),
})
export type IstitutoValues = z.infer<typeof IstitutoFormSchema>

export const NEW_CONTACT = contact.values({})

export const istitutoValues = ({ gestori = [], referenti = [], ...rest }: Partial<Istituto>): IstitutoValues => ({
  ...plain.values({ tipo: 'banca', ...rest }),
  gestori,
  referenti: referenti.map(contact.values),
})

type FormFields = Pick<Istituto, 'nome' | 'tipo' | 'abi' | 'gestori' | 'referenti'>

/** Fields of the record; `undefined` for empty ones. */
export function istitutoOf({ gestori, referenti, ...typed }: IstitutoValues): FormFields {
  const people = referenti.map((one) => knownOf(contact.record(one)))
  return { ...plain.record(typed), gestori, referenti: people.length > 0 ? people : undefined }
}

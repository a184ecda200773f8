import { aziendaFields, formOf, keysIn, knownOf, type Azienda } from '@bandiera/domain'
import { telefonoRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'

/** How to reach the company: what a new one asks for, too. */
export const CONTATTI = keysIn(aziendaFields, 'contatti')
const contatti = formOf(aziendaFields, CONTATTI, { phone: telefonoRule() })
export const contattiShape = contatti.shape
export const ContattiSchema = z.object(contattiShape)
export type ContattiValues = ReturnType<typeof contatti.values>
export const contattiValues = (azienda: Partial<Azienda>): ContattiValues => contatti.values(azienda)
export const contattiOf = contatti.record

/** The person to speak with. */
export const referenteFields = aziendaFields.referente.fields
export const REFERENTE = Object.keys(referenteFields) as (keyof typeof referenteFields)[]
const referente = formOf(referenteFields, REFERENTE, { phone: telefonoRule() })
export const ReferenteSchema = z.object({ referente: z.object(referente.shape) })
export type ReferenteValues = z.infer<typeof ReferenteSchema>

export const referenteValues = (azienda: Partial<Azienda>): ReferenteValues => ({
  referente: referente.values(azienda.referente ?? {}),
})

/** What the form does not show of the person is given back untouched. */
export function referenteOf(values: ReferenteValues, azienda: Azienda): Pick<Azienda, 'referente'> {
  const others = Object.entries(azienda.referente ?? {}).filter(([key]) => !Object.hasOwn(referenteFields, key))
  const all = { ...Object.fromEntries(others), ...knownOf(referente.record(values.referente)) }
  return { referente: Object.keys(all).length > 0 ? all : undefined }
}

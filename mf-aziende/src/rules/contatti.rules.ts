import { checkEmail, checkPec, checkSdi, checkSito, fieldRules, ruleCheck, type Azienda } from '@bandiera/domain'
import { telefonoRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { normal, written } from './normal.ts'

/** How to reach the company: what a new one asks for, too. */
export const contattiShape = {
  telefono: z.string().check(telefonoRule()),
  email: z.string().check(ruleCheck(fieldRules.email)),
  pec: z.string().check(ruleCheck(fieldRules.pec)),
  sdi: z.string().check(ruleCheck(fieldRules.sdi)),
  sito: z.string().check(ruleCheck(fieldRules.sito)),
}
export const ContattiSchema = z.object(contattiShape)
export type ContattiValues = z.infer<typeof ContattiSchema>

export const contattiValues = (azienda: Partial<Azienda>): ContattiValues => ({
  telefono: azienda.telefono ?? '',
  email: azienda.email ?? '',
  pec: azienda.pec ?? '',
  sdi: azienda.sdi ?? '',
  sito: azienda.sito ?? '',
})

export const contattiOf = (values: ContattiValues) => ({
  telefono: written(values.telefono),
  email: normal(checkEmail, values.email),
  pec: normal(checkPec, values.pec),
  sdi: normal(checkSdi, values.sdi),
  sito: normal(checkSito, values.sito),
})

export const ReferenteSchema = z.object({
  referente: z.object({
    nome: z.string(),
    ruolo: z.string(),
    telefono: z.string().check(telefonoRule()),
    email: z.string().check(ruleCheck(fieldRules.email)),
  }),
})
export type ReferenteValues = z.infer<typeof ReferenteSchema>

export const referenteValues = ({ referente }: Partial<Azienda>): ReferenteValues => ({
  referente: {
    nome: referente?.nome ?? '',
    ruolo: referente?.ruolo ?? '',
    telefono: referente?.telefono ?? '',
    email: referente?.email ?? '',
  },
})

/** What the form does not show of the person is given back untouched. */
export function referenteOf({ referente }: ReferenteValues, azienda: Azienda): Pick<Azienda, 'referente'> {
  const { nome: _nome, ruolo: _ruolo, telefono: _telefono, email: _email, ...rest } = azienda.referente ?? {}
  const typed = {
    nome: written(referente.nome),
    ruolo: written(referente.ruolo),
    telefono: written(referente.telefono),
    email: normal(checkEmail, referente.email),
  }
  const all = { ...rest, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) }
  return { referente: Object.keys(all).length > 0 ? all : undefined }
}

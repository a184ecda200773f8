import { fieldRules, PersonNameSchema, ruleCheck } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

/** Characters of the shortest password; the server also checks how hard it is to guess. */
const SHORTEST = 10

/** A new password, as far as the page checks it. */
const NewPassword = z
  .string()
  .check(z.minLength(1, texts.password.manca), z.minLength(SHORTEST, texts.password.corta), z.maxLength(1024))

/** What an invited person fills in. */
export const RegistrationSchema = z.object({
  email: z.string(),
  name: PersonNameSchema,
  password: NewPassword,
  telefono: z.string().check(phoneRule()),
  privacy: z.boolean().check(z.refine((agreed) => agreed, texts.invito.privacyManca)),
})

/** The address that gets the link of a new password. */
export const AskLinkSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, texts.dimenticata.emailManca), ruleCheck(fieldRules.email)),
})

/** A new password, twice. */
export const NewPasswordSchema = z
  .object({ email: z.string(), password: NewPassword, again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: texts.password.diversa }))

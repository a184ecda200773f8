import { fieldRules, PersonNameSchema, ruleCheck } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

/** The server also checks how hard it is to guess. */
const SHORTEST = 10

const NewPassword = z
  .string()
  .check(z.minLength(1, texts.password.missing), z.minLength(SHORTEST, texts.password.tooShort), z.maxLength(1024))

export const RegistrationSchema = z.object({
  email: z.string(),
  name: PersonNameSchema,
  password: NewPassword,
  telefono: z.string().check(phoneRule()),
  privacy: z.boolean().check(z.refine((agreed) => agreed, texts.invitation.privacyMissing)),
})

export const AskLinkSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, texts.forgotten.emailMissing), ruleCheck(fieldRules.email)),
})

export const NewPasswordSchema = z
  .object({ email: z.string(), password: NewPassword, again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: texts.password.different }))

import { fieldRules, PersonNameSchema, ROLES, ruleCheck } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { fieldTexts } = texts

const WORK = { name: PersonNameSchema, role: z.enum(ROLES, fieldTexts.roleMissing), by: z.string() }
const hasGestore = z.refine<{ role: string; by: string }>(({ role, by }) => role !== 'professionista' || by !== '', {
  path: ['by'],
  error: fieldTexts.gestoreMissing,
})

export const InviteSchema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1, fieldTexts.emailMissing), ruleCheck(fieldRules.email)),
    ...WORK,
  })
  .check(hasGestore)

export const DataSchema = z.object({ telefono: z.string().check(phoneRule()), ...WORK }).check(hasGestore)

import { fieldRules, PersonNameSchema, ROLES, ruleCheck } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { fieldTexts } = texts

export const InviteSchema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1, fieldTexts.emailManca), ruleCheck(fieldRules.email)),
    name: PersonNameSchema,
    role: z.enum(ROLES, fieldTexts.ruoloManca),
    by: z.string(),
  })
  .check(
    z.refine(({ role, by }) => role !== 'professionista' || by !== '', {
      path: ['by'],
      error: fieldTexts.gestoreManca,
    }),
  )

export const DataSchema = z
  .object({
    name: PersonNameSchema,
    telefono: z.string().check(phoneRule()),
    role: z.enum(ROLES, fieldTexts.ruoloManca),
    by: z.string(),
  })
  .check(
    z.refine(({ role, by }) => role !== 'professionista' || by !== '', {
      path: ['by'],
      error: fieldTexts.gestoreManca,
    }),
  )

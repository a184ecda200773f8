import { fieldRules, PersonNameSchema, ROLES, ruleCheck } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { fieldTexts } = texts

/** What an invitation needs; a professionista works for a gestore. */
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

/** The data of a user that others may change. */
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

import { PersonNameSchema } from '@bandiera/domain'
import { phoneRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

export const ProfileSchema = z.object({
  name: PersonNameSchema,
  telefono: z.string().check(phoneRule()),
})

/** The server checks how strong the new password is. */
export const PasswordSchema = z
  .object({
    attuale: z.string().check(z.minLength(1, texts.currentMissing)),
    nuova: z.string().check(z.minLength(1, texts.newMissing)),
    ripetuta: z.string(),
  })
  .check(
    z.refine(({ nuova, ripetuta }) => nuova === ripetuta, { message: texts.diverse, path: ['ripetuta'] }),
    z.refine(({ attuale, nuova }) => attuale === '' || attuale !== nuova, { message: texts.same, path: ['nuova'] }),
  )

import * as z from 'zod/mini'
import { stamps, type Infer } from './record.ts'
import { RoleFlagsSchema } from './roles.ts'

/** A person who can sign in. Never holds a password, a token or any other secret. */
export const UsrSchema = z.looseObject({
  _id: z.string(),
  name: z.string(),
  photo: z.optional(z.string()),
  email: z.string(),
  role: RoleFlagsSchema,
  developer: z.optional(z.boolean()),
  ultimoAccesso: z.optional(z.string()),
  telefono: z.optional(z.string()),
  attivo: z.optional(z.boolean()),
  ...stamps,
})
export type Usr = Infer<typeof UsrSchema>

/** What a user may know of a colleague: no e-mail, no phone. */
export const PUBLIC_USR_FIELDS = ['_id', 'name', 'role', 'photo'] as const
export type PublicUsr = Pick<Usr, '_id' | 'name' | 'role' | 'photo'>

import { EnteringUsrSchema } from '@bandiera/domain'
import * as z from 'zod/mini'

export const LoginRequestSchema = z.object({ email: z.string(), password: z.string() })

export const TokenLoginRequestSchema = z.object({ t: z.string() })

/** Answer of `login` and `tokenLogin`: the user, or an Italian message; one that starts with `no` or `puoi` clears the token (spec §8). */
export const LoginAnswerSchema = z.union([z.object({ u: EnteringUsrSchema }), z.string()])
export type LoginAnswer = z.infer<typeof LoginAnswerSchema>

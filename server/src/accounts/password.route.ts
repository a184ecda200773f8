import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { askReset, createResetLimiter, readReset, resetPassword } from './reset-password.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { parsedBody } from '../http/parsed-body.ts'
import { JwtSchema, NewPassword } from './registration.route.ts'

const AskSchema = z.object({ email: z.string().trim().min(1, 'scrivi il tuo indirizzo').max(320) })
const ResetSchema = z.object({ ...JwtSchema.shape, password: NewPassword })

/** Requests of one address in a minute. */
const RESETS = 20

/**
 * `POST /api/password/dimenticata` `{email}`: 202, always, and a mail to who can sign in. `POST /api/password/link` `{jwt}`:
 * `{name, email}` of whose password the link changes. `POST /api/password` `{jwt, password}`: ends every session of the
 * user and answers `{token}` of a new one. Without login.
 */
export function passwordRoutes(app: FastifyInstance, post: PostOffice): void {
  const perAddress = createResetLimiter()
  const limited = { config: { proof: 'none' as const, rateLimit: { max: RESETS, timeWindow: '1 minute' } } }
  app.post('/api/password/dimenticata', limited, async ({ tenant, body }, reply) => {
    askReset({ tenant, post, perAddress }, parsedBody(AskSchema, body).email)
    return reply.code(202).send({})
  })
  app.post('/api/password/link', limited, async ({ tenant, body }, reply) => {
    const owner = await readReset(tenant, parsedBody(JwtSchema, body).jwt)
    return reply.header('cache-control', 'no-store').send(owner)
  })
  app.post('/api/password', limited, async ({ tenant, address, body }, reply) => {
    const { jwt, password } = parsedBody(ResetSchema, body)
    const token = await resetPassword({ tenant, post }, { jwt, password, address })
    return reply.header('cache-control', 'no-store').send({ token })
  })
}

import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { askAgain, createAskAgainLimiter } from './invite-again.ts'
import { readInvito, register } from './register.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { PersonName } from './invitations.route.ts'
import { parsedBody } from '../http/parsed-body.ts'

const Jwt = z.string().min(1).max(2000)
export const JwtSchema = z.object({ jwt: Jwt })
/** As the phone field gives it: E.164 with its extension. */
const Telefono = z.string().regex(/^$|^\+\d{5,20}(?:;ext=\d{1,20})?$/, 'scrivi un numero di telefono')
export const NewPassword = z.string().min(1, 'scegli una password').max(1024, 'usa al massimo 1024 caratteri')

const RegistrationSchema = z.object({
  jwt: Jwt,
  name: PersonName,
  password: NewPassword,
  telefono: Telefono.optional(),
  privacy: z.literal(true, 'serve il consenso all’informativa'),
})

/** Attempts of one address in a minute. */
const PER_MINUTE = 60

/**
 * `POST /api/registrazione/invito` `{jwt}`: who is invited by whom with which role; nothing is used up, as mail programs
 * look at links too. `POST /api/registrazione` `{jwt, name, password, telefono?, privacy: true}`: 201 `{token}`, the
 * session token of the new user. `LINK_ALTERED`, `LINK_EXPIRED` or `LINK_USED` when the link is no good; then
 * `POST /api/registrazione/richiesta` `{jwt}`: 202, always, and a mail to who invited while nobody has answered. Without
 * login.
 */
export function registrazioneRoutes(app: FastifyInstance, post: PostOffice): void {
  const perInvitation = createAskAgainLimiter()
  const limited = { config: { proof: 'none' as const, rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.post('/api/registrazione/invito', limited, async ({ tenant, body }, reply) => {
    const { jwt } = parsedBody(JwtSchema, body)
    return reply.header('cache-control', 'no-store').send(await readInvito(tenant, jwt))
  })
  app.post('/api/registrazione/richiesta', limited, async ({ tenant, body }, reply) => {
    askAgain({ tenant, post, perInvitation }, parsedBody(JwtSchema, body).jwt)
    return reply.code(202).send({})
  })
  app.post('/api/registrazione', limited, async ({ tenant, address, body }, reply) => {
    const token = await register(tenant, { ...parsedBody(RegistrationSchema, body), address })
    return reply.code(201).header('cache-control', 'no-store').send({ token })
  })
}

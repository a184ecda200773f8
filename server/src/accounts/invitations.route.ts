import { ROLES } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { invite, inviteAgain, withdrawInvite } from './invitations.ts'
import { oneLine } from '../mail/mail.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { EmailAddress } from './email.ts'
import { parsedBody } from '../http/bodies.ts'
import { visitorBySession } from './visitor.ts'

export const PersonName = z
  .string()
  .transform(oneLine)
  .pipe(z.string().min(1, 'scrivi nome e cognome').max(120, 'usa al massimo 120 caratteri'))

const InvitationSchema = z.object({
  email: EmailAddress,
  name: PersonName,
  role: z.enum(ROLES),
  by: z.string().min(1).optional(),
})

const PER_MINUTE = 60

/**
 * `POST /api/inviti` `{email, name, role, by?}`: 201 `{id}` of the new person, who gets a mail with a single-use link.
 * An admin invites every role (`by`: the manager of a professionista), a gestore its own professionisti. `POST
 * /api/inviti/{id}/invia`: once more; the older link stops working. `DELETE /api/inviti/{id}`: takes it back. Both 204.
 * All need the session token.
 */
export function invitationsRoutes(app: FastifyInstance, post: PostOffice): void {
  const limited = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.post('/api/inviti', limited, async ({ tenant, headers, body }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    const id = await invite({ tenant, post }, usr._id, parsedBody(InvitationSchema, body))
    return reply.code(201).send({ id })
  })
  app.post<{ Params: { id: string } }>('/api/inviti/:id/invia', limited, async (request, reply) => {
    const { tenant, headers, params } = request
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await inviteAgain({ tenant, post }, usr._id, params.id)
    return reply.code(204).send()
  })
  app.delete<{ Params: { id: string } }>('/api/inviti/:id', async ({ tenant, headers, params }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await withdrawInvite({ tenant, post }, usr._id, params.id)
    return reply.code(204).send()
  })
}

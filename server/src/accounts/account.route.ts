import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { sessioniOf } from './sessions.route.ts'
import { visitorBySession } from './visitor.ts'

const PasswordSchema = z.object({ attuale: z.string().max(1024), nuova: z.string().max(1024) })

/**
 * `POST /api/account/password` with `{attuale, nuova}`: the own password, once the one of today is right; every other session of
 * the user ends, 204. `GET /api/account/dati`: own record and sessions as a JSON file. Both need the session token.
 */
export function accountRoutes(app: FastifyInstance): void {
  app.post('/api/account/password', async ({ tenant, headers, body }, reply) => {
    const { usr, sid } = await visitorBySession(tenant, headers.authorization)
    const parsed = PasswordSchema.safeParse(body)
    if (!parsed.success) throw new PortalError('REQUEST_INVALID', String(parsed.error.issues[0]?.path[0] ?? 'body'))
    const { attuale, nuova } = parsed.data
    if (!(await tenant.users.verify(usr.email, attuale, { sid }))) throw new PortalError('PASSWORD_WRONG')
    if (attuale === nuova) throw new PortalError('PASSWORD_SAME')
    await tenant.users.setPassword(usr._id, nuova, { sid })
    await tenant.sessions.endOthersOf(usr._id, sid)
    return reply.code(204).send()
  })
  app.get('/api/account/dati', async ({ tenant, headers }, reply) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const dati = {
      portale: tenant.id,
      scaricatoIl: new Date().toISOString(),
      utente: visitor.usr,
      sessioni: await sessioniOf(visitor),
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="i-miei-dati.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(dati, null, 2))
  })
}

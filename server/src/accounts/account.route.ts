import type { Usr } from '@bandiera/domain'
import { mayInvite } from '@bandiera/policy'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { parsedRequest } from '../http/bodies.ts'
import { createFindCountry, isPublic } from './country.ts'
import { deviceOf } from './devices.ts'
import { type Visitor, visitorBySession } from './visitor.ts'

const PasswordSchema = z.object({ attuale: z.string().max(1024), nuova: z.string().max(1024) })

/**
 * `POST /api/account/password` `{attuale, nuova}`: 204; every other session of the user ends. `GET /api/account/dati`:
 * own record and sessions as a JSON file. Both need the session token.
 */
export function accountRoutes(app: FastifyInstance): void {
  app.post('/api/account/password', async ({ tenant, headers, body }, reply) => {
    const { usr, sid } = await visitorBySession(tenant, headers.authorization)
    const { attuale, nuova } = parsedRequest(PasswordSchema, body)
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
      sessioni: await shownSessions(visitor),
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="i-miei-dati.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(dati, null, 2))
  })
}

/**
 * `GET /api/sessioni`: `{sessioni: [{id, dispositivo, tipo, inizio, ultimo, questa}]}`, the one used last first.
 * `DELETE /api/sessioni/{id}` ends one, `DELETE /api/sessioni` all but the one that asks (`{finite}`): sockets, streams
 * and tokens at once. Needs the session token. With `?utente=ID` those of another user: an admin reads those of all, a
 * gestore those of its professionisti.
 */
export function sessionsRoutes(app: FastifyInstance): void {
  app.get('/api/sessioni', async ({ tenant, headers, query }, reply) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return { sessioni: await shownSessions({ ...visitor, usr: await wantedUsr(visitor, query) }) }
  })
  app.delete('/api/sessioni', async ({ tenant, headers, query }) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const { _id } = await wantedUsr(visitor, query)
    return { finite: await tenant.sessions.endOthersOf(_id, visitor.sid) }
  })
  app.delete<{ Params: { id: string } }>('/api/sessioni/:id', async ({ tenant, headers, params, query }, reply) => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const open = await tenant.sessions.listOf((await wantedUsr(visitor, query))._id)
    const wanted = open.find(({ sid }) => publicId(sid) === params.id)
    if (!wanted) throw new PortalError('SESSION_GONE')
    await tenant.sessions.end(wanted.sid)
    return reply.code(204).send()
  })
}

/** A session of another person answers like one that does not exist. */
async function wantedUsr({ tenant, usr }: Visitor, query: unknown): Promise<Usr> {
  const { utente } = query as { utente?: unknown }
  if (utente === undefined || utente === usr._id) return usr
  const other = typeof utente === 'string' ? await tenant.users.byId(utente) : null
  if (!other || !mayInvite(usr, other.role)) throw new PortalError('RECORD_MISSING')
  return other
}

async function shownSessions({ tenant, usr, sid: own }: Visitor): Promise<object[]> {
  const open = await tenant.sessions.listOf(usr._id)
  return open.map(({ sid, inizio, ultimo, agente }) => {
    const { nome, tipo } = deviceOf(agente)
    const times = { inizio: new Date(inizio).toISOString(), ultimo: new Date(ultimo).toISOString() }
    return { id: publicId(sid), dispositivo: nome, tipo, ...times, questa: sid === own }
  })
}

/** Tokens carry the stored id, so a page shows another one. */
const publicId = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 24)

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } })

/**
 * `POST /api/dispositivo` with the session token: 204 and the cookie `dispositivo`, which no script reads and no socket
 * can set. From then on the person is let in first from that browser (ADR 0093).
 */
export function deviceRoutes(app: FastifyInstance): void {
  app.post('/api/dispositivo', perMinute(60), async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    const { id, cookie } = await tenant.devices.cookieFor(await tenant.devices.idOf(headers.cookie))
    await tenant.users.knowsDevice(usr.email, id)
    return reply.code(204).header('cache-control', 'no-store').header('set-cookie', cookie).send()
  })
}

/** `POST /api/popup/chiudi`: closes the caller's popup windows on every server (channel `closePopup`, spec §2), 204. */
export function closePopupRoutes(app: FastifyInstance): void {
  app.post('/api/popup/chiudi', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await tenant.store.transact(usr._id, (tx) => tx.signal({ type: 'closePopups', uid: usr._id }))
    return reply.code(204).send()
  })
}

/**
 * `GET /api/paese`: `{paese: 'IT'}`, the country of the visitor's address, for the phone field to begin with; `null`
 * when it is not known or without `BANDIERA_COUNTRY_URL`. Needs the session token.
 */
export function countryRoutes(app: FastifyInstance, url: string | undefined): void {
  const onProblem = (problem: string): void => app.log.warn(`country lookup: ${problem}`)
  const findCountry = url === undefined ? null : createFindCountry({ url, onProblem })
  app.get('/api/paese', perMinute(30), async ({ tenant, headers, address }, reply) => {
    await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return { paese: findCountry && isPublic(address) ? await findCountry(address) : null }
  })
}

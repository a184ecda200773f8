import { firstRole, managerOf, type Usr } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { PostOffice } from '../mail/post-office.ts'
import { askAgain, createAskAgainLimiter, PersonName } from './invitations.route.ts'
import { parsedBody } from '../http/bodies.ts'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { isTaken } from '../records/unique.ts'
import { PASSWORDS } from './users.ts'

const Jwt = z.string().min(1).max(2000)
export const JwtSchema = z.object({ jwt: Jwt })
/** As the phone field gives it: E.164 with its extension. */
const Phone = z.string().regex(/^$|^\+\d{5,20}(?:;ext=\d{1,20})?$/, 'scrivi un numero di telefono')
export const NewPassword = z.string().min(1, 'scegli una password').max(1024, 'usa al massimo 1024 caratteri')

const RegistrationSchema = z.object({
  jwt: Jwt,
  name: PersonName,
  password: NewPassword,
  telefono: Phone.optional(),
  privacy: z.literal(true, 'serve il consenso all’informativa'),
})

const PER_MINUTE = 60

/**
 * `POST /api/registrazione/invito` `{jwt}`: the invitation; nothing is used up, as mail programs look at links too.
 * `POST /api/registrazione` `{jwt, name, password, telefono?, privacy: true}`: 201 `{token}` of the new user's session.
 * When the link is no good, `POST /api/registrazione/richiesta` `{jwt}`: 202, always, and a mail to the inviting person
 * while the invitation is unanswered. Without login.
 */
export function registrationRoutes(app: FastifyInstance, post: PostOffice): void {
  const perInvitation = createAskAgainLimiter()
  const limited = { config: { proof: 'none' as const, rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.post('/api/registrazione/invito', limited, async ({ tenant, body }, reply) => {
    const { jwt } = parsedBody(JwtSchema, body)
    return reply.header('cache-control', 'no-store').send(await readInvitation(tenant, jwt))
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

type Registration = z.infer<typeof RegistrationSchema> & { address: string }

async function readInvitation({ store, links }: Tenant, jwt: string): Promise<object> {
  const usr = await invitedBy(store, (await links.read(store, 'registrazione', jwt)).uid)
  const { name, email, role, invito } = usr
  const nameOf = async (uid: string | null) => (uid ? ((await store.get('usr', uid))?.doc.name ?? null) : null)
  // the manager of a professionista
  const gestore = firstRole(role) === 'professionista' ? await nameOf(managerOf(usr)) : null
  return {
    name,
    email,
    role: firstRole(role)!,
    invitatoDa: (await nameOf(invito.da)) ?? '',
    gestore,
    scadeIl: invito.scadeIl,
  }
}

/** The session token of the new user. */
async function register(tenant: Tenant, { jwt, address, ...person }: Registration): Promise<string> {
  const { store, links, users, sessions, documents } = tenant
  const { name, password, telefono } = person
  // the link first: without one the server does no work on passwords
  const { email } = await invitedBy(store, (await links.read(store, 'registrazione', jwt)).uid)
  const hash = await users.hash(password, { name, email }, { address })
  const usr = await documents.transact(null, async (writer) => {
    const { uid } = await links.use(writer, 'registrazione', jwt)
    const { invito: _answered, ...invited } = await invitedBy(writer, uid)
    // two managers may have invited the same address: the first answer counts
    if (await isTaken(writer, invited)) throw new PortalError('EMAIL_TAKEN')
    const now = new Date().toISOString()
    const known = { ...invited, name, attivo: true, registratoIl: now, privacyIl: now }
    const { doc } = await writer.replace('usr', telefono ? { ...known, telefono } : known, 'replace')
    await writer.setSecret(PASSWORDS, uid, hash)
    return doc
  })
  await users.knows(usr.email, { address })
  return (await sessions.start(usr)).token
}

async function invitedBy(reader: Reader, uid: string): Promise<Usr & { invito: NonNullable<Usr['invito']> }> {
  const usr = (await reader.get('usr', uid))?.doc
  if (!usr?.invito) throw new PortalError('LINK_USED')
  return usr as Usr & { invito: NonNullable<Usr['invito']> }
}

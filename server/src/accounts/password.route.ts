import { utenteState, type Usr } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { PostOffice } from '../mail/post-office.ts'
import { parsedBody } from '../http/bodies.ts'
import { JwtSchema, NewPassword } from './registration.route.ts'
import { PortalError } from '../errors.ts'
import { createLimiter, type Limiter } from './rate-limit.ts'
import type { Reader } from '../store/port.ts'
import { emailKey } from './email.ts'
import { passwordChangedMail, resetMail } from '../mail/account-mails.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { PASSWORDS } from './users.ts'
import type { InviteDesk } from './invitations.route.ts'

const AskSchema = z.object({ email: z.string().trim().min(1, 'scrivi il tuo indirizzo').max(320) })
const ResetSchema = z.object({ ...JwtSchema.shape, password: NewPassword })

const RESETS = 20

/**
 * `POST /api/password/dimenticata` `{email}`: 202, always, and a mail to a person who can sign in. `POST
 * /api/password/link` `{jwt}`: `{name, email}` of its person. `POST /api/password` `{jwt, password}`: ends every
 * session of the user and answers `{token}` of a new one. Without login.
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

/** Mails of one address, however often it is asked for. */
const PER_HOUR = 5
const createResetLimiter = (): Limiter => createLimiter(PER_HOUR, 3600)

interface ResetDesk extends InviteDesk {
  perAddress: Limiter
}

/** Works after the answer, which is the same and as quick for an address that cannot sign in. */
function askReset({ tenant, post, perAddress }: ResetDesk, email: string): void {
  const address = emailKey(email)
  post.later(async () => {
    const usr = await tenant.users.byEmail(address)
    if (!usr || utenteState(usr) !== 'attivo') return
    if (perAddress.take(`${tenant.id} ${address}`) > 0) return
    const token = await tenant.documents.transact(null, async (writer) => {
      // read again, because writes may have happened since: the link is for the person who has this address now
      const now = (await writer.get('usr', usr._id))?.doc
      if (!now || utenteState(now) !== 'attivo' || emailKey(now.email) !== address) return null
      return (await tenant.links.issue(writer, 'resetPwd', usr._id)).token
    })
    if (token === null) return
    await post.send(tenant, (sender) => resetMail({ to: addressee(usr), ...sender }, token))
  })
}

/** Refuses as `Links.read`, and `LOGIN_SUSPENDED`. */
async function readReset({ store, links }: Tenant, jwt: string): Promise<Pick<Usr, 'name' | 'email'>> {
  const { name, email } = await ownerOf(store, (await links.read(store, 'resetPwd', jwt)).uid)
  return { name, email }
}

type Reset = z.infer<typeof ResetSchema> & { address: string }

/** Every session of the user ends, and a new one begins: its token. */
async function resetPassword({ tenant, post }: InviteDesk, { jwt, password, address }: Reset): Promise<string> {
  const { store, links, users, sessions, documents } = tenant
  const usr = await ownerOf(store, (await links.read(store, 'resetPwd', jwt)).uid)
  const hash = await users.hash(password, usr, { address })
  await documents.transact(null, async (writer) => {
    const { uid } = await links.use(writer, 'resetPwd', jwt)
    await ownerOf(writer, uid)
    await writer.setSecret(PASSWORDS, uid, hash)
  })
  await sessions.endAllOf(usr._id)
  await users.knows(usr.email, { address })
  post.later(async () => {
    await post.send(tenant, (sender) => passwordChangedMail({ to: addressee(usr), ...sender }))
  })
  return (await sessions.start(usr)).token
}

const addressee = ({ name, email }: Usr) => ({ name, address: email })

async function ownerOf(reader: Reader, uid: string): Promise<Usr> {
  const usr = (await reader.get('usr', uid))?.doc
  if (!usr) throw new PortalError('LINK_USED')
  if (utenteState(usr) !== 'attivo') throw new PortalError('LOGIN_SUSPENDED')
  return usr
}

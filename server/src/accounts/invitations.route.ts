import {
  firstRole,
  managerOf,
  newId,
  ROLES,
  type Role,
  type RoleFlags,
  type InvitationState,
  utenteState,
  type Usr,
} from '@bandiera/domain'
import { mayInvite, rolesToInvite } from '@bandiera/policy'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'
import type { Writer } from '../records/documents.ts'
import { refuseManager } from '../records/effects/usr.ts'
import { parsedBody } from '../http/bodies.ts'
import { oneLine } from '../mail/mail.ts'
import { EmailAddress, emailKey } from './email.ts'
import { visitorBySession } from './visitor.ts'
import { LINK_LIFE } from './links.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { invitationRequestMail, alreadyRegisteredMail, invitationMail } from '../mail/account-mails.ts'
import type { MailContent, Sender } from '../mail/render-mail.ts'
import { createLimiter, type Limiter } from './rate-limit.ts'

export const PersonName = z
  .string()
  .transform(oneLine)
  .pipe(z.string().min(1, 'scrivi nome e cognome').max(120, 'usa al massimo 120 caratteri'))

const InvitationSchema = z.object({
  email: EmailAddress,
  name: PersonName,
  role: z.enum(ROLES),
  /** Manager of a professionista; else the inviting gestore. */
  by: z.string().min(1).optional(),
})
type Invitation = z.infer<typeof InvitationSchema>

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

export interface InviteDesk {
  tenant: Tenant
  post: PostOffice
}

/** The person is in the list of users from now on; the mail follows. @returns its id */
async function invite(desk: InviteDesk, by: string, invitation: Invitation): Promise<string> {
  const { name, role } = invitation
  const email = emailKey(invitation.email)
  const _id = newId()
  await desk.tenant.documents.transact(by, async (writer) => {
    const inviter = await inviterIn(writer, by)
    const flags = flagsOf(inviter, role, invitation.by)
    if (!mayInvite(inviter, flags)) throw new PortalError('INVITE_ROLE')
    await refuseManager(writer, { role: flags })
    await refuseKnown(writer, inviter, email)
    await writer.insert('usr', {
      _id,
      name,
      email,
      role: flags,
      attivo: false,
      invitatoDa: by,
      invito: freshInvitation(by),
    })
  })
  sendInvitation(desk, _id)
  return _id
}

/** The link of the mail before does not work any more. */
async function inviteAgain(desk: InviteDesk, by: string, uid: string): Promise<void> {
  await desk.tenant.documents.transact(by, async (writer) => {
    const usr = await invitedIn(writer, by, uid)
    await writer.replace('usr', { ...usr, invito: freshInvitation(by) }, 'update')
  })
  sendInvitation(desk, uid)
}

/** Link and person are gone. */
async function withdrawInvite({ tenant }: InviteDesk, by: string, uid: string): Promise<void> {
  await tenant.documents.transact(by, async (writer) => {
    await invitedIn(writer, by, uid)
    await tenant.links.withdraw(writer, 'registrazione', uid)
    await writer.remove('usr', uid)
  })
}

function freshInvitation(da: string): NonNullable<Usr['invito']> {
  const now = currentTime()
  const scadeIl = new Date(now + LINK_LIFE.registrazione * 1000).toISOString()
  return { da, stato: 'in_invio', inviatoIl: new Date(now).toISOString(), scadeIl }
}

async function inviterIn(writer: Writer, uid: string): Promise<Usr> {
  const usr = (await writer.get('usr', uid))?.doc
  if (!usr || rolesToInvite(usr).length === 0) throw new PortalError('INVITE_ROLE')
  return usr
}

/** Any invitation that this user may not touch looks as if there were none. */
async function invitedIn(writer: Writer, by: string, uid: string): Promise<Usr> {
  const inviter = await inviterIn(writer, by)
  const usr = (await writer.get('usr', uid))?.doc
  if (!usr || !mayInvite(inviter, usr.role)) throw new PortalError('RECORD_MISSING')
  if (!usr.invito) throw new PortalError('INVITE_ANSWERED')
  return usr
}

function flagsOf(inviter: Usr, role: Role, by: string | undefined): RoleFlags {
  if (role !== 'professionista') return { [role]: true }
  return { professionista: { by: by ?? (firstRole(inviter.role) === 'gestore' ? inviter._id : '') } }
}

/**
 * Refuses an address that the inviter can see in its own list. Of the others nothing is said: a gestore gets the same
 * answer, and the owner of the address a mail that says that it has an access already.
 */
async function refuseKnown(reader: Reader, inviter: Usr, email: string): Promise<void> {
  const admin = firstRole(inviter.role) === 'admin'
  for await (const { doc } of reader.scan('usr', { anyOf: [{ path: 'email', values: [email] }] })) {
    const seen = admin || doc._id === inviter._id || managerOf(doc) === inviter._id
    if (seen) throw new PortalError(doc.invito ? 'INVITE_PENDING' : 'INVITE_TAKEN')
  }
}

/** After the answer. The record says what became of the mail: one that fails never loses the invitation. */
function sendInvitation(desk: InviteDesk, uid: string): void {
  const { tenant, post } = desk
  post.later(async () => {
    const words = await prepare(desk, uid)
    if (!words) return
    const sent = await post.send(tenant, words.content)
    await keepOutcome(desk, uid, words.inviatoIl, sent ? 'inviato' : 'non_inviato')
  })
}

interface Words {
  inviatoIl: string
  content: (sender: Sender) => MailContent
}

async function prepare({ tenant }: InviteDesk, uid: string): Promise<Words | null> {
  const { documents, links, users } = tenant
  return documents.transact(null, async (writer) => {
    const usr = (await writer.get('usr', uid))?.doc
    if (!usr?.invito) return null
    const { name, email, role, invito } = usr
    const inviter = (await writer.get('usr', invito.da))?.doc
    const about = {
      to: { name, address: email },
      by: inviter?.name || 'Chi gestisce il portale',
      role: firstRole(role) ?? 'professionista',
    }
    const known = await users.byEmail(email)
    if (known && !known.invito) {
      return { inviatoIl: invito.inviatoIl, content: (sender) => alreadyRegisteredMail({ ...about, ...sender }) }
    }
    const { token, expires } = await links.issue(writer, 'registrazione', uid)
    return { inviatoIl: invito.inviatoIl, content: (sender) => invitationMail({ ...about, ...sender }, token, expires) }
  })
}

/** The outcome of the newest mail only. */
async function keepOutcome(
  { tenant }: InviteDesk,
  uid: string,
  inviatoIl: string,
  stato: InvitationState,
): Promise<void> {
  await tenant.documents.transact(null, async (writer) => {
    const usr = (await writer.get('usr', uid))?.doc
    if (usr?.invito?.inviatoIl !== inviatoIl) return
    await writer.replace('usr', { ...usr, invito: { ...usr.invito, stato } }, 'update')
  })
}

/** Mails of one unanswered invitation, however often its link is tried. */
const PER_DAY = 2
export const createAskAgainLimiter = (): Limiter => createLimiter(PER_DAY, 24 * 3600)

interface AskAgainDesk extends InviteDesk {
  perInvitation: Limiter
}

/** Tells who invited that an expired link's holder asks for a new one; after the answer, which is always the same. */
export function askAgain({ tenant, post, perInvitation }: AskAgainDesk, jwt: string): void {
  post.later(async () => {
    const uid = await tenant.links.bearer('registrazione', jwt).catch(() => null)
    const usr = uid === null ? undefined : (await tenant.store.get('usr', uid))?.doc
    if (!usr?.invito || perInvitation.take(`${tenant.id} ${usr._id}`) > 0) return
    const to = await whoAnswers(tenant.store, usr.invito.da)
    if (!to) return
    const { _id, name, email } = usr
    const invited = { _id, name, email }
    await post.send(tenant, (sender) =>
      invitationRequestMail({ to: { name: to.name, address: to.email }, invited, ...sender }),
    )
  })
}

/** An admin when the inviting person cannot sign in any more. */
async function whoAnswers(reader: Reader, da: string): Promise<Usr | undefined> {
  const inviter = (await reader.get('usr', da))?.doc
  if (inviter && utenteState(inviter) === 'attivo') return inviter
  for await (const { doc } of reader.scan('usr', {})) {
    if (firstRole(doc.role) === 'admin' && utenteState(doc) === 'attivo') return doc
  }
  return undefined
}

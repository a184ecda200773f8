import { firstRole, managerOf, newId, type Role, type RoleFlags, type Usr } from '@bandiera/domain'
import { mayInvite, rolesToInvite } from '@bandiera/policy'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'
import type { Writer } from '../records/documents.ts'
import { refuseManager } from '../records/effects/usr.ts'
import { emailKey } from './email-key.ts'
import { LINK_LIFE } from './links.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { sendInvito } from './send-invitation.ts'

export interface Invitation {
  email: string
  name: string
  role: Role
  /** Manager of a professionista; the inviting gestore when it is not given. */
  by?: string | undefined
}

/** The desk of one tenant: who invites, from where the mails go. */
export interface InviteDesk {
  tenant: Tenant
  post: PostOffice
}

/** Invites a person, who is in the list of users from now on; the id of its record. The mail follows. */
export async function invite(desk: InviteDesk, by: string, invitation: Invitation): Promise<string> {
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
      invito: freshInvito(by),
    })
  })
  sendInvito(desk, _id)
  return _id
}

/** Sends the invitation once more: the link of the mail before does not work any more. */
export async function inviteAgain(desk: InviteDesk, by: string, uid: string): Promise<void> {
  await desk.tenant.documents.transact(by, async (writer) => {
    const usr = await invitedIn(writer, by, uid)
    await writer.replace('usr', { ...usr, invito: freshInvito(by) }, 'update')
  })
  sendInvito(desk, uid)
}

/** Takes an unanswered invitation back: link and person are gone. */
export async function withdrawInvite({ tenant }: InviteDesk, by: string, uid: string): Promise<void> {
  await tenant.documents.transact(by, async (writer) => {
    await invitedIn(writer, by, uid)
    await tenant.links.withdraw(writer, 'registrazione', uid)
    await writer.remove('usr', uid)
  })
}

function freshInvito(da: string): NonNullable<Usr['invito']> {
  const now = currentTime()
  const scadeIl = new Date(now + LINK_LIFE.registrazione * 1000).toISOString()
  return { da, stato: 'in_invio', inviatoIl: new Date(now).toISOString(), scadeIl }
}

async function inviterIn(writer: Writer, uid: string): Promise<Usr> {
  const usr = (await writer.get('usr', uid))?.doc
  if (!usr || rolesToInvite(usr).length === 0) throw new PortalError('INVITE_ROLE')
  return usr
}

/** Somebody who has not answered, and whom this user may invite; nobody else's invitation can be told from none. */
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
 * answer and the same line in its list, and the owner of the address a mail that says that it has an access already.
 */
async function refuseKnown(reader: Reader, inviter: Usr, email: string): Promise<void> {
  const admin = firstRole(inviter.role) === 'admin'
  for await (const { doc } of reader.scan('usr', { anyOf: [{ path: 'email', values: [email] }] })) {
    const seen = admin || doc._id === inviter._id || managerOf(doc) === inviter._id
    if (seen) throw new PortalError(doc.invito ? 'INVITE_PENDING' : 'INVITE_TAKEN')
  }
}

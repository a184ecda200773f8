import { statoUtente, type Usr } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { Reader } from '../store/port.ts'
import { emailKey } from './email-key.ts'
import { passwordCambiataMail, resetMail } from '../mail/mails.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { PASSWORDS } from './users.ts'
import type { InviteDesk } from './invite.ts'

/** Mails that one address gets in an hour, however often somebody asks. */
const PER_HOUR = 5
export const createResetLimiter = (): Limiter => createLimiter(PER_HOUR, 3600)

export interface ResetDesk extends InviteDesk {
  perAddress: Limiter
}

/**
 * Sends a link for a new password to an address that can sign in; to all others nothing. The work happens after the
 * answer, which is therefore the same and as quick for everybody.
 */
export function askReset({ tenant, post, perAddress }: ResetDesk, email: string): void {
  const address = emailKey(email)
  post.later(async () => {
    const usr = await tenant.users.byEmail(address)
    if (!usr || statoUtente(usr) !== 'attivo') return
    if (perAddress.take(`${tenant.id} ${address}`) > 0) return
    const token = await tenant.documents.transact(null, async (writer) => {
      // what is written meanwhile counts: the link is for who has this address now
      const now = (await writer.get('usr', usr._id))?.doc
      if (!now || statoUtente(now) !== 'attivo' || emailKey(now.email) !== address) return null
      return (await tenant.links.issue(writer, 'resetPwd', usr._id)).token
    })
    if (token === null) return
    await post.send(tenant, (sender) => resetMail({ to: addressee(usr), ...sender }, token))
  })
}

/** Whose password a link changes; refuses as `Links.read`, and `LOGIN_SUSPENDED`. */
export async function readReset({ store, links }: Tenant, jwt: string): Promise<Pick<Usr, 'name' | 'email'>> {
  const { name, email } = await ownerOf(store, (await links.read(store, 'resetPwd', jwt)).uid)
  return { name, email }
}

interface Reset {
  jwt: string
  password: string
  /** Where it is done. */
  address: string
}

/** The new password; every session of the user ends, and a first new one begins: its token. */
export async function resetPassword({ tenant, post }: InviteDesk, { jwt, password, address }: Reset): Promise<string> {
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
    await post.send(tenant, (sender) => passwordCambiataMail({ to: addressee(usr), ...sender }))
  })
  return (await sessions.start(usr)).token
}

const addressee = ({ name, email }: Usr) => ({ name, address: email })

async function ownerOf(reader: Reader, uid: string): Promise<Usr> {
  const usr = (await reader.get('usr', uid))?.doc
  if (!usr) throw new PortalError('LINK_USED')
  if (statoUtente(usr) !== 'attivo') throw new PortalError('LOGIN_SUSPENDED')
  return usr
}

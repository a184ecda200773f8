import { firstRole, statoUtente, type Usr } from '@bandiera/domain'
import { createLimiter, type Limiter } from './limiter.ts'
import type { Reader } from '../store/port.ts'
import { chiedeInvitoMail } from '../mail/mails.ts'
import type { InviteDesk } from './invite.ts'

/** Mails that one unanswered invitation may cause in a day, however often its link is tried. */
const PER_DAY = 2
export const createAskAgainLimiter = (): Limiter => createLimiter(PER_DAY, 24 * 3600)

export interface AskAgainDesk extends InviteDesk {
  perInvitation: Limiter
}

/**
 * Tells who invited that the holder of a link which is no good any more asks for a new one; of an invitation that was
 * answered or taken back nobody hears. The work happens after the answer, which is the same for every link.
 */
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
      chiedeInvitoMail({ to: { name: to.name, address: to.email }, invited, ...sender }),
    )
  })
}

/** Who invited, or an admin when that person cannot sign in any more. */
async function whoAnswers(reader: Reader, da: string): Promise<Usr | undefined> {
  const inviter = (await reader.get('usr', da))?.doc
  if (inviter && statoUtente(inviter) === 'attivo') return inviter
  for await (const { doc } of reader.scan('usr', {})) {
    if (firstRole(doc.role) === 'admin' && statoUtente(doc) === 'attivo') return doc
  }
  return undefined
}

import { firstRole, type StatoInvito } from '@bandiera/domain'
import { giaIscrittoMail, invitoMail } from '../mail/mails.ts'
import type { MailContent } from '../mail/render-mail.ts'
import type { Sender } from '../mail/post-office.ts'
import type { InviteDesk } from './invite.ts'

/**
 * Writes the mail of an unanswered invitation and sends it off; nobody waits for the mail server. What became of it is
 * written into the record, so that the list shows it: a mail that cannot be sent never loses the invitation.
 */
export function sendInvito(desk: InviteDesk, uid: string): void {
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
      return { inviatoIl: invito.inviatoIl, content: (sender) => giaIscrittoMail({ ...about, ...sender }) }
    }
    const { token, expires } = await links.issue(writer, 'registrazione', uid)
    return { inviatoIl: invito.inviatoIl, content: (sender) => invitoMail({ ...about, ...sender }, token, expires) }
  })
}

/** Only of the newest mail: what an older one came to is of no interest. */
async function keepOutcome({ tenant }: InviteDesk, uid: string, inviatoIl: string, stato: StatoInvito): Promise<void> {
  await tenant.documents.transact(null, async (writer) => {
    const usr = (await writer.get('usr', uid))?.doc
    if (usr?.invito?.inviatoIl !== inviatoIl) return
    await writer.replace('usr', { ...usr, invito: { ...usr.invito, stato } }, 'update')
  })
}

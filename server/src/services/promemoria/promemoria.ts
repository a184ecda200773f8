import { preavvisiDi, statoUtente, type Pratica, type Preavviso, type Usr } from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Stored } from '../../store/port.ts'
import { promemoriaMail } from '../mail/mails-promemoria.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenant.ts'

const SPACE = 'promemoria'
const LAST = 'ultimo giorno'

/**
 * Once a day, whichever node comes first: one mail to each person with what falls due, as the tenant's thresholds say.
 * @returns how many mails were written; 0 when this day had its own already
 */
export async function sendPromemoria(tenant: Tenant, post: PostOffice, oggi: string): Promise<number> {
  const first = await tenant.documents.transact(null, async (writer) => {
    if ((await writer.secret(SPACE, LAST)) === oggi) return false
    await writer.setSecret(SPACE, LAST, oggi)
    return true
  })
  if (!first) return 0
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso
  const pratiche: Stored<'pratiche'>[] = []
  for await (const stored of tenant.store.scan('pratiche')) pratiche.push(stored)
  let sent = 0
  for await (const { doc: usr } of tenant.store.scan('usr')) {
    if (!wants(usr)) continue
    const due = preavvisiDi(usr._id, seenBy(usr, pratiche), { oggi, soglie })
    if (due.length === 0) continue
    sent += 1
    tell(tenant, post, usr, due)
  }
  return sent
}

function seenBy(usr: Usr, pratiche: readonly Stored<'pratiche'>[]): Pratica[] {
  const held = new Set(tokensOf(usr))
  return pratiche.filter(({ audience }) => sightOf('pratiche', audience, held) === 'full').map(({ doc }) => doc)
}

const wants = (usr: Usr): boolean => statoUtente(usr) === 'attivo' && usr.preferenze?.avvisi?.scadenze !== 'mai'

const tell = (tenant: Tenant, post: PostOffice, { name, email }: Usr, due: readonly Preavviso[]): void =>
  post.later(async () => {
    await post.send(tenant, (sender) => promemoriaMail({ to: { name, address: email }, ...sender }, due))
  })

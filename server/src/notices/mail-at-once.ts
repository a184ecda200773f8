import { dayInRome, statoUtente, type Usr } from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import { avvisiMail, type Novita } from '../mail/mails-avvisi.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { takeUnsent } from './unsent.ts'
import { isEmpty, worded } from './avviso-texts.ts'

/**
 * Mails what has gathered to those who want to hear of new matches at once.
 * @returns how many mails were written
 */
export async function mailAtOnce(tenant: Tenant, post: PostOffice): Promise<number> {
  let sent = 0
  for await (const { doc: usr } of tenant.store.scan('usr')) {
    const avvisi = usr.preferenze?.avvisi
    if (statoUtente(usr) !== 'attivo' || avvisi?.nuoviIncroci !== 'subito') continue
    const unsent = await takeUnsent(tenant, { usrId: usr._id, avvisi, atOnce: true })
    const held = new Set(tokensOf(usr))
    const notizie = await worded({ store: tenant.store, held, oggi: dayInRome() }, unsent)
    if (isEmpty(notizie)) continue
    sent += 1
    tellByMail(tenant, { post, usr }, { due: [], notizie })
  }
  return sent
}

/** One mail, which nobody waits for. */
export const tellByMail = (tenant: Tenant, { post, usr }: { post: PostOffice; usr: Usr }, novita: Novita): void =>
  post.later(async () => {
    const to = { name: usr.name, address: usr.email }
    await post.send(tenant, (sender) => avvisiMail({ to, ...sender }, novita))
  })

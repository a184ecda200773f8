import { preavvisiDi, statoUtente, type Pratica, type Usr } from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Stored } from '../store/port.ts'
import { tellDeadlines } from './deadlines.ts'
import { tellByMail } from './mail-at-once.ts'
import { removeOldAvvisi } from './remove-old.ts'
import { reviewMatches } from './review-matches.ts'
import { takeUnsent } from './unsent.ts'
import { isEmpty, worded } from './avviso-texts.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'

const SPACE = 'promemoria'
const LAST = 'ultimo giorno'

/**
 * Once a day, whichever node comes first: judges every pair as of this day, tells of grants that are about to close, and
 * writes one mail to each person with what falls due and what it has not read yet.
 * @returns how many mails were written; 0 when this day had its own already
 */
export async function sendPromemoria(tenant: Tenant, post: PostOffice, oggi: string): Promise<number> {
  const first = await tenant.documents.transact(null, async (writer) => {
    if ((await writer.secret(SPACE, LAST)) === oggi) return false
    await writer.setSecret(SPACE, LAST, oggi)
    return true
  })
  if (!first) return 0
  const { suited } = await reviewMatches(tenant, { oggi }, { whole: true })
  await tellDeadlines(tenant, suited, oggi)
  await removeOldAvvisi(tenant, Date.parse(oggi))
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso
  const pratiche: Stored<'pratiche'>[] = []
  for await (const stored of tenant.store.scan('pratiche')) pratiche.push(stored)
  let sent = 0
  for await (const { doc: usr } of tenant.store.scan('usr')) {
    if (statoUtente(usr) !== 'attivo') continue
    const held = new Set(tokensOf(usr))
    const due = wantsDeadlines(usr) ? preavvisiDi(usr._id, seenWith(held, pratiche), { oggi, soglie }) : []
    const unsent = await takeUnsent(tenant, { usrId: usr._id, avvisi: usr.preferenze?.avvisi })
    const notizie = await worded({ store: tenant.store, held, oggi }, unsent)
    if (due.length === 0 && isEmpty(notizie)) continue
    sent += 1
    tellByMail(tenant, { post, usr }, { due, notizie })
  }
  return sent
}

const seenWith = (held: ReadonlySet<string>, pratiche: readonly Stored<'pratiche'>[]): Pratica[] =>
  pratiche.filter(({ audience }) => sightOf('pratiche', audience, held) === 'full').map(({ doc }) => doc)

const wantsDeadlines = (usr: Usr): boolean => usr.preferenze?.avvisi?.scadenze !== 'mai'

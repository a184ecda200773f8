import { lastDay, SOGLIE_PREAVVISO, tempoBando } from '@bandiera/domain'
import type { Tenant } from '../tenants/tenant.ts'
import type { Suited } from './judge-pairs.ts'
import { addNews, type News } from './news.ts'
import { peopleWho } from './people.ts'
import { putNews } from './put-avviso.ts'
import { quietFor } from './quiet-pairs.ts'

/**
 * On the days of notice that the tenant chose: tells each person of the grants that are about to close, with the companies
 * they fit and those that follow them. A day comes once (`sendPromemoria`), so each threshold does too.
 */
export async function tellDeadlines(tenant: Tenant, suited: readonly Suited[], oggi: string): Promise<void> {
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso ?? SOGLIE_PREAVVISO
  const people = await peopleWho(tenant.store, 'scadenze')
  const news: News = {}
  for (const { bando, aziende, seguite } of suited) {
    const { giorniRimasti: giorni } = tempoBando(bando.doc.data, { oggi })
    if (giorni === null || !soglie.includes(giorni)) continue
    const [bandoId, chiude] = [bando.doc._id, lastDay(bando.doc.data)]
    const isQuiet = await quietFor(tenant.store, bandoId)
    for (const azienda of [...aziende, ...seguite].filter(({ doc }) => !isQuiet(doc)))
      for (const usrId of people.readersOf(azienda, bando))
        addNews(news, usrId, { aziendaId: azienda.doc._id, parte: 'scadenze', bandoId, chiude })
  }
  if (Object.keys(news).length > 0) await tenant.documents.transact(null, (writer) => putNews(writer, news))
}

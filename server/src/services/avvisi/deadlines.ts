import { lastDay, SOGLIE_PREAVVISO, tempoBando } from '@bandiera/domain'
import type { Tenant } from '../tenant.ts'
import { improntaBando } from './impronta.ts'
import type { Suited } from './judge-pairs.ts'
import { peopleWho } from './people.ts'
import { putAvviso } from './put-avviso.ts'
import { quietFor } from './quiet-pairs.ts'

/**
 * On the days of notice that the tenant chose: tells each person of the grants that are about to close, with the companies
 * they fit and those that follow them. A day comes once (`sendPromemoria`), so each threshold does too.
 */
export async function tellDeadlines(tenant: Tenant, suited: readonly Suited[], oggi: string): Promise<void> {
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso ?? SOGLIE_PREAVVISO
  const people = await peopleWho(tenant.store, 'scadenze')
  for (const { bando, aziende, seguite } of suited) {
    const { giorniRimasti: giorni } = tempoBando(bando.doc.data, { oggi })
    if (giorni === null || !soglie.includes(giorni)) continue
    await tenant.documents.transact(null, async (writer) => {
      const isQuiet = await quietFor(writer, bando.doc._id)
      const byReader = new Map<string, string[]>()
      for (const azienda of [...aziende, ...seguite].filter(({ doc }) => !isQuiet(doc)))
        for (const uid of people.readersOf(azienda, bando))
          byReader.set(uid, [...(byReader.get(uid) ?? []), azienda.doc._id])
      const [bandoId, impronta, chiude] = [bando.doc._id, improntaBando(bando.doc.data), lastDay(bando.doc.data)]
      for (const [usrId, ids] of byReader)
        await putAvviso(writer, { usrId, tipo: 'scadenza', bandoId, impronta, chiude, giorni, aziende: ids, oggi })
    })
  }
}

import { GIORNI_AVVISO } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import { withPauses } from '../scheduling/with-pauses.ts'
import { DAY } from '../records/in-bin.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Notices of one transaction: others who write wait for it. */
const AT_ONCE = 100

/** Takes away the notices whose time is over; what they told stays told. */
export async function removeOldAvvisi(tenant: Tenant, now = currentTime()): Promise<void> {
  const since = new Date(now - GIORNI_AVVISO * DAY).toISOString()
  const old: string[] = []
  for await (const { doc } of withPauses(tenant.store.scan('avvisi'))) {
    if ((doc.aggiornatoIl ?? '') < since) old.push(doc._id)
  }
  for (let at = 0; at < old.length; at += AT_ONCE) {
    await tenant.documents.transact(null, async (writer) => {
      for (const id of old.slice(at, at + AT_ONCE))
        if (await writer.get('avvisi', id)) await writer.remove('avvisi', id)
    })
  }
}

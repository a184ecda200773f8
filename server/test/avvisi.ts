import { addDays, type Avviso, type Bando, type DatiBando, newId } from '@bandiera/domain'
import { reviewMatches } from '../src/services/avvisi/review-matches.ts'
import type { Tenant } from '../src/services/tenant.ts'
import { people, type Person } from './protocol/world.ts'

export const OGGI = '2026-11-22'
export const fra = (days: number): string => addDays(OGGI, days)

/** A published grant of the editore that asks for nothing, so that every company may fit it. */
export const unBando = (data: Partial<DatiBando> = {}): Bando => ({
  _id: newId(),
  createdBy: people.editore._id,
  data: { titolo: 'Voucher', gestori: [people.gestore._id], redazione: 'pubblicato', criteri: [], ...data },
})
/** Nobody of the world has revenues: known to be too small is no guess. */
export const RICAVI = { id: 'r', tipo: 'fatturato', min: 1_000 } as const
export const piccola = { bilanci: [{ anno: 2025, approvato: true, ricavi: 10 }] }
export const grande = { bilanci: [{ anno: 2025, approvato: true, ricavi: 10_000 }] }

export const put = (tenant: Tenant, ...bandi: Bando[]): Promise<void> =>
  tenant.documents.transact(null, async (writer) => {
    for (const bando of bandi) await writer.insert('bandi', bando)
  })

/** Fields of a record, changed. */
export const change = (tenant: Tenant, coll: 'aziende' | 'usr' | 'pratiche' | 'settings', id: string, over: object) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get(coll, id))!
    await writer.replace(coll, { ...doc, ...over } as never, 'update')
  })
export const changeBando = (tenant: Tenant, id: string, data: Partial<DatiBando>) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('bandi', id))!
    await writer.replace('bandi', { ...doc, data: { ...doc.data, ...data } }, 'update')
  })

/** Notices as they are stored, newest last. */
export async function avvisiOf(tenant: Tenant, person: Person): Promise<Avviso[]> {
  const found: Avviso[] = []
  const { _id } = people[person]
  for await (const { doc } of tenant.store.scan('avvisi', { anyOf: [{ path: 'usrId', values: [_id] }] })) {
    found.push(doc)
  }
  return found.sort((a, b) => ((a.creatoIl ?? '') < (b.creatoIl ?? '') ? -1 : 1))
}
export const review = (tenant: Tenant, oggi = OGGI) => reviewMatches(tenant, { oggi })
export const read = (tenant: Tenant, _id: string) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('avvisi', _id))!
    await writer.replace('avvisi', { ...doc, lettoIl: `${OGGI}T10:00:00.000Z` }, 'update')
  })

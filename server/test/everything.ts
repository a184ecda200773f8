import { COLLECTIONS, type CollectionName, type Collections } from '@bandiera/domain'
import type { Everything } from '@bandiera/factories/oracle'
import type { Tenant } from '../src/tenants/tenant.ts'

export type { Everything }

/** All records of a tenant. */
export async function everything({ store }: Pick<Tenant, 'store'>): Promise<Everything> {
  const read = async <C extends CollectionName>(coll: C): Promise<Collections[C][]> => {
    const docs: Collections[C][] = []
    for await (const { doc } of store.scan(coll)) docs.push(doc)
    return docs
  }
  const all: Partial<Record<CollectionName, unknown>> = {}
  for (const coll of COLLECTIONS) all[coll] = await read(coll)
  return all as Everything
}

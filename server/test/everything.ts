import type { CollectionName, Collections } from '@bandiera/domain'
import type { Tenant } from '../src/services/tenant.ts'

export type Everything = { [C in CollectionName]: Collections[C][] }

/** All records of a tenant. */
export async function everything({ store }: Pick<Tenant, 'store'>): Promise<Everything> {
  const read = async <C extends CollectionName>(coll: C): Promise<Collections[C][]> => {
    const docs: Collections[C][] = []
    for await (const { doc } of store.scan(coll)) docs.push(doc)
    return docs
  }
  const [avvisi, aziende, bandi, docs] = [
    await read('avvisi'),
    await read('aziende'),
    await read('bandi'),
    await read('docs'),
  ]
  const [istituti, pratiche, settings, usr] = [
    await read('istituti'),
    await read('pratiche'),
    await read('settings'),
    await read('usr'),
  ]
  return { avvisi, aziende, bandi, docs, istituti, pratiche, settings, usr }
}

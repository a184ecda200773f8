import type { CollectionName, Collections } from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Tenant } from '../tenant.ts'

/** How a record of a collection is written anew; the record itself when nothing changes. */
export type Rewrite = <C extends CollectionName>(coll: C, doc: Collections[C]) => Collections[C]

/**
 * Writes records anew in the name of the portal, one by one through the log, so that pages, searches and other nodes hear of it. Answers how
 * many changed. A record that cannot be written stays as it is: it keeps no server from starting.
 */
export async function rewriteRecords(
  { store, documents }: Pick<Tenant, 'store' | 'documents'>,
  colls: readonly CollectionName[],
  { rewrite, what }: { rewrite: Rewrite; what: string },
): Promise<number> {
  let changed = 0
  const one = async (coll: CollectionName, id: string): Promise<number> =>
    documents.transact(null, async (writer) => {
      const doc = (await writer.get(coll, id))?.doc
      const now = doc && rewrite(coll, doc)
      if (!now || now === doc) return 0
      await writer.replace(coll, now, 'update')
      return 1
    })
  for (const coll of colls) {
    const ids: string[] = []
    for await (const { doc } of store.scan(coll)) if (rewrite(coll, doc) !== doc) ids.push(doc._id)
    for (const id of ids) {
      try {
        changed += await one(coll, id)
      } catch (error) {
        if (!(error instanceof PortalError)) throw error
        console.error(`${what} of ${coll}/${id} stay as they are`, error)
      }
    }
  }
  return changed
}

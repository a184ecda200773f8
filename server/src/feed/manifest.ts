import type { CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { hashOf, type FeedEntry, type ManifestLine, type RecordsQuestion } from '@bandiera/wire'
import type { Visitor } from '../routes/visitor.ts'
import { withPauses } from './with-pauses.ts'

/** Records in one line. */
const LINE = 500

/** What the visitor should hold: id and hash of every record it sees. */
export async function* manifest(
  { tenant: { store }, held }: Visitor,
  colls: readonly CollectionName[],
): AsyncGenerator<ManifestLine> {
  const cursor = await store.seq()
  for (const c of colls) {
    let m: [string, number][] = []
    for await (const { doc, audience } of withPauses(store.scan(c, { tokens: [...held] }))) {
      const view = viewOf(c, doc, audience, held)
      if (view) m.push([view._id, hashOf(view)])
      if (m.length < LINE) continue
      yield { c, m }
      m = []
    }
    if (m.length > 0) yield { c, m }
  }
  yield { ep: store.epoch, cursor }
}

/** Some records as they are now; one that is not there and one that the visitor may not see look the same. */
export async function recordsById(
  { tenant: { store }, held }: Visitor,
  { c, ids }: RecordsQuestion,
): Promise<FeedEntry[]> {
  const rev = await store.seq()
  const entries = new Map(ids.map((id): [string, FeedEntry] => [id, { o: 'd', c, id, rev }]))
  for await (const stored of store.scan(c, { ids })) {
    const d = viewOf(c, stored.doc, stored.audience, held)
    if (d) entries.set(d._id, { o: 'u', c, d, rev: stored.rev })
  }
  return [...entries.values()]
}

import type { CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { hashOf, type FeedEntry, type ManifestLine, type RecordsQuestion } from '@bandiera/wire'
import type { Budget } from '../http/bounds/budget.ts'
import type { Visitor } from '../accounts/visitor.ts'

/** Records in one line. */
const LINE = 500

/** What the visitor should hold: id and hash of every record it sees. */
export async function* manifest(
  { tenant: { store }, held }: Visitor,
  colls: readonly CollectionName[],
  budget: Budget,
): AsyncGenerator<ManifestLine> {
  const cursor = await store.seq()
  for (const c of colls) {
    let m: [string, number][] = []
    for await (const { doc, audience } of budget.inTurns(store.scan(c, { tokens: [...held] }))) {
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

/** Records that are read and held at the same time. */
const PART = 50

/** Some records as they are now; one that is not there and one that the visitor may not see look the same. */
export async function* recordsById(
  { tenant: { store }, held }: Visitor,
  { c, ids }: RecordsQuestion,
  budget: Budget,
): AsyncGenerator<FeedEntry> {
  const rev = await store.seq()
  const wanted = [...new Set(ids)]
  for (let from = 0; from < wanted.length; from += PART) {
    const part = wanted.slice(from, from + PART)
    const entries = new Map(part.map((id): [string, FeedEntry] => [id, { o: 'd', c, id, rev }]))
    for await (const stored of budget.inTurns(store.scan(c, { ids: part }))) {
      const d = viewOf(c, stored.doc, stored.audience, held)
      if (d) entries.set(d._id, { o: 'u', c, d, rev: stored.rev })
    }
    yield* entries.values()
  }
}

import type { Azienda } from '@bandiera/domain'
import type { Change, Store } from '../../src/store/port.ts'
import { openSqlStore } from '../../src/store/sql/sql-store.ts'

/**
 * Opens what `writer.ts` has written and expects whole transactions: company, case file and secret, the audience that the
 * case file gives the company, and a log that begins at 1, has no gap and says what the records are. Ids of the companies
 * in the order of the log.
 */
export async function verifyWhole(file: string): Promise<string[]> {
  const store = await openSqlStore(file)
  const changes = await allChanges(store)
  const stored = changes.filter(({ coll, op }) => coll === 'aziende' && op === 'insert').map(({ id }) => id)
  expect((await idsOf(store, 'aziende')).sort()).toEqual([...stored].sort())
  expect((await idsOf(store, 'pratiche')).map((id) => id.split('-')[1]).sort()).toEqual([...stored].sort())
  expect((await store.secrets('kill')).map(({ key }) => key)).toEqual([...stored].sort())
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => i + 1))
  expect(changes).toHaveLength(stored.length * 3)
  const latest = new Map(changes.map((change) => [change.id, change]))
  for await (const azienda of store.scan('aziende')) {
    expect(azienda.audience).toContain('m:x@y.it')
    expect(latest.get((azienda.doc as Azienda)._id)?.after).toEqual(azienda)
  }
  await store.close()
  return stored
}

async function allChanges(store: Store): Promise<Change[]> {
  const changes: Change[] = []
  for (;;) {
    const more = await store.changesSince(changes.at(-1)?.seq ?? 0, 500)
    if (more.length === 0) return changes
    changes.push(...more)
  }
}

async function idsOf(store: Store, coll: 'aziende' | 'pratiche'): Promise<string[]> {
  const ids: string[] = []
  for await (const { doc } of store.scan(coll, { tokens: ['adm'] })) ids.push(doc._id)
  return ids
}

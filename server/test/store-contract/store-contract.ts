import type { Store } from '../../src/store/port.ts'
import { cutContract } from './cut.ts'
import { logContract } from './log.ts'
import { peopleContract } from './people.ts'
import { scansContract } from './scans.ts'
import { searchContract } from './search.ts'
import { signalsContract } from './signals.ts'
import { transactionsContract } from './transactions.ts'
import { azienda, id, pratica, put } from './records.ts'

export interface OpenedStore {
  store: Store
  /** A second, independent opening of the same database, as another process would have. */
  again: () => Promise<Store>
}

/** What every engine behind `Store` must do; an adapter's test calls it with its own way of opening a fresh database. */
export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} keeps the store contract`, () => {
    let store: Store
    let again: OpenedStore['again']
    const opened: Store[] = []
    beforeEach(async () => {
      const fresh = await open()
      store = fresh.store
      again = async () => {
        const other = await fresh.again()
        opened.push(other)
        return other
      }
      opened.push(store)
    })
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close()
    })
    transactionsContract(() => store)
    scansContract(() => store)
    peopleContract(() => store)
    heldContract(() => store)
    logContract(
      () => store,
      () => again(),
    )
    searchContract(
      () => store,
      () => again(),
    )
    cutContract(
      () => store,
      () => again(),
    )
    signalsContract(
      () => store,
      () => again(),
    )
    processesContract(
      () => store,
      () => again(),
    )
  })
}

function heldContract(store: () => Store): void {
  const bytes = (...docs: object[]): number =>
    docs.reduce((sum, doc) => sum + Buffer.byteLength(JSON.stringify(doc)), 0)

  it('says how many records there are and what they take, by collection and by last author', async () => {
    expect(await store().held()).toEqual([])
    const [first, second, third] = [
      azienda(1, { aggiornatoDa: 'u1', ragioneSociale: 'Però €' }),
      azienda(2, { aggiornatoDa: 'u1' }),
      azienda(3),
    ]
    const file = { ...pratica(4, id(1)), aggiornatoDa: 'u2' }
    await store().transact('u1', async (tx) => {
      for (const doc of [first, second, third]) await tx.put('aziende', doc, ['adm'], 'insert')
      await tx.put('pratiche', file, ['adm'], 'insert')
    })
    const held = (await store().held()).toSorted((a, b) => b.records - a.records || b.bytes - a.bytes)
    expect(held).toHaveLength(3)
    expect(held[0]).toEqual({ coll: 'aziende', by: 'u1', records: 2, bytes: bytes(first, second) })
    expect(held).toContainEqual({ coll: 'aziende', by: null, records: 1, bytes: bytes(third) })
    expect(held).toContainEqual({ coll: 'pratiche', by: 'u2', records: 1, bytes: bytes(file) })
    await store().transact('u1', (tx) => tx.remove('aziende', first._id))
    expect(await store().held()).toContainEqual({ coll: 'aziende', by: 'u1', records: 1, bytes: bytes(second) })
  })
}

const EACH = 25

/** What several server processes on one database rely on. */
function processesContract(store: () => Store, again: () => Promise<Store>): void {
  it('numbers concurrent commits of several processes in the order in which they become visible', async () => {
    const stores = [store(), await again(), await again()]
    const total = EACH * stores.length
    const seen = stores.map((each) => {
      const seqs: number[] = []
      return new Promise<number[]>((resolve) => {
        each.onChange((changes) => {
          seqs.push(...changes.map(({ seq }) => seq))
          if (seqs.length >= total) resolve(seqs)
        })
      })
    })
    let reading = true
    const cursor = followLog(stores[0]!, () => reading)
    const writing = stores.flatMap((each, part) =>
      Array.from({ length: EACH }, (_, n) => put(each, azienda(part * EACH + n))),
    )
    await Promise.all(writing)
    reading = false
    const all = Array.from({ length: total }, (_, n) => n + 1)
    for (const seqs of await Promise.all(seen)) expect(seqs).toEqual(all)
    // a reader who repeats "everything after" never skips a number that appears later
    expect(await cursor).toEqual(all)
  })

  it('lets no writer of another process overwrite what it has not read', async () => {
    const stores = [store(), await again()]
    await put(store(), azienda(1, { capitaleSociale: 0 }))
    const increment = (each: Store) =>
      each.transact(null, async (tx) => {
        const { doc } = (await tx.get('aziende', id(1)))!
        await tx.put('aziende', { ...doc, capitaleSociale: (doc.capitaleSociale ?? 0) + 1 }, ['adm'], 'update')
      })
    await Promise.all(stores.flatMap((each) => Array.from({ length: EACH }, () => increment(each))))
    expect((await store().get('aziende', id(1)))?.doc.capitaleSociale).toBe(2 * EACH)
  })
}

async function followLog(store: Store, going: () => boolean): Promise<number[]> {
  const seqs: number[] = []
  for (let last = false; !last;) {
    last = !going()
    const page = await store.changesSince(seqs.at(-1) ?? 0, 7)
    seqs.push(...page.map(({ seq }) => seq))
    if (page.length > 0) last = false
    // other work of this process goes on, also where the engine answers at once
    await new Promise((resolve) => setImmediate(resolve))
  }
  return seqs
}

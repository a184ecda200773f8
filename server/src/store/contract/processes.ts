import type { Store } from '../port.ts'
import { azienda, id, put } from './records.ts'

const EACH = 25

/** What several server processes on one database rely on. */
export function processesContract(store: () => Store, again: () => Promise<Store>): void {
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
    // whoever asks "everything after" again and again never passes a number that appears later
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

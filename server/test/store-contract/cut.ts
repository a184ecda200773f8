import type { Keep, Store } from '../../src/store/port.ts'
import { azienda, id, put } from './records.ts'

const [PAST, FUTURE] = ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
/** Keeps nothing but what a test adds to it. */
const NOTHING: Keep = { since: FUTURE, entries: 0, always: FUTURE, ofRecord: 0, deletedSince: FUTURE }

export function cutContract(store: () => Store, again: () => Promise<Store>): void {
  const cut = async (keep: Partial<Keep>, from = store()): Promise<void> => {
    while (await from.cut({ ...NOTHING, ...keep }));
  }
  const fill = (count: number, over = {}) =>
    store().transact('u1', async (tx) => {
      for (let n = 1; n <= count; n++) await tx.put('aziende', azienda(n, over), ['adm'], 'insert')
    })
  const since = async (seq: number) => (await store().changesSince(seq, 1000)).map((change) => change.seq)

  it('cuts down to the newest entries, and never says to a reader from before them that nothing happened', async () => {
    await fill(250)
    await cut({ since: PAST, entries: 40 })
    expect((await since(0))[0]).toBe(211)
    expect((await since(100))[0]).toBe(211)
    expect(await since(210)).toHaveLength(40)
  })

  it('cuts nothing that is young enough, nor what the minimum age protects', async () => {
    await fill(150)
    await cut({ since: PAST, entries: 1000 })
    await cut({ always: PAST })
    expect(await since(0)).toHaveLength(150)
  })

  it('gives no position again after everything was cut, nor when it is opened again', async () => {
    await fill(3)
    await store().transact(null, async (tx) => {
      for (const n of [1, 2, 3]) await tx.remove('aziende', id(n))
    })
    await cut({})
    expect(await store().seq()).toBe(6)
    const other = await again()
    expect(await other.seq()).toBe(6)
    expect((await put(other, azienda(4))).rev).toBe(7)
    expect(await since(5)).toEqual([6, 7])
  })

  it('leaves each record its newest changes, and what left the feed has gaps that are no answer', async () => {
    for (const n of [1, 2, 1, 1, 1, 3]) await put(store(), azienda(n))
    await cut({ ofRecord: 2 })
    expect((await store().changesOf('aziende', id(1), 9)).map(({ seq }) => seq)).toEqual([5, 4])
    expect((await store().changesOf('aziende', id(2), 9)).map(({ seq }) => seq)).toEqual([2])
    for (const seq of [0, 1, 2]) expect(await since(seq)).toEqual([4, 5, 6])
  })

  it('leaves a deleted record whole while it is in the bin, and nothing of it after', async () => {
    await fill(3)
    await store().transact('u2', (tx) => tx.remove('aziende', id(2)))
    await fill(1)
    await cut({ ofRecord: 9, deletedSince: PAST })
    expect(await store().changesOf('aziende', id(2), 9)).toHaveLength(2)
    expect(await store().deletions(PAST, 9)).toHaveLength(1)
    await cut({ ofRecord: 9 })
    expect(await store().changesOf('aziende', id(2), 9)).toEqual([])
    expect(await store().deletions(PAST, 9)).toEqual([])
    expect(await store().changesOf('aziende', id(1), 9)).toHaveLength(2)
  })

  it('may be cut by several processes at once, while they write', async () => {
    const other = await again()
    await fill(300)
    await Promise.all([
      cut({ ofRecord: 1 }),
      cut({ ofRecord: 1 }, other),
      put(other, azienda(1)),
      put(store(), azienda(2)),
    ])
    expect(await store().seq()).toBe(302)
    await put(store(), azienda(3))
    await cut({ ofRecord: 1 })
    for (const n of [1, 2]) expect(await store().changesOf('aziende', id(n), 9)).toHaveLength(1)
  })
}

import type { Change, Store } from '../../src/store/port.ts'
import { azienda, id, idsOf, put } from './records.ts'

export function logContract(store: () => Store, again: () => Promise<Store>): void {
  it('logs every change with both sides, author and instant, numbered without gaps', async () => {
    await put(store(), azienda(1))
    await store().transact('u2', async (tx) => {
      await tx.put('aziende', azienda(1, { ragioneSociale: 'Nuova' }), ['adm', 'g:g1'], 'update')
      await tx.remove('aziende', id(1))
      await tx.remove('aziende', id(1))
    })
    const changes = await store().changesSince(0, 10)
    expect(changes.map(({ seq, op, by }) => [seq, op, by])).toEqual([
      [1, 'insert', 'u1'],
      [2, 'update', 'u2'],
      [3, 'delete', 'u2'],
    ])
    expect(changes[0]).toMatchObject({ coll: 'aziende', id: id(1), before: null, after: { rev: 1, audience: ['adm'] } })
    expect(changes[1]).toMatchObject({ before: changes[0]!.after, after: { rev: 2, doc: { ragioneSociale: 'Nuova' } } })
    expect(changes[2]).toMatchObject({ before: changes[1]!.after, after: null })
    expect(Date.parse(changes[2]!.at)).toBeGreaterThan(Date.now() - 60_000)
    expect((await store().changesSince(1, 1)).map(({ seq }) => seq)).toEqual([2])
    expect(await store().seq()).toBe(3)
  })

  it('gives the last changes of one record, newest first, also when it is gone', async () => {
    for (const telefono of ['1', '2', '3']) await put(store(), azienda(1, { telefono }))
    await put(store(), azienda(2))
    await store().transact('u2', (tx) => tx.remove('aziende', id(1)))
    const last = await store().changesOf('aziende', id(1), 3)
    expect(last.map(({ seq, op, by }) => [seq, op, by])).toEqual([
      [5, 'delete', 'u2'],
      [3, 'insert', 'u1'],
      [2, 'insert', 'u1'],
    ])
    expect(await store().changesOf('aziende', id(3), 3)).toEqual([])
  })

  it('gives the deletions since an instant, newest first, with what was there', async () => {
    for (const n of [1, 2, 3]) await put(store(), azienda(n))
    await store().transact('u2', async (tx) => {
      for (const n of [1, 3]) await tx.remove('aziende', id(n))
    })
    const since = new Date(Date.now() - 60_000).toISOString()
    const gone = await store().deletions(since, 10)
    expect(gone.map(({ op, by, before }) => [op, by, before?.doc._id])).toEqual([
      ['delete', 'u2', id(3)],
      ['delete', 'u2', id(1)],
    ])
    expect(await store().deletions(since, 1)).toEqual(gone.slice(0, 1))
    expect(await store().deletions(new Date(Date.now() + 60_000).toISOString(), 10)).toEqual([])
  })

  it('leaves notices out of the deletions: they go in masses, and would push out what can be brought back', async () => {
    await put(store(), azienda(1))
    const avviso = { _id: id(9), usrId: 'u1', tipo: 'scadenza', bandoId: id(2), impronta: '' } as const
    await store().transact(null, (tx) => tx.put('avvisi', { ...avviso, aziende: [], quante: 0 }, ['u:u1'], 'insert'))
    await store().transact('u1', async (tx) => {
      await tx.remove('aziende', id(1))
      await tx.remove('avvisi', id(9))
    })
    const gone = await store().deletions(new Date(Date.now() - 60_000).toISOString(), 1)
    expect(gone.map(({ coll }) => coll)).toEqual(['aziende'])
  })

  it('gives inside a transaction the position of the log with its writes', async () => {
    await put(store(), azienda(1))
    await store().transact('u1', async (tx) => {
      expect(tx.position()).toBe(1)
      await tx.put('aziende', azienda(1, { telefono: '1' }), ['adm'], 'update')
      await tx.remove('aziende', id(1))
      expect(tx.position()).toBe(3)
    })
  })

  it('tells listeners what was committed, in order, before the writer gets its answer', async () => {
    const seen: number[] = []
    const stop = store().onChange((changes) => seen.push(...changes.map(({ seq }) => seq)))
    await put(store(), azienda(1))
    expect(seen).toEqual([1])
    await Promise.all([2, 3, 4].map((n) => put(store(), azienda(n))))
    expect(seen).toEqual([1, 2, 3, 4])
    stop()
    await put(store(), azienda(5))
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('tells one commit at once, however long it is, and lets others have their turn while it is read', async () => {
    const [calls, turns] = [[] as number[], { written: 0, told: 0 }]
    let [count, going] = [0, true]
    const others = (): void => {
      count += 1
      if (going) setImmediate(others)
    }
    store().onChange((changes) => {
      calls.push(changes.length)
      turns.told = count
    })
    others()
    await store().transact(null, async (tx) => {
      for (let n = 1; n <= 450; n++) await tx.put('aziende', azienda(n), ['adm'], 'insert')
      turns.written = count
    })
    going = false
    expect(calls).toEqual([450])
    expect(turns.told - turns.written).toBeGreaterThan(3)
  })

  it('tells listeners nothing of a transaction that failed', async () => {
    const seen: Change[] = []
    store().onChange((changes) => seen.push(...changes))
    const failing = store().transact(null, async (tx) => {
      await tx.put('aziende', azienda(1), ['adm'], 'insert')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(seen).toEqual([])
  })

  it('tells listeners what another process committed, between its own changes and in order', async () => {
    const other = await again()
    const seen: number[] = []
    const complete = new Promise<void>((resolve) => {
      store().onChange((changes) => {
        seen.push(...changes.map(({ seq }) => seq))
        if (seen.length === 20) resolve()
      })
    })
    for (let n = 1; n <= 20; n += 2) {
      await put(store(), azienda(n))
      await put(other, azienda(n + 1))
    }
    await complete
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('keeps its epoch, its records and its position when opened again', async () => {
    await put(store(), azienda(1))
    const other = await again()
    expect(other.epoch).toBe(store().epoch)
    expect(other.epoch.length).toBeGreaterThan(8)
    expect(await other.seq()).toBe(1)
    expect(await idsOf(other)).toEqual([1])
  })

  it('proves that it can be written', async () => {
    await expect(store().probe()).resolves.toBeUndefined()
  })
}

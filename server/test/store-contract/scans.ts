import type { Azienda } from '@bandiera/domain'
import type { Store } from '../../src/store/port.ts'
import { azienda, id, idsOf, pratica } from './records.ts'

export function scansContract(store: () => Store): void {
  const fill = (count: number, over: (n: number) => Partial<Azienda>, audience: (n: number) => string[]) =>
    store().transact(null, async (tx) => {
      for (let n = 1; n <= count; n++) await tx.put('aziende', azienda(n, over(n)), audience(n), 'insert')
    })
  const all = (): string[] => ['adm']

  it('lists records by _id descending over several pages', async () => {
    await fill(1203, () => ({}), all)
    expect(await idsOf(store())).toEqual(Array.from({ length: 1203 }, (_, i) => 1203 - i))
  })

  it('lists only records whose audience meets the tokens, each once', async () => {
    await fill(
      1300,
      () => ({}),
      (n) => (n % 2 ? ['adm', 'g:1', 'p:1'] : ['adm', ...(n % 4 ? [] : ['p:1'])]),
    )
    const expected = Array.from({ length: 1300 }, (_, i) => 1300 - i).filter((n) => n % 2 || n % 4 === 0)
    expect(await idsOf(store(), { tokens: ['g:1', 'p:1', 'unknown'] })).toEqual(expected)
    expect(await idsOf(store(), { tokens: [] })).toEqual([])
  })

  it('goes on below an id, however it narrows', async () => {
    await fill(
      600,
      (n) => ({ gestoreId: n % 2 ? 'g1' : 'g2' }),
      (n) => ['adm', ...(n % 3 ? [] : ['p:1'])],
    )
    const below = (await store().get('aziende', id(500)))!.doc._id
    const rest = (rule: (n: number) => boolean) => Array.from({ length: 499 }, (_, i) => 499 - i).filter(rule)
    expect(await idsOf(store(), { below })).toEqual(rest(() => true))
    expect(await idsOf(store(), { below, tokens: ['p:1'] })).toEqual(rest((n) => n % 3 === 0))
    expect(await idsOf(store(), { below, anyOf: [{ path: 'gestoreId', values: ['g1'] }] })).toEqual(
      rest((n) => n % 2 === 1),
    )
  })

  it('finds by values of indexed paths, arrays included, and by ids; conditions narrow each other', async () => {
    await fill(6, (n) => ({ gestoreId: n < 4 ? 'g1' : 'g2', professionisti: n % 2 ? ['p1', 'p2'] : ['p3'] }), all)
    expect(await idsOf(store(), { anyOf: [{ path: 'gestoreId', values: ['g2'] }] })).toEqual([6, 5, 4])
    expect(await idsOf(store(), { anyOf: [{ path: 'professionisti', values: ['p1', 'p2'] }] })).toEqual([5, 3, 1])
    const both = [
      { path: 'gestoreId', values: ['g1', 'g2'] },
      { path: 'professionisti', values: ['p3'] },
    ]
    expect(await idsOf(store(), { anyOf: both, ids: [id(2), id(4), id(5), id(99)] })).toEqual([4, 2])
    expect(await idsOf(store(), { ids: [] })).toEqual([])
    expect(await idsOf(store(), { ids: [id(2), id(3)], tokens: ['g:none'] })).toEqual([])
  })

  it('follows a changed value and forgets a removed record', async () => {
    await fill(
      2,
      () => ({ gestoreId: 'g1' }),
      () => ['g:g1'],
    )
    await store().transact(null, async (tx) => {
      await tx.put('aziende', azienda(1, { gestoreId: 'g2' }), ['g:g2'], 'update')
      await tx.remove('aziende', id(2))
    })
    expect(await idsOf(store(), { tokens: ['g:g1'] })).toEqual([])
    expect(await idsOf(store(), { anyOf: [{ path: 'gestoreId', values: ['g1'] }] })).toEqual([])
    expect(await idsOf(store(), { tokens: ['g:g2'] })).toEqual([1])
  })

  it('finds case files by the company in the second part of their _id', async () => {
    await store().transact(null, (tx) => tx.put('pratiche', pratica(7, id(1)), ['adm'], 'insert'))
    const found: string[] = []
    const prefilter = { anyOf: [{ path: 'aziendaId', values: [id(1)] }] }
    for await (const { doc } of store().scan('pratiche', prefilter)) found.push(doc.titolo)
    expect(found).toEqual(['Pratica 7'])
  })

  it('finds by a value that an index cannot hold as it is', async () => {
    const odd = ['a\0b', '\ud800', 'x'.repeat(5000), `${'x'.repeat(5000)}y`]
    const doc = azienda(1, { professionisti: odd })
    await store().transact(null, async (tx) => {
      await tx.put('aziende', doc, ['adm', `m:${'e'.repeat(5000)}`], 'insert')
      await tx.setSecret('accessi', 'k'.repeat(5000), 1)
    })
    for (const value of odd) {
      expect(await idsOf(store(), { anyOf: [{ path: 'professionisti', values: [value] }] })).toEqual([1])
    }
    expect(await idsOf(store(), { tokens: [`m:${'e'.repeat(5000)}`] })).toEqual([1])
    expect(await idsOf(store(), { tokens: [`m:${'e'.repeat(5001)}`] })).toEqual([])
    expect(await idsOf(store(), { ids: ['\0', id(1)] })).toEqual([1])
    expect(await store().get('aziende', '\0')).toBeNull()
    expect(await store().secret('accessi', 'k'.repeat(5000))).toBe(1)
    expect((await store().get('aziende', id(1)))?.doc.professionisti).toEqual(odd)
    await store().transact(null, (tx) => tx.put('aziende', azienda(1), ['adm'], 'update'))
    for (const value of odd) {
      expect(await idsOf(store(), { anyOf: [{ path: 'professionisti', values: [value] }] })).toEqual([])
    }
  })
}

import type { Azienda } from '@bandiera/domain'
import { act, render, renderHook, screen } from '@testing-library/react'
import { memo } from 'react'
import { byHand } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { MODES, openPage, pass, put, type Query, read } from '../test/records-page.tsx'
import { useListRecords, useRecords } from './index.ts'

function several(many: number): FakeLog {
  const log = new FakeLog()
  for (let n = 1; n <= many; n++)
    put(log, `a${n}`, { ragioneSociale: `Rossi ${n}`, gestoreId: n % 2 ? 'g1' : 'g2', capitaleSociale: n })
  return log
}
const idsOf = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id)

byHand()

describe.each(MODES)('a query of a collection in mode %s', (mode) => {
  it('is answered by the page where it holds the collection, and says so', async () => {
    const log = several(5)
    const { answer } = await read(mode, log, { coll: 'aziende', order: 'capitaleSociale', rows: 2 })
    expect(idsOf(answer().records)).toEqual(['a1', 'a2'])
    expect(answer()).toMatchObject({ total: 5, visible: 5, more: true, state: 'ready', holdsAll: mode === 'full' })
    expect(log.windows).toHaveLength(mode === 'full' ? 0 : 1)
  })

  it('draws one row when one record changes', async () => {
    const log = several(3)
    const { wrapper: Page, tell } = openPage(mode, log)
    const drawn: string[] = []
    const Row = memo(function Row({ azienda }: { azienda: Azienda }) {
      drawn.push(azienda._id)
      return <li>{azienda.ragioneSociale}</li>
    })
    const List = () => useRecords({ coll: 'aziende' }).records.map((one) => <Row azienda={one} key={one._id} />)
    render(<List />, { wrapper: Page })
    await pass()
    drawn.length = 0
    put(log, 'a2', { ragioneSociale: 'Verdi' })
    await tell()
    expect([drawn, screen.getByText('Verdi').textContent]).toEqual([['a2'], 'Verdi'])
  })

  it('for all rows loads the collection, and is loading until it is there', async () => {
    const log = several(5)
    log.open = false
    const { answer, live } = await read(mode, log, { coll: 'aziende', rows: 'all' })
    expect(answer()).toMatchObject({ records: [], state: 'loading' })
    log.open = true
    log.gates.splice(0).forEach((go) => go())
    await pass()
    expect(answer()).toMatchObject({ total: 5, visible: 5, more: false, state: 'ready', holdsAll: true })
    expect(answer().records[0]).toBe(live.get('aziende', 'a5'))
    expect(log.windows).toEqual([])
  })

  it('for all rows that match has them all, in order', async () => {
    const { answer } = await read(mode, several(120), {
      coll: 'aziende',
      where: { gestoreId: 'g1' },
      order: 'capitaleSociale',
      rows: 'all',
    })
    expect(answer()).toMatchObject({ total: 60, visible: 120, more: false, state: 'ready' })
    expect(idsOf(answer().records.slice(-2))).toEqual(['a117', 'a119'])
  })

  it('that is null reads nothing', async () => {
    const log = several(3)
    const { answer, ask } = await read(mode, log, null)
    expect(answer()).toMatchObject({ records: [], total: 0, state: 'ready', holdsAll: false })
    expect([log.windows, await answer().all()]).toEqual([[], []])
    ask({ coll: 'aziende' })
    await pass()
    expect(answer().total).toBe(3)
    ask(null)
    expect(answer()).toMatchObject({ records: [], total: 0, state: 'ready' })
  })

  it('takes the part of a list to the server alone: what the page holds is for the list to search', async () => {
    const list = { q: 'rossi 4', ord: '-ragioneSociale', f: ['gestoreId:in:g2,g3'] }
    const { answer, ask } = await read(mode, several(80), { coll: 'aziende', list })
    expect(answer().holdsAll).toBe(mode === 'full')
    expect(answer().total).toBe(mode === 'full' ? 80 : 6)
    expect(answer().records).toHaveLength(mode === 'full' ? 80 : 6)
    ask({ coll: 'aziende', list, where: { gestoreId: ['g2'] } })
    await pass()
    expect(answer().records).toHaveLength(mode === 'full' ? 40 : 6)
    // a file has what the list shows
    expect(idsOf(await answer().all()).slice(0, 2)).toEqual(['a48', 'a46'])
  })
})

it('a query names paths that the collection has', () => {
  const right: Query[] = [
    { coll: 'aziende', order: '-calc.completezza', where: { tag: ['vip'], 'bilanci.anno': 2025 } },
    // @ts-expect-error there is no such field
    { coll: 'aziende', order: 'fatturato' },
    // @ts-expect-error this one is computed of case files
    { coll: 'aziende', counts: ['calc.scadenza'] },
    // @ts-expect-error a field of another collection
    { coll: 'aziende', where: { redazione: 'bozza' } },
  ]
  expect(right).toHaveLength(4)
})

it('the server is not asked before it has said how long a list is', async () => {
  const log = several(3)
  log.open = false
  const { answer } = await read('window', log, { coll: 'aziende', list: {} })
  expect([answer().state, log.windows]).toEqual(['loading', []])
  log.open = true
  log.gates.splice(0).forEach((go) => go())
  await pass()
  expect([answer().state, answer().total]).toEqual(['ready', 3])
})

it('an answer that does not arrive is an error in Italian; the records stay, and a retry brings the new ones', async () => {
  const log = several(3)
  const { answer, tell } = await read('window', log, { coll: 'aziende' })
  log.broken = true
  put(log, 'a4', {})
  await tell()
  expect(answer()).toMatchObject({ state: 'error', error: expect.stringMatching(/Il server non risponde/), total: 3 })
  await expect(answer().all()).rejects.toThrow(/server/)
  log.broken = false
  act(() => answer().retry())
  expect(answer()).toMatchObject({ state: 'loading', total: 3 })
  await pass()
  expect(answer()).toMatchObject({ state: 'ready', error: null, total: 4 })
})

it('a logout empties the answer at once', async () => {
  for (const query of [{ coll: 'aziende' }, { coll: 'aziende', rows: 'all' }] as const) {
    const { answer, live } = await read('full', several(3), query)
    expect(answer().total).toBe(3)
    act(() => live.stop())
    expect(answer()).toMatchObject({ records: [], total: 0, state: 'loading' })
  }
})

describe('a list with its choices in the address', () => {
  const question = (path: string | null) => ({
    asked: { f: ['gestoreId:=:g1'] },
    counted: { counts: path === null ? [] : [path], size: 1 },
    askCounts: jest.fn(),
  })
  const openList = async (mode: (typeof MODES)[number], log: FakeLog) => {
    const { wrapper } = openPage(mode, log)
    await pass()
    const hook = renderHook((path: string | null) => useListRecords({ coll: 'aziende' }, question(path)), {
      wrapper,
      initialProps: null as string | null,
    })
    await pass()
    return hook
  }

  it.each(['list', 'window'] as const)('in mode %s has the numbers of the filter that is open', async (mode) => {
    const log = several(5)
    const { result, rerender } = await openList(mode, log)
    expect(result.current).toMatchObject({ total: 3, counts: {} })
    expect(log.windows).toHaveLength(1)
    rerender('gestoreId')
    await pass()
    expect(result.current.counts).toEqual({
      gestoreId: [
        ['g1', 3],
        ['g2', 2],
      ],
    })
    expect(result.current.total).toBe(3)
  })

  it('where the page holds it counts for itself', async () => {
    const log = several(5)
    const { result, rerender } = await openList('full', log)
    rerender('gestoreId')
    await pass()
    expect([result.current.total, result.current.counts, log.windows]).toEqual([5, {}, []])
  })
})

import type { Azienda } from '@bandiera/domain'
import { act } from '@testing-library/react'
import { byHand } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { MODES, pass, put, type Query, read } from '../test/records-page.tsx'
import type { Where } from './index.ts'

byHand()

describe('any query about any records has the answer of one who tries every record', () => {
  /** Numbers below a limit, the same ones for the same seed. */
  function random(seed: number): (below: number) => number {
    let state = seed
    return (below) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * below)
    }
  }

  const NAMES = ['rossi', 'verdi', 'bianchi', 'neri', 'gallo']
  const TAGS = ['nord', 'sud', 'vip']
  /** Fields that a page in mode `list` holds. */
  const LISTED = ['ragioneSociale', 'tag', 'gestoreId'] as const
  const ORDERS = [undefined, 'ragioneSociale', '-ragioneSociale', 'capitaleSociale', '-capitaleSociale'] as const
  const WORDS = [undefined, 'rossi', 'gallo ver', 'er', 'sud', 'nessuno']

  const company = (pick: (below: number) => number): Partial<Azienda> => ({
    ragioneSociale: `${NAMES[pick(5)]} ${NAMES[pick(5)]}`,
    tag: TAGS.filter(() => pick(2) === 0),
    gestoreId: `g${pick(3)}`,
    archiviata: pick(4) === 0,
    ...(pick(4) > 0 && { capitaleSociale: pick(20) }),
  })

  const condition = (pick: (below: number) => number): Where<'aziende'> => ({
    ...(pick(3) === 0 && { gestoreId: pick(2) ? 'g1' : ['g0', 'g2'] }),
    ...(pick(4) === 0 && { tag: [[], ['nord'], ['sud', 'vip']][pick(3)]! }),
    ...(pick(6) === 0 && { archiviata: true }),
    ...(pick(3) === 0 && { 'calc.archivio': 'no' }),
    ...(pick(5) === 0 && { ragioneSociale: undefined }),
  })

  const query = (pick: (below: number) => number): Query => ({
    coll: 'aziende',
    search: WORDS[pick(WORDS.length)],
    order: ORDERS[pick(ORDERS.length)],
    where: pick(3) === 0 ? [condition(pick), condition(pick)] : condition(pick),
    counts: pick(2) ? ['tag', 'calc.archivio'] : undefined,
    fields: [undefined, LISTED, [...LISTED, 'capitaleSociale'] as const][pick(3)],
    rows: [3, 7, 50][pick(3)],
  })

  type Held = Azienda & Record<string, unknown>
  const valuesAt = (record: Held, path: string): string[] =>
    path === 'calc.archivio' ? [record.archiviata ? 'si' : 'no'] : [record[path] ?? []].flat().map(String)

  /** The answer in the plainest code there is. */
  function expected(held: Held[], { search = '', order, where = [], counts = [], fields, rows }: Query) {
    const passes = (record: Held) =>
      [where].flat().every((one) =>
        Object.entries(one).every(([path, wanted]) => {
          const values = [wanted ?? []].flat().map(String)
          return values.length === 0 || valuesAt(record, path).some((value) => values.includes(value))
        }),
      )
    const has = (record: Held) => {
      const words = [record.ragioneSociale, ...(record.tag ?? [])].join(' ').split(' ')
      const asked = search.split(' ').filter(Boolean)
      return asked.every((word) => words.some((one) => (word.length > 2 ? one.includes(word) : one.startsWith(word))))
    }
    const field = order?.replace('-', '') as 'ragioneSociale' | 'capitaleSociale' | undefined
    const compare = (a: Held, b: Held) => {
      const [x, y] = [field && a[field], field && b[field]]
      if (x !== y && (x === undefined || y === undefined)) return x === undefined ? 1 : -1
      if (x !== y) return (x! < y! ? -1 : 1) * (order?.startsWith('-') ? -1 : 1)
      return a._id < b._id ? 1 : -1
    }
    const found = held.filter((record) => passes(record) && has(record)).sort(compare)
    const tally = (path: string) => {
      const values = found.flatMap((record) => [...new Set(valuesAt(record, path))])
      return Object.fromEntries([...new Set(values)].map((one) => [one, values.filter((two) => two === one).length]))
    }
    const cut = (record: Held) =>
      fields ? Object.fromEntries(Object.entries(record).filter(([key]) => ['_id', ...fields].includes(key))) : record
    return {
      all: found.map(cut),
      records: found.slice(0, rows as number).map(cut),
      total: found.length,
      visible: held.length,
      counts: Object.fromEntries(counts.map((path) => [path, tally(path)])),
      more: found.length > (rows as number),
      state: 'ready',
      error: null,
    }
  }

  it.each(MODES)('in mode %s', async (mode) => {
    const pick = random(MODES.indexOf(mode) + 31)
    const log = new FakeLog()
    for (let n = 0; n < 40; n++) put(log, `a${100 + n}`, company(pick))
    const { answer, ask, tell } = await read(mode, log, { coll: 'aziende' })
    const seen = () => {
      const { records, total, visible, counts, more, state, error } = answer()
      const tallies = Object.entries(counts).map(([path, values]) => [path, Object.fromEntries(values)])
      return { records, total, visible, counts: Object.fromEntries(tallies), more, state, error }
    }
    for (let turn = 0; turn < 120; turn++) {
      const asked = query(pick)
      ask(asked)
      await pass()
      const held = () => [...log.rows.values()].map(({ d }) => d as unknown as Held)
      const { all, ...first } = expected(held(), asked)
      expect({ asked, ...seen() }).toEqual({ asked, ...first })
      expect({ asked, all: await answer().all() }).toEqual({ asked, all })
      while (answer().more) {
        act(() => answer().next())
        await pass()
      }
      expect({ asked, paged: answer().records }).toEqual({ asked, paged: all })
      if (pick(3) === 0) log.drop(`a${100 + pick(40)}`, 'aziende')
      else put(log, `a${100 + pick(40)}`, company(pick))
      await tell()
      expect({ asked, changed: answer().total }).toEqual({ asked, changed: expected(held(), asked).total })
    }
    expect(answer().holdsAll).toBe(mode === 'full')
  })
})

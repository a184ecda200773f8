import { createRandom } from '@bandiera/factories/random'
import type { Column, ListFilter } from './columns.ts'
import { parseListState } from './list-state.ts'
import { createRowEngine } from './row-engine.ts'
import { createTextOf, selectRows } from './select-rows.ts'

interface Riga {
  _id: string
  nome: string
  n: number | null
  stato: string
}

const NOMI = ['Rossi', 'rosé', 'Bianchi 10', 'Bianchi 9', 'Àncora', '']
const STATI = ['a', 'b', 'c']
const columns: Column<Riga>[] = [
  { id: 'nome', label: 'Nome', cell: ({ nome }) => nome, sort: ({ nome }) => nome, search: ({ nome }) => nome },
  { id: 'n', label: 'N', cell: ({ n }) => n, sort: ({ n }) => n },
  { id: 'stato', label: 'Stato', cell: ({ stato }) => stato },
]
const filters: ListFilter<Riga>[] = [
  { id: 'stato', label: 'Stato', options: STATI.map((value) => ({ value, label: value })), of: ({ stato }) => stato },
]
const plain = (records: readonly Riga[], query: string) =>
  selectRows(records, state(query), { columns, filters, textOf: createTextOf(columns) })
const state = (query: string) => parseListState(new URLSearchParams(query))

function draw(seed: number) {
  const random = createRandom(seed)
  let made = 0
  const aRecord = (_id = `r${(made += 1)}`): Riga => ({
    _id,
    nome: `${random.one(NOMI)} ${random.one(NOMI)}`,
    n: random.chance(0.2) ? null : random.int(6),
    stato: random.one(STATI),
  })
  /** Another list of records: some changed, some removed, some new, now and then in another order. */
  const next = (records: readonly Riga[]): Riga[] => {
    const kept = records.filter(() => !random.chance(0.03))
    const changed = kept.flatMap((record) => [
      ...(random.chance(0.03) ? [aRecord()] : []),
      random.chance(0.1) ? aRecord(record._id) : record,
    ])
    return random.chance(0.05) ? random.shuffle(changed) : changed
  }
  const words = ['r', 'ro', 'ros', 'ross', 'rossi', 'rossi b', 'os', '10', 'anc b', '']
  const query = () =>
    [
      `q=${random.one(words)}`,
      ...(random.chance(0.6)
        ? [`ord=${random.chance(0.5) ? '-' : ''}${random.one(['nome', 'n', 'stato', 'altro'])}`]
        : []),
      ...(random.chance(0.5) ? [`f=stato:in:${STATI.filter(() => random.chance(0.6)).join(',')}`] : []),
    ].join('&')
  return { random, aRecord, next, query }
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'finds what the plain way finds after every change of records, search, filter and order (draw %d)',
  (seed) => {
    const { random, aRecord, next, query } = draw(seed)
    const engine = createRowEngine(columns, filters)
    let records = Array.from({ length: random.one([0, 3, 40, 200]) }, () => aRecord())
    let asked = query()
    for (let step = 0; step < 60; step += 1) {
      if (random.chance(0.6)) records = next(records)
      if (random.chance(0.6)) asked = query()
      expect([asked, ...engine(records, state(asked))]).toEqual([asked, ...plain(records, asked)])
    }
  },
)

it('gives the same list when a change is not in it', () => {
  const engine = createRowEngine(columns, filters)
  const records = ['a', 'b', 'a'].map((stato, n): Riga => ({ _id: `r${n}`, nome: 'x', n, stato }))
  const before = engine(records, state('f=stato:=:a&ord=-n'))
  const other = records.with(1, { ...records[1]!, n: 7 })
  expect(engine(other, state('f=stato:=:a&ord=-n'))).toBe(before)
  expect(before.map(({ _id }) => _id)).toEqual(['r2', 'r0'])
})

it('finds the rows anew after a column has thrown', () => {
  let fails = false
  const nome = ({ nome: value }: Riga) => {
    if (fails) throw new Error('no name')
    return value
  }
  const engine = createRowEngine([{ id: 'nome', label: 'Nome', cell: nome, sort: nome }], [])
  const records = ['b', 'a'].map((value, n): Riga => ({ _id: `r${n}`, nome: value, n, stato: 'a' }))
  engine(records, state('ord=nome'))
  fails = true
  const changed = [{ ...records[0]!, nome: 'c' }, records[1]!]
  expect(() => engine(changed, state('ord=nome'))).toThrow('no name')
  fails = false
  expect(engine(changed, state('ord=nome')).map((riga) => riga.nome)).toEqual(['a', 'c'])
})

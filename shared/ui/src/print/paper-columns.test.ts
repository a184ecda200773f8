import type { Column } from '../list/columns.ts'
import { paperColumns } from './paper-columns.ts'

type Row = Record<string, string>
const column = (id: string, facts: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  label: id.toUpperCase(),
  cell: (row) => row[id],
  ...facts,
})
const all = [
  column('nome'),
  column('ente', { from: 'xl' }),
  column('importo', { align: 'right', from: 'lg' }),
  column('nota', { optional: true }),
  column('cap', { file: 'only' }),
  column('apri', { action: true }),
]
const ids = (...given: Parameters<typeof paperColumns<Row>>) => paperColumns(...given).map(({ id }) => id)

it('prints what a wide screen shows, however narrow this one is, and no buttons', () => {
  expect(ids(all, undefined)).toEqual(['nome', 'ente', 'importo'])
})

it('prints the columns of its paper in their order, those for files too', () => {
  expect(ids(all, { nome: 40, cap: 10, ente: 50 })).toEqual(['nome', 'cap', 'ente'])
  // a list may leave out a column for a role: its paper goes without it
  expect(ids(all, { nome: 40, gestore: 60 })).toEqual(['nome'])
})

it('follows the person’s choice of columns, but always has the name', () => {
  expect(ids(all, { nome: 40, ente: 60 }, { nota: true, ente: false, nome: false })).toEqual(['nome', 'nota'])
})

it('shares the whole width, and leaves a name at least a quarter of it', () => {
  const shares = [1, 7, 30, 90]
  // every list of one to five columns with these shares: 1,364 of them
  const lists = (length: number): number[][] =>
    length === 0 ? [[]] : lists(length - 1).flatMap((list) => shares.map((share) => [...list, share]))
  for (const given of [1, 2, 3, 4, 5].flatMap(lists)) {
    const columns = given.map((_share, n) => column(`c${n}`, n % 3 === 2 ? { align: 'right' } : {}))
    for (const paper of [Object.fromEntries(given.map((share, n) => [`c${n}`, share])), undefined]) {
      const widths = paperColumns(columns, paper).map(({ width }) => width)
      expect(widths).toHaveLength(given.length)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100)
      expect(widths[0]).toBeGreaterThanOrEqual(26)
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }
  }
})

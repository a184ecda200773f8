import '@testing-library/jest-dom'
import { act, screen, within } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import type { Column, ListFilter } from './columns.ts'
import { DataTable } from './data-table.tsx'
import type { RemoteRows } from './remote-rows.ts'

interface City {
  _id: string
  nome: string
}
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome, search: (c) => c.nome, path: 'nome' },
  { id: 'somma', label: 'Somma', cell: () => '…', sort: () => 1 },
]
const facet = { of: () => null, options: [] }
const filters: ListFilter<City>[] = [
  { ...facet, id: 'tag', label: 'Etichette', path: 'tag' },
  { ...facet, id: 'area', label: 'Area', path: 'calc.area', options: [{ value: 'sud', label: 'Sud' }] },
  { ...facet, id: 'esito', label: 'Esito' },
]
const rowsOf = (many: number): City[] => Array.from({ length: many }, (_, n) => ({ _id: `${n}`, nome: `Città ${n}` }))

const asked = { next: jest.fn(), retry: jest.fn(), askCounts: jest.fn(), all: jest.fn() }
const remote = (over: Partial<RemoteRows<City>> = {}): RemoteRows<City> => ({
  rows: rowsOf(3),
  total: 3,
  visible: 3,
  counts: {},
  loading: false,
  error: null,
  more: false,
  ...asked,
  ...over,
})
const open = (over: Partial<RemoteRows<City>> = {}, path = '/') =>
  renderUi(
    <DataTable
      bulk={[{ id: 'x', label: 'Archivia', run: () => {} }]}
      columns={columns}
      csv="citta"
      empty={<h2>Non c’è ancora nessuna città</h2>}
      filters={filters}
      label="Città"
      nome={{ uno: 'città', molti: 'città', genere: 'f' }}
      remote={remote(over)}
    />,
    path,
  )
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

let errors: jest.SpyInstance
beforeEach(() => {
  jest.clearAllMocks()
  errors = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => errors.mockRestore())

it('shows the rows in the order of the server, with any address, and how many match of how many there are', () => {
  open({ rows: rowsOf(3).reverse(), total: 6000, visible: 7000 }, '/?q=zzz&ord=nome')
  expect(names()).toEqual(['Città 2', 'Città 1', 'Città 0'])
  expect(screen.getByRole('status')).toHaveTextContent('6000 di 7000 città')
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '6001')
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4'])
})

it('sorts and filters only by what the server finds', () => {
  open({}, '/?ord=somma')
  const header = (name: string) => screen.getByRole('columnheader', { name })
  expect(within(header('Nome')).getByRole('button')).toBeVisible()
  expect(within(header('Somma')).queryByRole('button')).toBeNull()
  expect(header('Somma')).not.toHaveAttribute('aria-sort')
  expect(screen.queryByRole('button', { name: /Esito/ })).toBeNull()
})

it('asks the server to count the values of an open filter, and shows no numbers before the answer', async () => {
  const { user, unmount } = open()
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('button', { name: 'Area' }))
  expect(asked.askCounts).toHaveBeenLastCalledWith('calc.area')
  expect(screen.getByRole('checkbox', { name: 'Sud' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(asked.askCounts).toHaveBeenLastCalledWith(null)
  unmount()
  open({ counts: { 'calc.area': [['sud', 12]] } })
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('button', { name: 'Area' }))
  expect(screen.getByRole('checkbox', { name: 'Sud 12' })).toBeVisible()
})

it('offers the values that there are where a filter names none, those chosen among them', async () => {
  const counts = {
    tag: [
      ['vip', 7],
      ['nord', 2],
    ],
  } as const
  const { user, unmount } = open({ counts }, '/?f=tag:=:Sparita')
  expect(screen.getByRole('button', { name: 'Filtro Etichette: Sparita' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Filtro Etichette/ }))
  const lines = within(screen.getByRole('group', { name: 'Etichette' })).getAllByRole('checkbox')
  expect(lines.map(({ parentElement }) => parentElement?.parentElement?.textContent)).toEqual([
    'nord2',
    'Sparita0',
    'vip7',
  ])
  unmount()
  open()
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  expect(within(screen.getByRole('dialog')).getByText('Caricamento…')).toBeVisible()
})

it('gets more rows at the press of a button, or when their end is near', async () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => {}
  class Observer {
    constructor(callback: typeof near) {
      near = callback
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const { user, unmount } = open({ more: true, total: 9 })
  await user.click(screen.getByRole('button', { name: 'Mostra altre' }))
  act(() => near([{ isIntersecting: false }]))
  expect(asked.next).toHaveBeenCalledTimes(1)
  act(() => near([{ isIntersecting: true }]))
  expect(asked.next).toHaveBeenCalledTimes(2)
  unmount()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  open()
  expect(screen.queryByRole('button', { name: /Mostra/ })).toBeNull()
})

it('selects among the rows that are here', async () => {
  const { user } = open({ more: true, total: 9, visible: 9 })
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le 3 città' }))
  expect(screen.getByText('3 città selezionate')).toBeVisible()
})

it.each([
  ['nothing yet', { rows: [], total: 0, visible: 0 }, 'Non c’è ancora nessuna città'],
  ['nothing found', { rows: [], total: 0 }, 'Nessun risultato'],
  ['no answer at all', { rows: [], total: 0, visible: 0, error: 'Non risponde.' }, 'Non riesco a mostrare l’elenco'],
])('says what there is: %s', (_name, over, text) => {
  open(over)
  expect(screen.getByRole('heading', { name: text })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

it('says that it loads: first with the layout of rows, later beside those of before', () => {
  const { unmount } = open({ rows: [], total: 0, visible: 0, loading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
  unmount()
  open({ loading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).toContainElement(
    screen.getByRole('progressbar', { hidden: true }),
  )
})

it('keeps the rows when the server fails, and tries again', async () => {
  const { user } = open({ error: 'Il server non risponde.' })
  expect(names()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(asked.retry).toHaveBeenCalledTimes(1)
})

it('says that a file could not be made, and that one is being made', async () => {
  let fail: (why: Error) => void = () => {}
  asked.all.mockReturnValue(new Promise((_done, failed) => (fail = failed)))
  const { user } = open({ total: 9, visible: 9 })
  await user.click(screen.getByRole('button', { name: 'Esporta (9)' }))
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
  expect(screen.getByRole('button', { name: 'Preparo il file…' })).toBeDisabled()
  await act(async () => fail(new Error('offline')))
  expect(screen.getByRole('alert')).toHaveTextContent(/Non ho salvato il file/)
  expect(screen.getByRole('button', { name: 'Esporta (9)' })).toBeEnabled()
})

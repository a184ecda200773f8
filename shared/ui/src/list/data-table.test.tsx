import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { EmptyState } from '../states/empty-state.tsx'
import { renderUi } from '../test/render-ui.tsx'
import type { Column, ListFilter } from './columns.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './filled-list.tsx'

interface City {
  _id: string
  nome: string
  abitanti: number | null
  area: string
}
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome, search: (c) => c.nome },
  { id: 'abitanti', label: 'Abitanti', cell: (c) => c.abitanti, sort: (c) => c.abitanti, align: 'right' },
]
const filters: ListFilter<City>[] = [
  {
    id: 'area',
    label: 'Area',
    of: (c) => c.area,
    options: [
      { value: 'nord', label: 'Nord' },
      { value: 'sud', label: 'Sud' },
    ],
  },
]
const citta: City[] = [
  { _id: '1', nome: 'Forlì', abitanti: 117_000, area: 'nord' },
  { _id: '2', nome: 'Bari', abitanti: 316_000, area: 'sud' },
  { _id: '3', nome: 'Cefalù', abitanti: null, area: 'sud' },
]
const table = (over: Partial<DataTableProps<City>> = {}) => (
  <DataTable
    columns={columns}
    empty={<EmptyState title="Non c’è ancora nessuna città" />}
    filters={filters}
    href={(c) => `/citta/${c._id}`}
    label="Città"
    nome={{ uno: 'città', molti: 'città' }}
    records={citta}
    {...over}
  />
)
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

it('shows every record with its name as a link, and the count', () => {
  renderUi(table())
  expect(names()).toEqual(['Forlì', 'Bari', 'Cefalù'])
  expect(screen.getByRole('link', { name: 'Bari' })).toHaveAttribute('href', '/citta/2')
  expect(screen.getByRole('status')).toHaveTextContent('3 città')
})

it('sorts up, down and back by the header, says so to assistive technology and in the address; empty values are last', async () => {
  const { user, search } = renderUi(table())
  const header = () => screen.getByRole('columnheader', { name: 'Abitanti' })
  await user.click(within(header()).getByRole('button'))
  expect(names()).toEqual(['Forlì', 'Bari', 'Cefalù'])
  expect(header()).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(header()).getByRole('button'))
  expect(names()).toEqual(['Bari', 'Forlì', 'Cefalù'])
  expect(search()).toBe('?ord=-abitanti')
  await user.click(within(header()).getByRole('button'))
  expect(header()).toHaveAttribute('aria-sort', 'none')
  expect(search()).toBe('')
})

it('finds words without their accents and keeps what is typed in the address', async () => {
  const { user, search } = renderUi(table())
  await user.type(screen.getByRole('searchbox', { name: 'Cerca città' }), 'forli')
  expect(names()).toEqual(['Forlì'])
  expect(search()).toBe('?q=forli')
  expect(screen.getByRole('status')).toHaveTextContent('1 di 3 città')
})

it('opens as the address says: text, order and filters, and leaves what it does not know', () => {
  const { search } = renderUi(table(), '/?ord=-nome&f=area:=:sud&vista=7')
  expect(names()).toEqual(['Cefalù', 'Bari'])
  expect(screen.getByRole('button', { name: 'Filtro Area: Sud' })).toBeVisible()
  expect(search()).toContain('vista=7')
})

it('filters by the panel, which counts the records of each choice', async () => {
  const { user, search } = renderUi(table())
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sud 2' }))
  await user.click(screen.getByRole('button', { name: 'Mostra 2 città' }))
  expect(names()).toEqual(['Bari', 'Cefalù'])
  expect(search()).toBe('?f=area:=:sud')
  await user.click(screen.getByRole('button', { name: 'Togli il filtro Area' }))
  expect(search()).toBe('')
})

it('says that the filters hide everything and clears them, search box included', async () => {
  const { user } = renderUi(table(), '/?q=zzz')
  expect(screen.getByRole('heading', { name: 'Nessun risultato' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Azzera filtri' })[0]!)
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('starts from the initial filter without writing it, and shows everything when asked', async () => {
  const open = [{ ...filters[0]!, initial: ['est'] }]
  const { user, search } = renderUi(table({ filters: open }))
  expect(search()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Togli il filtro Area' }))
  expect(names()).toHaveLength(3)
  expect(search()).toBe('?f=area:in:')
})

it.each([
  ['nothing yet', { records: [] }, 'Non c’è ancora nessuna città'],
  ['no permission', { forbidden: true }, 'Non hai il permesso di vedere questo elenco'],
])('shows the empty state: %s', (_name, over, text) => {
  renderUi(table(over))
  expect(screen.getByRole('heading', { name: text })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

it('shows an error with a button that tries again', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(table({ error: { text: 'Il server non risponde.', onRetry } }))
  expect(screen.getByRole('alert')).toHaveTextContent('Il server non risponde.')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('announces loading with the layout of the rows', () => {
  renderUi(table({ loading: true }))
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
})

it('renders one row when one record changes', async () => {
  const cell = jest.fn((c: City) => c.nome)
  const counted: Column<City>[] = [{ id: 'nome', label: 'Nome', cell }]
  function Live() {
    const [records, setRecords] = useState(citta)
    const rename = () => setRecords((all) => all.map((c) => (c._id === '2' ? { ...c, nome: 'Bari vecchia' } : c)))
    return (
      <>
        <button onClick={rename}>rinomina</button>
        {table({ records, columns: counted })}
      </>
    )
  }
  const { user } = renderUi(<Live />)
  cell.mockClear()
  await user.click(screen.getByRole('button', { name: 'rinomina' }))
  expect(screen.getByRole('link', { name: 'Bari vecchia' })).toBeVisible()
  expect(cell).toHaveBeenCalledTimes(1)
})

it('keeps only the rows near the window in the page when the list is long, and still says how many there are', () => {
  const records = Array.from({ length: 1000 }, (_, i) => ({
    _id: `${i}`,
    nome: `Città ${i}`,
    abitanti: i,
    area: 'nord',
  }))
  renderUi(table({ records }))
  expect(names().length).toBeLessThan(100)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  const places = screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))
  expect(places).toEqual(places.map((_, at) => at + 1))
  expect(screen.getByRole('status')).toHaveTextContent('1000 città')
})

describe('on a phone', () => {
  const { matchMedia } = window
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') })
  })
  afterEach(() => void (window.matchMedia = matchMedia))

  it('says of each card which one of how many it is, when only those near the window are in the page', () => {
    const records = Array.from({ length: 1000 }, (_, i) => ({
      _id: `${i}`,
      nome: `Città ${i}`,
      abitanti: i,
      area: 'nord',
    }))
    renderUi(table({ records }))
    const cards = within(screen.getByRole('list', { name: 'Città' })).getAllByRole('listitem')
    expect(cards.length).toBeLessThan(100)
    expect(cards[0]).toHaveAttribute('aria-posinset', '1')
    expect(cards.at(-1)).toHaveAttribute('aria-posinset', `${cards.length}`)
    expect(cards[0]).toHaveAttribute('aria-setsize', '1000')
  })
})

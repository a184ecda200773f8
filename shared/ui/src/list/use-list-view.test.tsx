import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import type { Column, ListFilter } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { ListRecords } from './remote-rows.ts'
import { useListView } from './use-list-view.ts'

interface City {
  _id: string
  nome: string
  area: string
}
const nome = { uno: 'città', molti: 'città', genere: 'f' } as const
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome, search: (c) => c.nome },
]
const filters: ListFilter<City>[] = [
  { id: 'area', label: 'Area', of: (c) => c.area, options: [{ value: 'sud', label: 'Sud' }], path: 'area' },
  { id: 'esito', label: 'Esito', of: () => null, options: [{ value: 'si', label: 'Sì' }] },
]
const CITIES: City[] = [
  { _id: '1', nome: 'Milano', area: 'nord' },
  { _id: '2', nome: 'Napoli', area: 'sud' },
  { _id: '3', nome: 'Bari', area: 'sud' },
]

const askCounts = jest.fn()
const list = (over: Partial<ListRecords<City>>): ListRecords<City> => ({
  records: CITIES,
  total: 3,
  visible: 3,
  counts: {},
  askCounts,
  state: 'ready',
  error: null,
  retry: jest.fn(),
  more: false,
  next: jest.fn(),
  all: jest.fn(),
  holdsAll: true,
  ...over,
})
const far = { holdsAll: false, total: 60, visible: 700, counts: { area: [['sud', 40]] as [string, number][] } }

function View({ given }: { given: ListRecords<City> }) {
  const { rows, toolbar } = useListView(given, { columns, filters })
  return (
    <>
      <ListToolbar {...toolbar} nome={nome} searchable />
      <ol>
        {rows.map((city) => (
          <li key={city._id}>{city.nome}</li>
        ))}
      </ol>
    </>
  )
}
const openView = (over: Partial<ListRecords<City>>, path = '/') => renderUi(<View given={list(over)} />, path)
const openTable = (over: Partial<ListRecords<City>>, path = '/') =>
  renderUi(
    <DataTable
      columns={columns}
      empty={<h2>Nessuna città</h2>}
      filters={filters}
      label="Città"
      list={list(over)}
      nome={nome}
    />,
    path,
  )
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

it.each([
  ['a view', openView, 'listitem'],
  ['the table', openTable, 'rowheader'],
] as const)('%s searches, filters and sorts what the page holds, and shows what the server found', (_, open, role) => {
  const { unmount } = open({}, '/?f=area:=:sud&ord=nome')
  expect(texts(role)).toEqual(['Bari', 'Napoli'])
  expect(screen.getByRole('status')).toHaveTextContent('2 di 3 città')
  unmount()
  open(far, '/?f=area:=:sud&ord=-nome&q=zzz')
  expect(texts(role)).toEqual(['Milano', 'Napoli', 'Bari'])
  expect(screen.getByRole('status')).toHaveTextContent('60 di 700 città')
})

it('offers of filters without a path none where the server answers, and asks it for the numbers of the open one', () => {
  openView(far)
  act(() => screen.getByRole('button', { name: 'Filtri' }).click())
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Area'])
  expect(askCounts).toHaveBeenLastCalledWith('area')
  expect(screen.getByText('40')).toBeVisible()
})

it('says that it loads before there is a record, and later shows what went wrong over the rows', () => {
  const { unmount } = openTable({ records: [], total: 0, visible: 0, state: 'loading' })
  expect(screen.queryByText('Nessuna città')).toBeNull()
  unmount()
  openTable({ state: 'error', error: 'Non riesco' })
  expect(screen.getByRole('alert')).toHaveTextContent('Non riesco')
  expect(texts('rowheader')).toHaveLength(3)
})

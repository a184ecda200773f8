import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import type { BulkAction } from './bulk-bar.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './filled-list.tsx'

interface Azienda {
  _id: string
  nome: string
  residuo: number | null
}
const columns: Column<Azienda>[] = [
  { id: 'nome', label: 'Nome', cell: (a) => a.nome, sort: (a) => a.nome, search: (a) => a.nome },
  {
    id: 'residuo',
    label: 'Residuo',
    cell: (a) => a.residuo,
    csv: (a) => a.residuo,
    euro: true,
    sort: (a) => a.residuo,
  },
]
const aziende: Azienda[] = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon'].map((nome, index) => ({
  _id: `${index}`,
  nome,
  residuo: index * 1000.5,
}))
const run = jest.fn<ReturnType<BulkAction<Azienda>['run']>, [readonly Azienda[]]>()
const archivia: BulkAction<Azienda> = { id: 'archivia', label: 'Archivia', run }
const list = (over: Partial<DataTableProps<Azienda>> = {}) => (
  <DataTable
    bulk={[archivia]}
    columns={columns}
    empty="niente"
    href={(a) => `/azienda/${a._id}`}
    label="Aziende"
    nome={{ uno: 'azienda', molti: 'aziende' }}
    records={aziende}
    {...over}
  />
)
/** A list whose records change elsewhere, when its button is pressed. */
function Live({ next }: { next: readonly Azienda[] }) {
  const [records, setRecords] = useState<readonly Azienda[]>(aziende)
  return (
    <>
      <button onClick={() => setRecords(next)}>cambia</button>
      {list({ records })}
    </>
  )
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleziona ${name}` })
const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => one.checked).length
const bar = () => screen.queryByRole('region', { name: 'Azioni sulla selezione' })
const names = (records: readonly Azienda[] | undefined) => records?.map(({ nome }) => nome)

beforeEach(() => run.mockReset())

it('has no check boxes without actions', () => {
  renderUi(list({ bulk: [] }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('selects by pointer and by keyboard, says how many, and hands the records to the action', async () => {
  const { user } = renderUi(list())
  expect(bar()).toBeNull()
  await user.click(box('Beta'))
  box('Delta').focus()
  await user.keyboard(' ')
  expect(within(bar()!).getByRole('status')).toHaveTextContent('2 aziende selezionate')
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(names(run.mock.calls[0]?.[0])).toEqual(['Beta', 'Delta'])
  expect(bar()).toBeNull()
  expect(checked()).toBe(0)
})

it('gives the focus back to the box over the rows when the bar goes away', async () => {
  const { user } = renderUi(list())
  await user.click(box('Beta'))
  await user.click(screen.getByRole('button', { name: 'Annulla selezione' }))
  expect(box('tutte le 5 aziende')).toHaveFocus()
})

it('selects a range with shift, in the order on show', async () => {
  const { user } = renderUi(list(), '/?ord=nome')
  await user.click(box('Alfa'))
  await user.keyboard('{Shift>}')
  await user.click(box('Epsilon'))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(names(run.mock.calls[0]?.[0])).toEqual(['Alfa', 'Beta', 'Delta', 'Epsilon'])
})

it('selects everything that matches, and nothing more', async () => {
  const records = [...aziende, { _id: '5', nome: 'Delta Due', residuo: 0 }]
  const { user } = renderUi(list({ records }), '/?q=elt')
  await user.click(box('tutte le 2 aziende'))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(names(run.mock.calls[0]?.[0])).toEqual(['Delta', 'Delta Due'])
})

it('shows the box over the rows as mixed when some are selected', async () => {
  const { user } = renderUi(list())
  await user.click(box('Beta'))
  expect(box('tutte le 5 aziende')).toBePartiallyChecked()
})

it('keeps what is filtered away, says so, and drops what disappears', async () => {
  const { user } = renderUi(<Live next={aziende.filter(({ nome }) => nome !== 'Beta')} />)
  await user.click(box('Beta'))
  await user.click(box('Gamma'))
  await user.type(screen.getByRole('searchbox'), 'gam')
  expect(within(bar()!).getByRole('status')).toHaveTextContent(
    '2 aziende selezionate (1 nascosta dalla ricerca o dai filtri)',
  )
  await user.click(screen.getByRole('button', { name: 'cambia' }))
  expect(within(bar()!).getByRole('status')).toHaveTextContent(/^1 azienda selezionata$/)
})

it('keeps the selection of a record that changes elsewhere, and hands over its new state', async () => {
  const next = aziende.map((one) => (one.nome === 'Beta' ? { ...one, nome: 'Beta nuova' } : one))
  const { user } = renderUi(<Live next={next} />)
  await user.click(box('Beta'))
  await user.click(screen.getByRole('button', { name: 'cambia' }))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(names(run.mock.calls[0]?.[0])).toEqual(['Beta nuova'])
})

it('says why an action is refused, with the button, and does not run it', async () => {
  const refused = { ...archivia, refusal: () => 'Una di queste è già in archivio.' }
  const { user } = renderUi(list({ bulk: [refused] }))
  await user.click(box('Beta'))
  const button = screen.getByRole('button', { name: 'Archivia' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Una di queste è già in archivio.')
  await user.click(button)
  expect(run).not.toHaveBeenCalled()
})

it('keeps the selection and says what happened when the action fails', async () => {
  run.mockRejectedValueOnce(new Error('Il server non risponde.'))
  const { user } = renderUi(list())
  await user.click(box('Beta'))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde.')
  expect(checked()).toBe(1)
})

it('keeps the selection when the action was given up', async () => {
  run.mockResolvedValueOnce(false)
  const { user } = renderUi(list())
  await user.click(box('Beta'))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(checked()).toBe(1)
})

it('selects all of a long list, also the rows that are not in the page', async () => {
  const records = Array.from({ length: 1000 }, (_, index) => ({
    _id: `${index}`,
    nome: `Azienda ${index}`,
    residuo: 1,
  }))
  const { user } = renderUi(list({ records }))
  await user.click(box('tutte le 1000 aziende'))
  expect(within(bar()!).getByRole('status')).toHaveTextContent('1000 aziende selezionate')
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(run.mock.calls[0]?.[0]).toHaveLength(1000)
})

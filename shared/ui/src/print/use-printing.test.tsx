import '@testing-library/jest-dom'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { DataTable } from '../list/data-table.tsx'
import type { RemoteRows } from '../list/remote-rows.ts'
import { UrlTabs } from '../page/url-tabs.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { printPage } from './print-page.ts'
import type { DataTableProps } from '../list/filled-list.tsx'

interface Item {
  _id: string
  nome: string
  area: string
}
const records = Array.from({ length: 400 }, (_, n): Item => ({
  _id: `${n}`,
  nome: `Voce ${n}`,
  area: n < 3 ? 'sud' : 'nord',
}))
const props: DataTableProps<Item> = {
  columns: [
    { id: 'nome', label: 'Nome', cell: ({ nome }) => nome, search: ({ nome }) => nome },
    { id: 'area', label: 'Area', cell: ({ area }) => area, from: 'xl' },
    { id: 'apri', label: 'Apri', cell: () => <button>Apri</button>, action: true },
  ],
  filters: [{ id: 'area', label: 'Zona', of: ({ area }) => area, options: [{ value: 'sud', label: 'Sud' }] }],
  bulk: [{ id: 'x', label: 'Fai', run: () => undefined }],
  empty: '',
  label: 'Voci',
  nome: { uno: 'voce', molti: 'voci', genere: 'f' },
  records,
}
const begin = () => fireEvent(window, new Event('beforeprint'))
const end = () => fireEvent(window, new Event('afterprint'))
const paper = () => document.querySelector<HTMLTableElement>('table.paper')

it('prints every row of a long list, of which the screen has only those near the window', () => {
  renderUi(<DataTable {...props} />)
  const seen = screen.getAllByRole('rowheader').length
  expect(seen).toBeLessThan(100)
  expect(paper()).toBeNull()
  begin()
  expect(paper()!.tBodies[0]!.rows).toHaveLength(400)
  end()
  expect(paper()).toBeNull()
  expect(screen.getAllByRole('rowheader')).toHaveLength(seen)
})

it('prints its own columns without check boxes and buttons, and what narrows the list', () => {
  renderUi(<DataTable {...props} internal />, '/?f=area:=:sud&q=voce')
  begin()
  const heads = [...paper()!.tHead!.rows[0]!.cells].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Nome', 'Area'])
  expect(within(paper()!).queryByRole('button', { hidden: true })).toBeNull()
  expect(within(paper()!).queryByRole('checkbox', { hidden: true })).toBeNull()
  expect(screen.getByText('3 di 400 voci · Ricerca: «voce» · Zona: Sud')).toBeInTheDocument()
  expect(screen.getByText(/^Uso interno/)).toBeInTheDocument()
})

it('prints rows that only the server has, once the page is made ready; a browser’s menu prints those here and says so', async () => {
  const rows = records.slice(0, 100)
  let answer: (all: readonly Item[]) => void = () => undefined
  const asked = jest.fn(() => new Promise<readonly Item[]>((resolve) => (answer = resolve)))
  const remote: RemoteRows<Item> = {
    rows,
    total: 400,
    visible: 400,
    counts: {},
    loading: false,
    error: null,
    more: true,
    askCounts: jest.fn(),
    retry: jest.fn(),
    next: jest.fn(),
    all: asked,
  }
  const { records: _, ...there } = props
  renderUi(
    <main>
      <DataTable {...there} remote={remote} />
    </main>,
  )
  begin()
  expect(paper()!.tBodies[0]!.rows).toHaveLength(100)
  expect(screen.getByText(/^Solo le prime 100 righe di 400: per stamparle tutte usa «Stampa»/)).toBeInTheDocument()
  end()
  const printed = jest.fn(() => paper()!.tBodies[0]!.rows.length)
  window.print = printed
  act(() => void printPage())
  await new Promise((later) => setTimeout(later, 250))
  expect(printed).not.toHaveBeenCalled()
  await act(async () => answer(records))
  await waitFor(() => expect(printed).toHaveReturnedWith(400))
  expect(screen.queryByText(/^Solo le prime/)).toBeNull()
})

it('prints the tabs that belong to the sheet, with any of them open, and keeps what was typed in that one', async () => {
  const tabs = [
    { id: 'uno', label: 'Uno', content: <input aria-label="Campo" />, printed: true },
    { id: 'due', label: 'Due', content: 'Testo due', printed: true },
    { id: 'tre', label: 'Tre', content: 'Testo tre' },
  ]
  const { user } = renderUi(<UrlTabs label="Schede" tabs={tabs} />)
  await user.type(screen.getByLabelText('Campo'), 'ciao')
  begin()
  expect(screen.getByText('Testo due')).toBeInTheDocument()
  expect(screen.queryByText('Testo tre')).toBeNull()
  end()
  expect(screen.queryByText('Testo due')).toBeNull()
  expect(screen.getByLabelText('Campo')).toHaveValue('ciao')
})

it('waits for parts that are on their way before it prints, and names other clients only when asked to', async () => {
  const print = jest.fn(() => document.documentElement.dataset['paper'])
  window.print = print
  const main = document.createElement('main')
  main.innerHTML = '<p aria-busy="true"></p>'
  document.body.append(main)
  const done = printPage({ internal: true })
  await new Promise((later) => setTimeout(later, 250))
  expect(print).not.toHaveBeenCalled()
  main.remove()
  await done
  await waitFor(() => expect(print).toHaveReturnedWith('internal'))
  expect(document.documentElement.dataset['paper']).toBeUndefined()
})

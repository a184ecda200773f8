import '@testing-library/jest-dom'
import { dayInRome } from '@bandiera/domain'
import { screen, waitFor } from '@testing-library/react'
import { readSheet } from 'read-excel-file/universal'
import { readBytes } from '../test/read-bytes.ts'
import { renderUi } from '../test/render-ui.tsx'
import type { Column, ListFilter } from './columns.ts'
import { DataTable } from './data-table.tsx'

interface Item {
  _id: string
  nome: string
  area: string
  importo: number
  scadenza: string
}
const columns: Column<Item>[] = [
  { id: 'nome', label: 'Nome', cell: (v) => <b>{v.nome}</b>, sort: (v) => v.nome, search: (v) => v.nome },
  { id: 'importo', label: 'Importo', cell: (v) => `${v.importo} €`, csv: (v) => v.importo, euro: true, align: 'right' },
  { id: 'scadenza', label: 'Scadenza', cell: () => <i />, sort: (v) => v.scadenza, from: 'lg' },
]
const extras: Column<Item>[] = [
  { id: 'area', label: 'Zona', cell: (v) => v.area, file: 'only' },
  { id: 'segno', label: 'Segno', cell: (v) => v.area[0], file: 'never' },
  { id: 'apri', label: 'Apri', cell: () => <button>Apri</button>, action: true },
]
const area: ListFilter<Item> = {
  id: 'area',
  label: 'Area',
  of: (v) => v.area,
  options: [{ value: 'sud', label: 'Sud' }],
}
const voci: Item[] = [
  { _id: '1', nome: 'Zeta', area: 'sud', importo: 1234.5, scadenza: '2026-12-04' },
  { _id: '2', nome: '=Alfa', area: 'sud', importo: 10, scadenza: '2027-01-31' },
  { _id: '3', nome: 'Nord', area: 'nord', importo: 1, scadenza: '2027-01-31' },
]
const saved: { name: string; bytes: Promise<ArrayBuffer> }[] = []
const made = URL.createObjectURL

beforeEach(() => {
  saved.length = 0
  let last: Blob
  URL.createObjectURL = (blob) => {
    last = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, bytes: readBytes(last) })
  })
})
afterEach(() => {
  URL.createObjectURL = made
  jest.restoreAllMocks()
})

const savedText = async (n: number) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[n]!.bytes)

it('saves exactly the rows that search and filters leave, in their order, with their number in button and name', async () => {
  const { user } = renderUi(
    <DataTable
      columns={columns}
      csv="voci"
      empty="niente"
      filters={[area]}
      label="Voci"
      nome={{ uno: 'voce', molti: 'voci', genere: 'f' }}
      records={voci}
    />,
    '/?f=area:=:sud&ord=nome',
  )
  await user.click(screen.getByRole('button', { name: 'Esporta (2)' }))
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
  expect(saved[0]?.name).toBe(`voci-${dayInRome()}-2.csv`)
  expect(await savedText(0)).toBe(
    "\ufeffNome;Importo;Scadenza\r\n'=Alfa;10,00;31/01/2027\r\nZeta;1234,50;04/12/2026\r\n",
  )
  await user.click(screen.getByRole('button', { name: 'Esporta (2)' }))
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }))
  await waitFor(() => expect(saved[1]?.name).toBe(`voci-${dayInRome()}-2.xlsx`))
  expect(await readSheet(await saved[1]!.bytes)).toEqual([
    ['Nome', 'Importo', 'Scadenza'],
    ['=Alfa', 10, new Date('2027-01-31T00:00:00Z')],
    ['Zeta', 1234.5, new Date('2026-12-04T00:00:00Z')],
  ])
})

it('says of each datum what the list has no room for, and nothing of what is only a button', async () => {
  const props = { csv: 'voci', empty: 'niente', label: 'Voci', nome: { uno: 'voce', molti: 'voci' }, records: voci }
  const { user } = renderUi(<DataTable {...props} columns={[columns[0]!, ...extras]} />)
  expect(screen.queryByRole('columnheader', { name: 'Zona' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Segno' })).toBeVisible()
  // read out and not seen
  expect(screen.getByRole('columnheader', { name: 'Apri' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Esporta (3)' }))
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
  expect((await savedText(0)).split('\r\n')[0]).toBe('\ufeffNome;Zona')
})

it('has nothing to save where everything is filtered away, and no button unless the list wants one', () => {
  const props = { columns, empty: 'niente', label: 'Voci', nome: { uno: 'voce', molti: 'voci' }, records: voci }
  const { unmount } = renderUi(<DataTable {...props} csv="voci" />, '/?q=zzz')
  expect(screen.getByRole('button', { name: 'Esporta (0)' })).toBeDisabled()
  unmount()
  renderUi(<DataTable {...props} />)
  expect(screen.queryByRole('button', { name: /Esporta/ })).toBeNull()
})

it('copies the same rows as a table, and says how many', async () => {
  const props = { csv: 'voci', empty: 'niente', label: 'Voci', nome: { uno: 'voce', molti: 'voci' }, records: voci }
  const { user } = renderUi(<DataTable {...props} columns={columns} filters={[area]} />, '/?f=area:=:sud&ord=nome')
  await user.click(screen.getByRole('button', { name: 'Esporta (2)' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copia' }))
  await waitFor(() => expect(screen.getByText('Copiate 2 righe')).toBeInTheDocument())
  expect(await navigator.clipboard.readText()).toBe(
    "Nome\tImporto\tScadenza\r\n'=Alfa\t10,00\t31/01/2027\r\nZeta\t1234,50\t04/12/2026",
  )
})

it('says so when the browser lets nothing be copied', async () => {
  const props = { csv: 'voci', empty: 'niente', label: 'Voci', nome: { uno: 'voce', molti: 'voci' }, records: voci }
  const { user } = renderUi(<DataTable {...props} columns={columns} />)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'))
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Esporta (3)' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copia' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Non ho copiato/)
})

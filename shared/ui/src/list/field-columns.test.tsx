import '@testing-library/jest-dom'
import { istitutoFields, type Istituto } from '@bandiera/domain'
import { screen } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import { DataTable } from './data-table.tsx'
import { tableCsv } from '../export/table-export.ts'
import { fieldColumns } from './field-columns.ts'

const { column, others } = fieldColumns(istitutoFields, { of: (istituto: Istituto) => istituto, at: 'x.' })
const own = [column('nome'), column('tipo', { label: 'Che cos’è', width: 90 })]
const columns = [...own, ...others(own)]
const banca = { _id: '1', nome: 'Banca Esempio', tipo: 'banca', abi: '01234', gestori: [], createdBy: 'e' } as Istituto
const table = (
  <DataTable
    columns={columns}
    csv="istituti"
    empty={null}
    label="Istituti"
    nome={{ uno: 'istituto', molti: 'istituti' }}
    records={[banca]}
  />
)
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent.trim())

it('takes name, text, order and search of a column from the table of fields, and what the list says from the list', () => {
  const [nome, tipo] = own
  expect(nome).toMatchObject({ id: 'nome', label: 'Nome', path: 'x.nome' })
  expect([nome!.cell(banca), nome!.search!(banca)]).toEqual(['Banca Esempio', 'Banca Esempio'])
  expect([tipo!.label, tipo!.cell(banca), tipo!.width]).toEqual(['Che cos’è', 'Banca', 90])
  // the server sorts by the value as it is stored, which is not the order of the words
  expect([tipo!.path, tipo!.search]).toEqual([undefined, undefined])
})

it('offers the other fields in the menu of columns, and shows one when it is chosen', async () => {
  const { user } = renderUi(table)
  expect(headers()).toEqual(['Nome', 'Che cos’è'])
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  const abi = screen.getByRole('checkbox', { name: 'Codice ABI' })
  expect(abi).not.toBeChecked()
  await user.click(abi)
  // beside the name: at the end of a wide table it would be out of sight
  expect(headers()).toEqual(['Nome', 'Codice ABI', 'Che cos’è'])
  await user.click(screen.getByRole('button', { name: 'Come all’inizio' }))
  expect(headers()).toEqual(['Nome', 'Che cos’è'])
})

it('writes all of them into the file', () => {
  expect(tableCsv(columns, [banca])).toBe('\uFEFFNome;Che cos’è;Codice ABI\r\nBanca Esempio;Banca;01234\r\n')
})

it('refuses a path that has no room in a cell', () => {
  expect(() => column('prodotti')).toThrow('prodotti has no room in a cell')
})

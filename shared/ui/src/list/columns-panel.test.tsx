import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { ListMemoryContext, type ListMemory } from './list-memory.ts'
import { renderUi } from '../test/render-ui.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { tableCsv } from '../export/table-export.ts'

interface City {
  _id: string
  nome: string
  area: string
}
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome },
  { id: 'area', label: 'Area', cell: (c) => c.area },
  { id: 'sigla', label: 'Sigla', cell: (c) => c.nome.slice(0, 2), from: 'xl' },
  { id: 'azioni', label: 'Azioni', cell: () => <button>Apri</button>, action: true },
]
const citta: City[] = [{ _id: '1', nome: 'Bari', area: 'sud' }]
const table = (
  <DataTable
    columns={columns}
    csv="citta"
    empty={null}
    label="Città"
    nome={{ uno: 'città', molti: 'città' }}
    records={citta}
  />
)
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent.trim())
const choice = (name: string) => screen.getByRole('checkbox', { name })

it('offers every column but the name and the buttons, with what is on show', async () => {
  const { user } = renderUi(table)
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  const offered = screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
  expect(offered).toEqual(['Area', 'Sigla'])
  expect(choice('Area')).toBeChecked()
  expect(choice('Sigla')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Come all’inizio' })).toBeDisabled()
})

it('hides and shows columns while the panel stays open, and goes back to the usual ones', async () => {
  const { user } = renderUi(table)
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(choice('Area'))
  expect(choice('Area')).not.toBeChecked()
  expect(headers()).toEqual(['Nome', 'Sigla', 'Azioni'])
  await user.click(choice('Sigla'))
  expect(choice('Sigla')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Come all’inizio' }))
  expect(headers()).toEqual(['Nome', 'Area', 'Sigla', 'Azioni'])
})

it('works by keyboard: Tab walks, Space chooses, Esc gives the focus back', async () => {
  const { user } = renderUi(table)
  const button = screen.getByRole('button', { name: 'Colonne' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard(' {Escape}')
  expect(headers()).toEqual(['Nome', 'Sigla', 'Azioni'])
  expect(button).toHaveFocus()
})

it('makes a column wider and narrower by keyboard, and asks for the width to be kept', async () => {
  const chooseWidth = jest.fn()
  const kept = { colonne: {}, widths: { citta: { sigla: 80 } }, viste: [], chooseWidth } as unknown as ListMemory
  const { user } = renderUi(<ListMemoryContext value={kept}>{table}</ListMemoryContext>)
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(screen.getByRole('button', { name: 'Allarga Area' }))
  expect(chooseWidth).toHaveBeenLastCalledWith('citta', 'area', 164)
})

it('follows what is kept for the person, and asks for it to be kept', async () => {
  const chooseColumn = jest.fn()
  const kept = { colonne: { citta: { area: false } }, widths: {}, viste: [], chooseColumn } as unknown as ListMemory
  const { user } = renderUi(<ListMemoryContext value={kept}>{table}</ListMemoryContext>)
  expect(headers()).toEqual(['Nome', 'Sigla', 'Azioni'])
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(choice('Area'))
  expect(chooseColumn).toHaveBeenCalledWith('citta', 'area', true)
})

it('leaves every column in the exported file', () => {
  expect(tableCsv(columns, citta)).toContain('Nome;Area;Sigla')
})

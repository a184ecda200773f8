import '@testing-library/jest-dom'
import { fireEvent, screen } from '@testing-library/react'
import { DataTable } from '../list/data-table.tsx'
import { renderUi } from '../test/render-ui.tsx'

const records = Array.from({ length: 400 }, (_, index) => ({ _id: `${index}`, nome: `Voce ${index}` }))
const columns = [{ id: 'nome', label: 'Nome', cell: (voce: { nome: string }) => voce.nome }]

it('prints every row of a long list, of which the screen has only those near the window', () => {
  renderUi(
    <DataTable columns={columns} empty="" label="Voci" nome={{ uno: 'voce', molti: 'voci' }} records={records} />,
  )
  const rows = () => screen.getAllByRole('rowheader').length
  expect(rows()).toBeLessThan(100)
  fireEvent(window, new Event('beforeprint'))
  expect(rows()).toBe(400)
  fireEvent(window, new Event('afterprint'))
  expect(rows()).toBeLessThan(100)
})

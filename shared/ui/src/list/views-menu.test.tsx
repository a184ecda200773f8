import '@testing-library/jest-dom'
import { savedViewHref } from '@bandiera/domain'
import { screen } from '@testing-library/react'
import { ListMemoryContext, type ListMemory } from './list-memory.ts'
import { renderUi } from '../test/render-ui.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { listQuery, withQuery } from './use-views.ts'

interface City {
  _id: string
  nome: string
}
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome, search: (c) => c.nome },
]
const citta: City[] = [
  { _id: '1', nome: 'Bari' },
  { _id: '2', nome: 'Forlì' },
]
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
type Ui = ReturnType<typeof renderUi>
const open = async ({ user }: Ui) => user.click(screen.getByRole('button', { name: /^Vist[ae]/ }))
const line = (name: string) => screen.getByRole('menuitem', { name })
const field = () => screen.getByRole('textbox', { name: 'Nome della vista' })
async function save(ui: Ui, nome: string) {
  await open(ui)
  await ui.user.click(line('Salva questa vista…'))
  await ui.user.type(field(), `${nome}{Enter}`)
}

it('has nothing to save while the list is as it always is', async () => {
  const ui = renderUi(table)
  await open(ui)
  expect(line('Per salvare una vista, prima cerca, filtra, ordina o scegli le colonne.')).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('saves what is on show under a name and marks it', async () => {
  const ui = renderUi(table, '/?q=bari')
  await save(ui, 'Sul mare')
  await ui.user.click(await screen.findByRole('button', { name: 'Vista: Sul mare' }))
  expect(screen.getByRole('menuitemradio', { name: 'Sul mare' })).toBeChecked()
})

it('asks for a name that is not empty and not taken, and keeps what was typed', async () => {
  const ui = renderUi(table, '/?q=bari')
  await save(ui, 'Mare')
  await ui.user.click(await screen.findByRole('button', { name: 'Azzera filtri' }))
  await ui.user.type(screen.getByRole('searchbox'), 'for')
  await save(ui, ' ')
  expect(screen.getByText('Scrivi un nome per la vista.')).toBeVisible()
  await ui.user.clear(field())
  await ui.user.type(field(), 'mare{Enter}')
  expect(screen.getByText('Hai già una vista con questo nome: scegline un altro.')).toBeVisible()
  expect(field()).toHaveValue('mare')
  expect(field()).toHaveFocus()
})

it('opens a view and leaves the rest of the address alone', async () => {
  const ui = renderUi(table, '/?vista=tabella&q=bari&ord=-nome')
  await save(ui, 'Mare')
  await ui.user.click(await screen.findByRole('button', { name: 'Azzera filtri' }))
  await open(ui)
  await ui.user.click(screen.getByRole('menuitemradio', { name: 'Mare' }))
  expect(ui.search()).toMatch(/^\?v=[0-9a-f]{24}&q=bari&ord=-nome&vista=tabella$/)
})

it('renames and deletes the view on show', async () => {
  const ui = renderUi(table, '/?q=bari')
  await save(ui, 'Mare')
  await screen.findByRole('button', { name: 'Vista: Mare' })
  await open(ui)
  await ui.user.click(line('Rinomina «Mare»…'))
  await ui.user.clear(field())
  await ui.user.type(field(), 'Costa{Enter}')
  await screen.findByRole('button', { name: 'Vista: Costa' })
  await open(ui)
  await ui.user.click(line('Elimina «Costa»'))
  expect(await screen.findByRole('button', { name: 'Viste salvate' })).toBeVisible()
})

it('stays open with the reason when the view cannot be kept', async () => {
  const addView = () => Promise.reject(new Error('Il server non risponde.'))
  const kept = { colonne: {}, widths: {}, viste: [], addView } as unknown as ListMemory
  const ui = renderUi(<ListMemoryContext value={kept}>{table}</ListMemoryContext>, '/?q=bari')
  await save(ui, 'Mare')
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  expect(field()).toHaveValue('Mare')
})

it('saves what is on screen into the view that it started from', async () => {
  const ui = renderUi(table, '/?q=bari')
  await save(ui, 'Mare')
  await screen.findByRole('button', { name: 'Vista: Mare' })
  await ui.user.type(screen.getByRole('searchbox'), 'x')
  await open(ui)
  await ui.user.click(line('Aggiorna «Mare» con quello che vedi'))
  expect(await screen.findByRole('button', { name: 'Vista: Mare' })).toBeVisible()
})

it('opens the list with the default view, until the filters are cleared', async () => {
  const vista = { id: 'a', schermo: 'citta', pagina: '/', nome: 'Mare', query: 'q=bari', predefinita: true }
  const kept = { colonne: {}, widths: {}, viste: [vista] } as unknown as ListMemory
  const shown = <ListMemoryContext value={kept}>{table}</ListMemoryContext>
  const ui = renderUi(shown, '/?tab=x')
  expect(ui.search()).toBe('?tab=x&q=bari&v=a')
  await ui.user.click(screen.getByRole('button', { name: 'Azzera filtri' }))
  expect(ui.search()).toBe('?tab=x&v=a')
  ui.unmount()
  expect(renderUi(shown, '/?q=forl').search()).toBe('?q=forl')
})

it('has one default view at most', async () => {
  const ui = renderUi(table, '/?q=bari')
  for (const [nome, more] of [
    ['Mare', ''],
    ['Monti', 'x'],
  ] as const) {
    if (more) await ui.user.type(screen.getByRole('searchbox'), more)
    await save(ui, nome)
    await screen.findByRole('button', { name: `Vista: ${nome}` })
    await open(ui)
    await ui.user.click(screen.getByRole('menuitemcheckbox', { name: 'Apri l’elenco con questa vista' }))
    expect(screen.getByRole('menuitemcheckbox')).toBeChecked()
    await ui.user.keyboard('{Escape}')
  }
  await open(ui)
  await ui.user.click(screen.getByRole('menuitemradio', { name: 'Mare' }))
  await open(ui)
  expect(screen.getByRole('menuitemcheckbox')).not.toBeChecked()
})

it('writes the list’s part of an address always alike', () => {
  const params = new URLSearchParams('f=b:=:1&tab=x&ord=nome&f=a:=:2&q=&v=a')
  expect(decodeURIComponent(listQuery(params))).toBe('ord=nome&f=a:=:2&f=b:=:1')
  expect(withQuery(params, 'q=mare&tab=y')).toBe('tab=x&v=a&q=mare')
  expect(savedViewHref({ pagina: '/bandi?tab=bozze', query: 'q=mare' })).toBe('/bandi?tab=bozze&q=mare')
  expect(savedViewHref({ pagina: '/bandi', query: '', id: 'a' })).toBe('/bandi?v=a')
})

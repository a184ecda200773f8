import '@testing-library/jest-dom'
import type { SavedView, Vista } from '@bandiera/domain'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { ListMemoryContext, type ListMemory } from './list-memory.ts'

interface City {
  _id: string
  nome: string
  area: string
}
const columns: Column<City>[] = [
  { id: 'nome', label: 'Nome', cell: (c) => c.nome, sort: (c) => c.nome, search: (c) => c.nome },
  { id: 'area', label: 'Area', cell: (c) => c.area },
]
const citta: City[] = [
  { _id: '1', nome: 'Bari', area: 'Sud' },
  { _id: '2', nome: 'Forlì', area: 'Nord' },
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
const mine: SavedView = { id: 'm', schermo: 'citta', pagina: '/', nome: 'Mia', query: 'q=bari' }
const ofTeam: Vista = { _id: 't', schermo: 'citta', pagina: '/', nome: 'Del team', query: 'q=forl', gestoreId: 'g' }
const ofAll: Vista = { _id: 'a', schermo: 'citta', pagina: '/', nome: 'Di tutti noi', query: 'ord=-nome' }

/** A memory that keeps in the component, as the shell does for the person. */
function Kept({ start, calls }: { start: Partial<ListMemory>; calls: unknown[][] }) {
  const [kept, setKept] = useState<Partial<ListMemory>>({ colonne: {}, widths: {}, viste: [], shared: [], ...start })
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void calls.push([name, ...given])
  const memory = {
    ...kept,
    chooseColumn: (list: string, column: string, shown: boolean) =>
      setKept((now) => ({ ...now, colonne: { ...now.colonne, [list]: { ...now.colonne?.[list], [column]: shown } } })),
    resetColumns: (list: string) => setKept((now) => ({ ...now, colonne: { ...now.colonne, [list]: {} } })),
    addView: async (vista: SavedView) => setKept((now) => ({ ...now, viste: [...(now.viste ?? []), vista] })),
    addShared: async (vista: Vista) => setKept((now) => ({ ...now, shared: [...(now.shared ?? []), vista] })),
    changeViews: note('changeViews'),
    changeShared: note('changeShared'),
    removeShared: note('removeShared'),
    removeView: note('removeView'),
  } as unknown as ListMemory
  return <ListMemoryContext value={memory}>{table}</ListMemoryContext>
}

function show(start: Partial<ListMemory>, path = '/') {
  const calls: unknown[][] = []
  const ui = renderUi(<Kept calls={calls} start={start} />, path)
  const open = async () => ui.user.click(screen.getByRole('button', { name: /^Vist[ae]/ }))
  const press = async (name: string) => ui.user.click(screen.getByRole('menuitem', { name }))
  return { ...ui, calls, open, press }
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const all = { viste: [mine], shared: [ofAll, ofTeam] }

it('shows the views by whose they are', async () => {
  const { open } = show(all)
  await open()
  const menu = within(screen.getByRole('menu'))
  expect(menu.getAllByText(/^(Le mie|Del gestore|Di tutti)$/).map(({ textContent }) => textContent)).toEqual([
    'Le mie',
    'Del gestore',
    'Di tutti',
  ])
  expect(menu.getByRole('menuitemradio', { name: 'Del team' })).toHaveAccessibleDescription('Del gestore')
})

it('has no headings while there are own views alone', async () => {
  const { open } = show({ viste: [mine] })
  await open()
  expect(screen.queryByText('Le mie')).toBeNull()
})

it.each([
  ['an admin', null, 'Per tutti gli utenti del portale', {}],
  ['a gestore', 'g', 'Per me e i miei professionisti', { gestoreId: 'g' }],
])('asks %s whose the view is to be', async (_who, shares, label, owner) => {
  const { open, press, user, search } = show({ shares }, '/?q=bari')
  await open()
  await press('Salva questa vista…')
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['Solo per me', label])
  await user.click(screen.getByRole('radio', { name: label }))
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'Mare{Enter}')
  await screen.findByRole('button', { name: 'Vista: Mare' })
  expect(search()).toMatch(/v=[0-9a-f]{24}/)
  await open()
  expect(screen.getByRole('menuitemradio', { name: 'Mare' })).toHaveAccessibleDescription(
    'gestoreId' in owner ? 'Del gestore' : 'Di tutti',
  )
})

it('asks nobody else', async () => {
  const { open, press } = show({}, '/?q=bari')
  await open()
  await press('Salva questa vista…')
  expect(screen.queryByRole('radio')).toBeNull()
})

it('takes a name that another scope has, and none that its own has', async () => {
  const { open, press, user } = show({ ...all, shares: 'g' }, '/?q=bari&ord=nome')
  await open()
  await press('Salva questa vista…')
  await user.click(screen.getByRole('radio', { name: 'Per me e i miei professionisti' }))
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'del TEAM{Enter}')
  expect(screen.getByText('C’è già una vista condivisa con questo nome: scegline un altro.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Solo per me' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByRole('button', { name: 'Vista: del TEAM' })).toBeVisible()
})

it('offers no change of a view to a person who only reads it', async () => {
  const { open } = show(all, '/?q=forl&v=t')
  await open()
  expect(screen.queryByRole('menuitem', { name: /Rinomina|Elimina|Aggiorna/ })).toBeNull()
  expect(screen.queryByRole('menuitemcheckbox')).toBeNull()
  expect(screen.getByRole('menuitem', { name: 'Salva questa vista…' })).toBeVisible()
})

it('renames, overwrites and deletes a shared view of its own, the last after asking', async () => {
  const { open, press, user, calls } = show({ ...all, shares: 'g' }, '/?q=forl&v=t')
  await open()
  await press('Rinomina «Del team»…')
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), ' 2{Enter}')
  await open()
  await press('Elimina «Del team»…')
  expect(screen.getByText(/La perdono anche i tuoi professionisti/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Elimina vista' }))
  await user.type(screen.getByRole('searchbox'), 'ì')
  await open()
  await press('Aggiorna «Del team» con quello che vedi')
  expect(calls).toEqual([
    ['changeShared', 't', { nome: 'Del team 2' }],
    ['removeShared', 't'],
    ['changeShared', 't', { query: 'q=forl%C3%AC', colonne: {}, larghezze: {} }],
  ])
})

it.each([
  ['its own', { viste: [{ ...mine, predefinita: true }], shared: [ofTeam, ofAll] }, 'm'],
  ['that of its gestore', { viste: [mine], shared: [ofTeam, ofAll] }, 't'],
  ['that of all', { viste: [mine], shared: [{ ...ofTeam, predefinita: false }, ofAll] }, 'a'],
])('opens the list with %s first', (_whose, { viste, shared }, id) => {
  const byDefault = shared.map((one) => ({ predefinita: true, ...one }))
  const { search } = show({ viste, shared: byDefault })
  expect(new URLSearchParams(search()).get('v')).toBe(id)
})

it('has one default of a scope: the one before gives way', async () => {
  const other = { ...ofTeam, _id: 'u', nome: 'Altra', query: 'q=ba', predefinita: true }
  const { open, user, calls } = show({ shared: [ofTeam, other], shares: 'g' }, '/?q=forl&v=t')
  await open()
  await user.click(
    screen.getByRole('menuitemcheckbox', { name: 'Apri l’elenco con questa vista, anche ai miei professionisti' }),
  )
  await screen.findByRole('menu')
  expect(calls).toEqual([
    ['changeShared', 'u', { predefinita: false }],
    ['changeShared', 't', { predefinita: true }],
  ])
})

describe('columns', () => {
  const without = { ...ofTeam, colonne: { area: false } }

  it('are those of the view while it is open, and the usual ones after', async () => {
    const { open, user, press } = show({ shared: [without] })
    expect(headers()).toEqual(['Nome', 'Area'])
    await open()
    await user.click(screen.getByRole('menuitemradio', { name: 'Del team' }))
    expect(headers()).toEqual(['Nome'])
    await open()
    await press('Elenco senza vista')
    expect(headers()).toEqual(['Nome', 'Area'])
  })

  it('that a reader changes in a view stay in it, and leave the view as it is', async () => {
    const { user, open, press } = show({ shared: [without] }, '/?q=forl&v=t')
    await user.click(screen.getByRole('button', { name: 'Colonne' }))
    await user.click(screen.getByRole('checkbox', { name: 'Area' }))
    await user.keyboard('{Escape}')
    expect(headers()).toEqual(['Nome', 'Area'])
    expect(screen.getByRole('button', { name: 'Vista: Del team' })).toBeVisible()
    await open()
    await press('Elenco senza vista')
    expect(headers()).toEqual(['Nome', 'Area'])
  })

  it('are saved with the view, and alone are enough to save one', async () => {
    const { user, open, press } = show({})
    await user.click(screen.getByRole('button', { name: 'Colonne' }))
    await user.click(screen.getByRole('checkbox', { name: 'Area' }))
    await user.keyboard('{Escape}')
    await open()
    await press('Salva questa vista…')
    await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'Stretta{Enter}')
    expect(await screen.findByRole('button', { name: 'Vista: Stretta' })).toBeVisible()
    expect(headers()).toEqual(['Nome'])
  })

  it('stay the person’s own in a view that was saved without them', () => {
    show({ shared: [ofTeam], colonne: { citta: { area: false } } }, '/?q=forl&v=t')
    expect(headers()).toEqual(['Nome'])
    expect(screen.getByRole('button', { name: 'Vista: Del team' })).toBeVisible()
  })
})

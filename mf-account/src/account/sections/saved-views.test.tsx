import { GESTORE_ID, renderScreen, unUsr } from '@bandiera/testing'
import type { Vista } from '@bandiera/domain'
import { screen, within } from '@testing-library/react'
import { SavedViewsSection } from './saved-views.tsx'

const seaside = { id: 'a', schermo: 'aziende', pagina: '/aziende', nome: 'Sul mare', query: 'q=mare' }
const drafts = { id: 'b', schermo: 'archivio-bandi', pagina: '/archivio?tab=bandi', nome: 'Chiusi', query: 'ord=nome' }
const usr = unUsr('gestore', { preferenze: { visteSalvate: [seaside, drafts] } })
const shared: Vista = { _id: 'c', schermo: 'bandi', pagina: '/bandi', nome: 'In chiusura', query: 'ord=chiusura' }
const viste = [shared, { ...shared, _id: 'd', nome: 'Del team', gestoreId: GESTORE_ID }]

const lines = () => within(screen.getByRole('list', { name: 'Viste salvate' })).getAllByRole('listitem')

it('lists the saved views with the list of each and opens them where they were saved', () => {
  renderScreen(<SavedViewsSection />, { usr })
  expect(lines().map((one) => one.textContent)).toEqual([
    'Sul mareAziende · Solo tuaElimina',
    'ChiusiArchivio bandi · Solo tuaElimina',
  ])
  expect(screen.getByRole('link', { name: 'Chiusi' })).toHaveAttribute('href', '/archivio?tab=bandi&ord=nome&v=b')
})

it.each([
  ['gestore', ['Del teamBandi · Del gestoreElimina', 'In chiusuraBandi · Di tutti']],
  ['professionista', ['Del teamBandi · Del gestore', 'In chiusuraBandi · Di tutti']],
  ['admin', ['Del teamBandi · Del gestore', 'In chiusuraBandi · Di tuttiElimina']],
] as const)('lists shared views too, and lets the %s delete those of its scope', (role, shown) => {
  renderScreen(<SavedViewsSection />, { usr: unUsr(role), viste })
  expect(lines().map((one) => one.textContent)).toEqual(shown)
})

it('deletes one and leaves the others', async () => {
  const { user, writes } = renderScreen(<SavedViewsSection />, { usr })
  await user.click(screen.getByRole('button', { name: 'Elimina la vista Sul mare' }))
  expect(writes).toEqual([
    { op: 'update', coll: 'usr', id: GESTORE_ID, patch: { set: { 'preferenze.visteSalvate': [drafts] } } },
  ])
})

it('deletes a shared one as a record, which undo brings back', async () => {
  const { user, writes } = renderScreen(<SavedViewsSection />, { usr, viste })
  await user.click(screen.getByRole('button', { name: 'Elimina la vista Del team' }))
  expect(writes).toMatchObject([{ op: 'remove', coll: 'viste', id: 'd' }])
})

it('is not there while nothing is saved', () => {
  renderScreen(<SavedViewsSection />, { usr: unUsr('gestore') })
  expect(screen.queryByText('Viste salvate')).toBeNull()
})

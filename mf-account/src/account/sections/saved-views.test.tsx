import { GESTORE_ID, renderScreen, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { SavedViewsSection } from './preferences.tsx'

const seaside = { id: 'a', schermo: 'aziende', pagina: '/aziende', nome: 'Sul mare', query: 'q=mare' }
const drafts = { id: 'b', schermo: 'archivio-bandi', pagina: '/archivio?tab=bandi', nome: 'Chiusi', query: 'ord=nome' }
const usr = unUsr('gestore', { preferenze: { visteSalvate: [seaside, drafts] } })

it('lists the saved views with the list of each and opens them where they were saved', () => {
  renderScreen(<SavedViewsSection />, { usr })
  const lines = within(screen.getByRole('list', { name: 'Viste salvate' })).getAllByRole('listitem')
  expect(lines.map((one) => one.textContent)).toEqual(['Sul mareAziendeElimina', 'ChiusiArchivio bandiElimina'])
  expect(screen.getByRole('link', { name: 'Chiusi' })).toHaveAttribute('href', '/archivio?tab=bandi&ord=nome')
})

it('deletes one and leaves the others', async () => {
  const { user, writes } = renderScreen(<SavedViewsSection />, { usr })
  await user.click(screen.getByRole('button', { name: 'Elimina la vista Sul mare' }))
  expect(writes).toEqual([
    { op: 'update', coll: 'usr', id: GESTORE_ID, patch: { set: { 'preferenze.visteSalvate': [drafts] } } },
  ])
})

it('is not there while nothing is saved', () => {
  renderScreen(<SavedViewsSection />, { usr: unUsr('gestore') })
  expect(screen.queryByText('Viste salvate')).toBeNull()
})

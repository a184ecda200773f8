// Institutes that another version stored: a value that this one does not know is shown as it is, and nothing breaks.
import { istitutoFields, type Istituto } from '@bandiera/domain'
import { UNKNOWN_VALUE, anotherVersion, renderScreen, unIstituto, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component as Elenco } from './list.screen.tsx'
import { Component as Dettaglio } from './detail.screen.tsx'

const product = { id: 'p', nome: 'Mutuo', tipo: 'mutuo', tassoTipo: 'fisso' as const, tanMin: 3 }
const istituto: Istituto = anotherVersion(istitutoFields, unIstituto({ tipo: 'banca', prodotti: [product] }))
const options = { usr: unUsr('admin'), istituti: [istituto], request: () => Response.json({ voci: [] }) }

it.each(['prodotti', 'dati', 'storico'])('the tab %s of one is shown', async (tab) => {
  const at = { path: `/istitutiCredito/${istituto._id}?tab=${tab}`, pattern: '/istitutiCredito/:id' }
  renderScreen(<Dettaglio />, { ...options, ...at })
  expect(await screen.findByRole('heading', { level: 1, name: istituto.nome })).toBeVisible()
  expect(screen.getAllByText(new RegExp(UNKNOWN_VALUE))[0]).toBeVisible()
})

it('the list tells its kind', () => {
  renderScreen(<Elenco />, options)
  expect(screen.getByRole('row', { name: new RegExp(istituto.nome) })).toHaveTextContent(UNKNOWN_VALUE)
})

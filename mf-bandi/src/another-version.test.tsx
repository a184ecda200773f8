// Grants that another version stored: a value that this one does not know is shown as it is, and nothing breaks.
import { bandoFields, type Bando } from '@bandiera/domain'
import { UNKNOWN_VALUE, anotherVersion, renderScreen, unBando, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component as Dettaglio } from './detail.screen.tsx'
import { Component as Elenco } from './list.screen.tsx'

const bando: Bando = anotherVersion(
  bandoFields,
  unBando({
    data: {
      titolo: 'Voucher',
      procedura: 'sportello',
      regime: 'deMinimis',
      criteri: [{ id: 'c', tipo: 'territorio', macroArea: 'Mezzogiorno' }],
    },
  }),
)
const options = { usr: unUsr('admin'), bandi: [bando], request: () => Response.json({ voci: [] }) }

it('one is read', async () => {
  renderScreen(<Dettaglio />, { ...options, path: `/bando/${bando._id}`, pattern: '/bando/:id' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible()
  expect(screen.getAllByText(new RegExp(UNKNOWN_VALUE))[0]).toBeVisible()
})

it('the list is shown', () => {
  renderScreen(<Elenco />, { ...options, path: '/bandi' })
  expect(screen.getByRole('row', { name: /Voucher/ })).toBeVisible()
})

import { renderScreen, unaAzienda, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import { Component as Elenco } from '../screens/aziende-list.screen.tsx'
import { Component } from './da-completare.tsx'

const aziende = [
  unaAzienda({ ragioneSociale: 'Sa poco', sedi: [], ateco: [], bilanci: [] }),
  unaAzienda({ ragioneSociale: 'Sa di più' }),
  unaAzienda({ ragioneSociale: 'In archivio', archiviata: true }),
]

it('counts the companies without key data as the list does, those of which least is known first', async () => {
  renderScreen(<Component />, { aziende })
  const link = await screen.findByRole('link', { name: '2 da completare' })
  const lines = screen.getByRole('list', { name: 'Quelle di cui si sa meno' })
  expect([...lines.querySelectorAll('a')].map((one) => one.textContent)).toEqual(['Sa poco', 'Sa di più'])
  const path = link.getAttribute('href') ?? ''
  cleanup()
  renderScreen(<Elenco />, { aziende, path })
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})

it('counts one less when its data arrive, and one more company in all when there is one', async () => {
  const { feed } = renderScreen(<Component />, { aziende })
  await screen.findByRole('link', { name: '2 da completare' })
  feed.remove('aziende', aziende[0]!._id)
  expect(await screen.findByRole('link', { name: '1 da completare' })).toBeVisible()
  expect(screen.getByRole('link', { name: '1 in tutto' })).toBeVisible()
})

it('invites a gestore to add the first company, and offers nobody what is not theirs', async () => {
  renderScreen(<Component />)
  expect(await screen.findByRole('link', { name: 'Nuova azienda' })).toHaveAttribute('href', '/aziende?nuova=1')
  cleanup()
  renderScreen(<Component />, { usr: unUsr('professionista') })
  expect(await screen.findByText('Non c’è ancora nessuna azienda.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

import { renderScreen, unaAzienda, unaPratica } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component as Archivio } from './archivio.screen.tsx'
import { Component as Dettaglio } from './pratica-detail.screen.tsx'
import { Component as Elenco } from './pratiche-list.screen.tsx'

it('says what the area will do, and how many case files are already visible, live', () => {
  const { feed } = renderScreen(<Elenco />, { pratiche: [unaPratica()] })
  expect(screen.getByText('In arrivo')).toBeVisible()
  expect(screen.getByText('Vedi già 1 pratica di questo portale.')).toBeVisible()
  feed.update('pratiche', unaPratica())
  expect(screen.getByText('Vedi già 2 pratiche di questo portale.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Trova i bandi adatti a un’azienda' })).toHaveAttribute('href', '/incroci')
})

it('says that there is none yet', () => {
  renderScreen(<Elenco />)
  expect(screen.getByText('Non c’è ancora nessuna pratica.')).toBeVisible()
})

it('shows the facts of one case file with the way to its company', () => {
  const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl' })
  const pratica = unaPratica({ aziendaId: azienda._id, titolo: 'Voucher Verdi', stato: 'raccolta_documenti' })
  renderScreen(<Dettaglio />, {
    aziende: [azienda],
    pratiche: [pratica],
    path: `/pratica/${pratica._id}`,
    pattern: '/pratica/:pId',
  })
  expect(screen.getByRole('heading', { name: 'Voucher Verdi' })).toBeVisible()
  expect(screen.getByText('raccolta documenti')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verdi Srl' })).toHaveAttribute('href', `/azienda/${azienda._id}`)
})

it('does not tell an unknown case file from a forbidden one', () => {
  renderScreen(<Dettaglio />, { path: '/pratica/boh', pattern: '/pratica/:pId' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it('leads from the archive back to the list', () => {
  renderScreen(<Archivio />)
  expect(screen.getByRole('link', { name: 'Torna alle pratiche' })).toHaveAttribute('href', '/pratiche')
})

it('shows its menu entry to admin, gestore and professionista, not to an editore', () => {
  expect(module.menu.map(({ label, to, roles }) => [label, to, roles])).toEqual([
    ['Pratiche', '/pratiche', ['admin', 'gestore', 'professionista']],
  ])
})

import { renderScreen, unaAzienda, unaPratica, unBando } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component as DiAzienda } from './azienda-tab.tsx'
import { Component as DiBando } from './bando-tab.tsx'

const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl' })
const bando = unBando()
const pratica = unaPratica({ aziendaId: azienda._id, bandoId: bando._id, titolo: 'Voucher' })
const other = unaPratica({ titolo: 'Di altri' })
const records = { aziende: [azienda], bandi: [bando], pratiche: [pratica, other] }

it('shows a company its case files, and the form of a new one for it', () => {
  renderScreen(<DiAzienda aziendaId={azienda._id} />, records)
  expect(screen.getByRole('link', { name: 'Voucher' })).toHaveAttribute('href', `/pratica/${pratica._id}`)
  expect(screen.queryByRole('link', { name: 'Di altri' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Nuova pratica' })).toHaveAttribute(
    'href',
    `/pratiche?nuova=1&azienda=${azienda._id}`,
  )
})

it('shows a grant the companies that apply for it, live', () => {
  const { feed } = renderScreen(<DiBando bandoId={bando._id} />, records)
  expect(screen.getByRole('link', { name: 'Verdi Srl' })).toBeVisible()
  feed.remove('pratiche', pratica._id)
  expect(screen.getByText('Nessuna pratica.')).toBeVisible()
})

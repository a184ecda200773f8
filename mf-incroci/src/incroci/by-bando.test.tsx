import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const today = dayInRome()
const where: Criterio = { id: 'dove', tipo: 'territorio', regioni: ['16'] }
const forPuglia = unBando({ data: { titolo: 'Per pugliesi', dataChiusura: addDays(today, 10), criteri: [where] } })
const forAll = unBando({ data: { titolo: 'Per tutti', dataChiusura: addDays(today, 200) } })
const closed = unBando({ data: { titolo: 'Chiuso', dataChiusura: addDays(today, -10) } })
const milano = unaAzienda({ ragioneSociale: 'Milano Srl' })
const bari = unaAzienda({ ragioneSociale: 'Bari Srl', sedi: [{ tipo: 'legale', comune: '072006' }] })
const withoutSede = unaAzienda({ ragioneSociale: 'Ovunque Srl', sedi: [] })

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    aziende: [milano, withoutSede, bari],
    bandi: [closed, forAll, forPuglia],
    path: '/incroci?tab=bando',
    ...options,
  })
const rows = () => screen.getAllByRole('heading', { level: 2, name: inList }).map((title) => title.textContent)
const inList = (_name: string, title: Element) => title.closest('li') !== null

it('ranks the companies of the grant that closes first', () => {
  const { location } = open()
  expect(screen.getByRole('combobox', { name: 'Bando' })).toHaveValue('Per pugliesi · Camera di commercio')
  expect(location()).toContain(`bando=${forPuglia._id}`)
  expect(rows()).toEqual(['Bari Srl', 'Ovunque Srl', 'Milano Srl'])
  expect(screen.getAllByText('In chiusura · 10 giorni')[0]).toBeVisible()
  const first = screen.getAllByRole('listitem')[0]!
  expect(first).toHaveTextContent(/Bari \(BA\)/)
  expect(within(first).getByRole('link', { name: 'Bari Srl' })).toHaveAttribute('href', `/azienda/${bari._id}`)
})

it('explains a company in the same way', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Criteri: Milano Srl' }))
  const table = screen.getByRole('table', { name: 'Criteri: Milano Srl' })
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^NoAlmeno una sede in Puglia.*Milano/)
})

it('moves a company up as soon as it changes', () => {
  const { feed } = open()
  feed.update('aziende', { ...milano, sedi: bari.sedi })
  expect(rows().at(-1)).toBe('Ovunque Srl')
})

it('switches tabs in the address', async () => {
  const { user, location } = open({ path: '/incroci' })
  await user.click(screen.getByRole('tab', { name: 'Per bando' }))
  expect(location()).toContain('tab=bando')
  expect(screen.getByRole('combobox', { name: 'Bando' })).toBeVisible()
})

it('shows a hundred companies, then more on request', async () => {
  const aziende = Array.from({ length: 130 }, (_, i) => unaAzienda({ ragioneSociale: `Azienda ${i}` }))
  const { user } = open({ aziende, bandi: [forAll] })
  expect(rows()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Mostra altri 30' }))
  expect(rows()).toHaveLength(130)
})

it('finds a company by its comune', async () => {
  const { user } = open()
  await user.type(screen.getByRole('searchbox', { name: 'Cerca aziende' }), 'bari')
  expect(rows()).toEqual(['Bari Srl'])
})

it('says that the grant of the address cannot be seen', () => {
  open({ path: '/incroci?tab=bando&bando=655f0000ffffffffffffffff' })
  expect(screen.getByText(/Questo bando non esiste/)).toBeVisible()
})

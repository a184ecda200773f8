import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from './bandi-list.screen.tsx'

const oggi = dayInRome()
const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const inDays = (titolo: string, giorni: number, over = {}) =>
  unBando({ data: { titolo, dataApertura: addDays(oggi, -40), dataChiusura: addDays(oggi, giorni), ...over } })

it('shows a gestore the published grants only, with the state computed from the dates', () => {
  const bandi = [
    inDays('Chiuso', -1),
    inDays('In chiusura', 12),
    inDays('Aperto', 90),
    inDays('Ancora in bozza', 90, { redazione: 'bozza' }),
  ]
  renderScreen(<Component />, { bandi })
  expect(titles()).toEqual(['Aperto', 'In chiusura', 'Chiuso'])
  expect(screen.getByText('In chiusura · 12 giorni')).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Redazione' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Importa/ })).toBeNull()
})

it('shows an editore drafts too, and what is still to check', () => {
  const flags = { redazione: 'bozza' as const, daControllare: [{ campo: 'comuni', motivo: 'Comune sconosciuto' }] }
  renderScreen(<Component />, { usr: unUsr('editore'), bandi: [inDays('Voucher', 90, flags)] })
  const row = screen.getByRole('row', { name: /Voucher/ })
  expect(within(row).getByText('Bozza')).toBeVisible()
  expect(within(row).getByText('1')).toBeVisible()
})

it('searches titles without accents and filters by state through the address', async () => {
  const bandi = [inDays('Sostenibilità', 90), inDays('Fiere', 5)]
  const { user, location } = renderScreen(<Component />, { bandi })
  await user.type(screen.getByRole('searchbox', { name: 'Cerca bandi' }), 'sostenibilita')
  expect(titles()).toEqual(['Sostenibilità'])
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Filtro Stato' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'In chiusura 1' }))
  expect(decodeURIComponent(location())).toContain('f=stato:=:in_chiusura')
})

it('opens filtered from the address', () => {
  const bandi = [inDays('Sostenibilità', 90), inDays('Fiere', 5)]
  renderScreen(<Component />, { bandi, path: '/bandi?f=stato:=:in_chiusura' })
  expect(titles()).toEqual(['Fiere'])
})

it('repaints a grant as soon as it changes, and drops one that is no longer visible', () => {
  const bando = inDays('Voucher', 90)
  const { feed } = renderScreen(<Component />, { bandi: [bando, inDays('Fiere', 20)] })
  feed.update('bandi', { ...bando, data: { ...bando.data, titolo: 'Voucher 2027' } })
  expect(screen.getByRole('link', { name: 'Voucher 2027' })).toHaveAttribute('href', `/bando/${bando._id}`)
  feed.remove('bandi', bando._id)
  expect(titles()).toEqual(['Fiere'])
})

it('tells a gestore what the empty list is for, and an editore what to do', () => {
  const { unmount } = renderScreen(<Component />)
  expect(screen.getByText(/Arrivano appena un editore li pubblica/)).toBeVisible()
  unmount()
  renderScreen(<Component />, { usr: unUsr('editore') })
  expect(screen.getByRole('button', { name: 'Importa da incentivi.gov.it' })).toBeVisible()
})

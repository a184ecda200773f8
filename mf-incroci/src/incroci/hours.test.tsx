import type { Criterio, BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando } from '@bandiera/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const today = '2026-11-23'
const criteri: Criterio[] = [
  { id: 'dove', tipo: 'territorio', regioni: ['03'] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const bando = (titolo: string, dates: Partial<BandoData>) => unBando({ data: { titolo, criteri, ...dates } })
const morning = bando('Mattina', { dataApertura: today, oraApertura: '10:00', dataChiusura: '2027-02-28' })
const last = bando('Ultimo', { dataApertura: '2026-01-01', dataChiusura: today, oraChiusura: '12:00' })

const row = (titolo: string) =>
  screen
    .queryAllByRole('heading', { level: 2, name: titolo })
    .find((title) => title.closest('li'))
    ?.closest('li') ?? null
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000))

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-23T08:59:00Z') }))
afterEach(() => jest.useRealTimers())

it('says when a grant opens or closes today, and follows at that minute without a word of the server', () => {
  renderScreen(<Component />, { aziende: [unaAzienda()], bandi: [morning, last] })
  expect(row('Mattina')).toHaveTextContent('Apre oggi alle 10:00')
  expect(row('Ultimo')).toHaveTextContent('Chiude oggi alle 12:00')
  pass(1)
  expect(row('Mattina')).toHaveTextContent('Aperto · 97 giorni')
  expect(row('Ultimo')).toHaveTextContent('Chiude oggi alle 12:00')
  pass(119)
  expect(row('Ultimo')).not.toBeNull()
  pass(1)
  expect(row('Ultimo')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Filtri' }))
  expect(screen.getByRole('checkbox', { name: 'Mostra i chiusi 1' })).toBeInTheDocument()
})

it('counts down to a click day in its row, and draws nothing else', () => {
  const click = bando('Click', { procedura: 'click_day', dataApertura: today, oraApertura: '11:00' })
  renderScreen(<Component />, { aziende: [unaAzienda()], bandi: [click, morning] })
  const left = within(row('Click')!).getAllByRole('timer')[0]!
  expect(row('Click')).toContainElement(left)
  expect(left).toHaveTextContent('01:01:00')
  act(() => jest.advanceTimersByTime(1000))
  expect(left).toHaveTextContent('01:00:59')
  pass(61)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(row('Click')).toHaveTextContent('Aperto')
})

it('shows the hours of the grant whose companies are shown', () => {
  renderScreen(<Component />, {
    aziende: [unaAzienda()],
    bandi: [last],
    path: `/incroci?tab=bando&bando=${last._id}`,
  })
  expect(screen.getAllByText('Chiude oggi alle 12:00')[0]).toBeVisible()
  pass(181)
  expect(screen.getAllByText('Chiuso')[0]).toBeVisible()
})

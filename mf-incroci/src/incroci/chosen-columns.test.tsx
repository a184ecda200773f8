// The menu of columns and the order by headings of both lists.
import { addDays, dayInRome, type BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeServer } from '../parts/engine-client/test/fake-server.ts'
import { Component } from './list.screen.tsx'

const today = dayInRome()
const bando = (titolo: string, over: Partial<BandoData> = {}) =>
  unBando({
    data: { titolo, dataApertura: addDays(today, -40), dataChiusura: addDays(today, 90), criteri: [], ...over },
  })
const bandi = [
  bando('Medio', { agevolazioneMax: 50_000, ente: 'Regione Umbria' }),
  bando('Alto', { agevolazioneMax: 90_000, ente: 'Comune di Bari' }),
  bando('Non detto', { ente: 'Provincia di Lodi' }),
]
const aziende = [unaAzienda({ ragioneSociale: 'Bari Srl' }), unaAzienda({ ragioneSociale: 'Alfa Srl' })]

const open = (options: ScreenOptions = {}) => renderScreen(<Component />, { aziende, bandi, ...options })
const inList = (_name: string, title: Element) => title.closest('li') !== null
const rows = () => screen.getAllByRole('heading', { level: 2, name: inList }).map((title) => title.textContent)
const headings = () => within(screen.getByRole('group', { name: 'Ordina per' }))
const USUAL = ['Bando', 'Esito', 'Ente', 'Forma', 'Intensità', 'Importo max', 'Chiusura', 'Punteggio', 'Stato']
const heading = (name: string | RegExp) => headings().getByRole('button', { name })

it('sorts by a heading: upwards, downwards, best first again; in the address and for screen readers', async () => {
  const { user, location } = open()
  expect(rows()[0]).toBe('Non detto')
  await user.click(heading('Importo max'))
  expect(rows()).toEqual(['Medio', 'Alto', 'Non detto'])
  expect(location()).toContain('ord=importo')
  heading('Importo max ordine crescente').focus()
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(['Alto', 'Medio', 'Non detto'])
  expect(location()).toContain('ord=-importo')
  await user.keyboard(' ')
  expect(heading('Importo max')).toHaveFocus()
  expect(location()).not.toContain('ord=')
})

it('sorts the companies of a grant, those that the server judges too', async () => {
  const server = fakeServer({ aziende, bandi })
  const modes = { aziende: 'window', bandi: 'window', pratiche: 'window' } as const
  const path = `/incroci?tab=bando&bando=${bandi[0]!._id}`
  const { user } = open({ path, modes, request: server.request })
  await waitFor(() => expect(rows()).toHaveLength(2))
  await user.click(heading('Azienda'))
  await waitFor(() => expect(rows()).toEqual(['Alfa Srl', 'Bari Srl']))
  await user.click(heading(/^Azienda/))
  await waitFor(() => expect(rows()).toEqual(['Bari Srl', 'Alfa Srl']))
  expect(server.state.asked.at(-1)).toMatchObject({ tab: 'bando', ord: '-azienda' })
})

it('shows a column that one adds beside the name, hides another, and goes back', async () => {
  const { user } = open()
  const names = () =>
    headings()
      .getAllByRole('button')
      .map((one) => one.textContent?.replace(/ +ordine crescente/, ''))
  expect(names()).toEqual(USUAL)
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(screen.getByRole('checkbox', { name: 'Agevolazione stimata' }))
  await user.click(screen.getByRole('checkbox', { name: 'Punteggio' }))
  await user.keyboard('{Escape}')
  const changed = [...USUAL.filter((one) => one !== 'Punteggio'), 'Agevolazione stimata']
  await waitFor(() => expect(names()).toEqual(changed))
  await user.click(heading('Ente'))
  expect(rows()).toEqual(['Alto', 'Non detto', 'Medio'])
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(screen.getByRole('button', { name: 'Come all’inizio' }))
  await waitFor(() => expect(names()).toEqual(USUAL))
})

it('has the same two ways for the companies of a grant', async () => {
  const { user } = open({ path: `/incroci?tab=bando&bando=${bandi[0]!._id}` })
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  const offered = within(screen.getByRole('dialog', { name: 'Colonne' }))
    .getAllByRole('checkbox')
    .map((one) => one.closest('label')?.textContent)
  expect(offered).toEqual([
    'Esito',
    'Che cosa blocca',
    'Sede',
    'Dimensione',
    'Punteggio',
    'Criteri',
    'Partita IVA',
    'Agevolazione stimata',
  ])
})

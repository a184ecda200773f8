import { addDays, dayInRome, type Azienda, type Criterio, type BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando } from '@bandiera/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Component as Incroci } from '../incroci/list.screen.tsx'
import { Component } from './new-card.tsx'

const today = dayInRome()
const criteri = (regione: string): Criterio[] => [
  { id: 'dove', tipo: 'territorio', regioni: [regione] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const bando = (titolo: string, over: Partial<BandoData> = {}) =>
  unBando({
    data: {
      titolo,
      dataApertura: addDays(today, -5),
      dataChiusura: addDays(today, 90),
      criteri: criteri('03'),
      ...over,
    },
  })
const bandi = [
  bando('Adatto e nuovo'),
  bando('Adatto e vecchio', { dataApertura: addDays(today, -60) }),
  bando('Lontano', { criteri: criteri('16') }),
  bando('Chiuso', { dataChiusura: addDays(today, -1) }),
  bando('Bozza', { redazione: 'bozza' }),
]
const aziende = [unaAzienda(), unaAzienda({ ragioneSociale: 'Altra S.r.l.' })]
const lines = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

const NEW = 'Aziende con nuovi bandi ammissibili'
const rejected = {
  bandoId: bandi[0]!._id,
  nonInteressa: { motivo: 'importo_basso', da: 'x', quando: `${today}T10:00:00Z` },
}

it('shows by company the grants that opened lately and fit it, without those marked as of no interest', async () => {
  const unwilling = unaAzienda({ ragioneSociale: 'Non vuole', scelte: [rejected] } as Partial<Azienda>)
  renderScreen(<Component />, { aziende: [...aziende, unwilling], bandi: [...bandi, bando('Altro nuovo')] })
  expect((await lines(NEW)).toSorted()).toEqual(['Altra S.r.l.2 bandi', 'Non vuole1 bando', 'Rossi S.r.l.2 bandi'])
})

it('shows the companies with most to choose from when nothing that fits opened lately', async () => {
  renderScreen(<Component />, { aziende, bandi: bandi.slice(1) })
  expect(await screen.findByText(/^Negli ultimi 30 giorni non si è aperto/)).toBeVisible()
  expect((await lines('Aziende con più bandi ammissibili')).toSorted()).toEqual([
    'Altra S.r.l.1 bando',
    'Rossi S.r.l.1 bando',
  ])
})

it.each([
  ['of what opened lately', bandi],
  ['of all', bandi.slice(1)],
])('opens from each number %s exactly the grants that it counts', async (_, some) => {
  renderScreen(<Component />, { aziende, bandi: some })
  const line = await screen.findByRole('link', { name: 'Rossi S.r.l.' })
  const number = Number(/(\d+) band[io]$/.exec(line.closest('li')?.textContent ?? '')?.[1])
  cleanup()
  renderScreen(<Incroci />, { aziende, bandi: some, path: line.getAttribute('href') ?? '' })
  expect(within(screen.getByRole('list', { name: /./ })).getAllByRole('heading', { level: 2 })).toHaveLength(number)
})

it('counts anew when a company changes elsewhere', async () => {
  const { feed } = renderScreen(<Component />, { aziende, bandi })
  await screen.findByText('Altra S.r.l.')
  feed.remove('aziende', aziende[1]!._id)
  await waitFor(async () => expect(await lines(NEW)).toEqual(['Rossi S.r.l.1 bando']))
})

it('says what is needed when there is nothing to match', () => {
  renderScreen(<Component />)
  expect(screen.getByText('Servono almeno un’azienda e un bando pubblicato.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai agli incroci' })).toHaveAttribute('href', '/incroci')
})

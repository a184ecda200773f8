import { addDays, dayInRome, type Criterio, type BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando } from '@bandiera/testing'
import { cleanup, screen, within } from '@testing-library/react'
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

it('shows what opened lately with the companies that fit, and the companies with most to choose from', async () => {
  renderScreen(<Component />, { aziende, bandi })
  expect(await lines('Bandi aperti da poco, con le aziende ammissibili')).toEqual(['Adatto e nuovo2 aziende'])
  expect((await lines('Aziende con più bandi ammissibili')).toSorted()).toEqual([
    'Altra S.r.l.2 bandi',
    'Rossi S.r.l.2 bandi',
  ])
})

it.each(['Adatto e nuovo', 'Rossi S.r.l.'])('counts for %s exactly the rows that its link opens', async (name) => {
  renderScreen(<Component />, { aziende, bandi })
  const path = (await screen.findByRole('link', { name })).getAttribute('href') ?? ''
  cleanup()
  renderScreen(<Incroci />, { aziende, bandi, path })
  expect(within(screen.getByRole('list', { name: /./ })).getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

it('counts anew when a company changes elsewhere', async () => {
  const { feed } = renderScreen(<Component />, { aziende, bandi })
  await screen.findByText('Altra S.r.l.')
  feed.remove('aziende', aziende[1]!._id)
  expect((await screen.findAllByText('1 azienda')).length).toBeGreaterThan(0)
})

it('says what is needed when there is nothing to match', () => {
  renderScreen(<Component />)
  expect(screen.getByText('Servono almeno un’azienda e un bando pubblicato.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai agli incroci' })).toHaveAttribute('href', '/incroci')
})

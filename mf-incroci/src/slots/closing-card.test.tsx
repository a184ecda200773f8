import { addDays, dayInRome, type Criterio, type BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, unUsr } from '@bandiera/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Component as Incroci } from '../incroci/list.screen.tsx'
import { Component } from './closing-card.tsx'

const today = dayInRome()
const criteri = (...ammesse: ('piccola' | 'grande')[]): Criterio[] => [
  { id: 'dove', tipo: 'territorio', regioni: ['03'] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const bando = (titolo: string, giorni: number, over: Partial<BandoData> = {}) =>
  unBando({
    data: {
      titolo,
      dataApertura: addDays(today, -60),
      dataChiusura: addDays(today, giorni),
      criteri: criteri('piccola'),
      ...over,
    },
  })
const bandi = [
  bando('Tra venti', 20),
  bando('Domani', 1),
  bando('Per altri', 3, { criteri: criteri('grande') }),
  bando('Senza fretta', 90),
  bando('Chiuso', -1),
  bando('Bozza', 2, { redazione: 'bozza' }),
]
const chosen = [
  { bandoId: bandi[0]!._id, nonInteressa: { motivo: 'importo_basso' as const, da: 'x', quando: `${today}T10:00:00Z` } },
]
const aziende = [
  unaAzienda(),
  unaAzienda({ ragioneSociale: 'Senza sede', sedi: [] }),
  unaAzienda({ ragioneSociale: 'Non vuole', scelte: chosen }),
  unaAzienda({ ragioneSociale: 'In archivio', archiviata: true }),
]
const lines = async () =>
  within(await screen.findByRole('list', { name: 'I primi che chiudono, per le tue aziende' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

it('shows the grants that close soon and that a company may get, the next one first', async () => {
  renderScreen(<Component />, { aziende, bandi })
  expect(await lines()).toEqual([
    'Domani3 aziende: 2 ammissibili, 1 da verificaredomani',
    'Tra venti2 aziende: 1 ammissibile, 1 da verificaretra 20 giorni',
  ])
})

it.each([
  ['a gestore', 'gestore'],
  ['a professionista', 'professionista'],
] as const)('counts for %s exactly the companies that its link opens', async (_, role) => {
  const usr = unUsr(role)
  renderScreen(<Component />, { usr, aziende, bandi })
  const path = (await screen.findByRole('link', { name: 'Tra venti' })).getAttribute('href') ?? ''
  cleanup()
  renderScreen(<Incroci />, { usr, aziende, bandi, path })
  const list = screen.getByRole('list', { name: 'Aziende per Tra venti' })
  expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

it('follows what changes elsewhere', async () => {
  const { feed } = renderScreen(<Component />, { aziende, bandi })
  await lines()
  feed.update('aziende', { ...aziende[1]!, sedi: [{ tipo: 'legale', regione: '16' }] })
  await waitFor(async () => expect((await lines())[0]).toBe('Domani2 aziende ammissibilidomani'))
})

it('links to all grants when none that fits closes soon, and to matches when there is nothing to match', async () => {
  renderScreen(<Component />, { aziende, bandi: bandi.slice(2) })
  expect(await screen.findByText(/^Nessun bando per le tue aziende chiude nei prossimi 30 giorni/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tutti i bandi in chiusura' })).toHaveAttribute(
    'href',
    '/bandi?f=stato:=:in_chiusura',
  )
  cleanup()
  renderScreen(<Component />)
  expect(screen.getByText('Servono almeno un’azienda e un bando pubblicato.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai agli incroci' })).toBeVisible()
})

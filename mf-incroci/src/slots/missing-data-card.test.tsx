import { addDays, dayInRome, type Azienda, type Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, unUsr } from '@bandiera/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Component as Incroci } from '../incroci/list.screen.tsx'
import { Component } from './missing-data-card.tsx'

const today = dayInRome()
const nucleo: Criterio[] = [
  { id: 'dove', tipo: 'territorio', regioni: ['03'] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
]
const bando = (...criteri: Criterio[]) =>
  unBando({ data: { titolo: 'Voucher', dataChiusura: addDays(today, 90), criteri: [...nucleo, ...criteri] } })
const youth: Criterio = { id: 'g', tipo: 'qualifica', unaDi: ['giovanile'] }
const durc: Criterio = { id: 'd', tipo: 'regolarita', richieste: ['durc'] }
const bandi = [bando(youth), bando(youth), bando(durc), bando(youth, durc), bando()]
const knownBy = { durc: { esito: true, scadenza: addDays(today, 90) } }
const aziende = [
  unaAzienda({ ragioneSociale: 'Senza DURC', qualifiche: { giovanile: true } }),
  unaAzienda({ ragioneSociale: 'Forse giovane', regolarita: knownBy }),
  unaAzienda({ ragioneSociale: 'Sa tutto', qualifiche: { giovanile: true }, regolarita: knownBy }),
  unaAzienda({ ragioneSociale: 'In archivio', archiviata: true }),
]
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Dove un dato fa più differenza' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

it('orders companies by the grants that one datum of theirs would settle', async () => {
  renderScreen(<Component />, { aziende, bandi })
  expect(await lines()).toEqual(['Forse giovaneImpresa giovanile+3 bandi', 'Senza DURCDURC+2 bandi'])
})

it.each(['gestore', 'professionista'] as const)('opens for a %s the field behind the number', async (role) => {
  const usr = unUsr(role)
  renderScreen(<Component />, { usr, aziende, bandi })
  const path = (await screen.findByRole('link', { name: 'Forse giovane' })).getAttribute('href') ?? ''
  cleanup()
  renderScreen(<Incroci />, { usr, aziende, bandi, path })
  const panel = screen.getByRole('list', { name: 'Dati da completare' })
  const hint = screen.getByRole('button', { name: 'Completa un dato e altri 3 bandi diventano verificabili' })
  expect(hint).toHaveAttribute('aria-expanded', 'true')
  expect(within(panel).getByRole('form', { name: 'Completa dato: Impresa giovanile' })).toBeVisible()
})

it('opens nothing for another company than the one it was asked for', () => {
  const path = `/incroci?azienda=${aziende[0]!._id}&completa=${aziende[1]!._id}.qualifiche.giovanile`
  renderScreen(<Incroci />, { aziende, bandi, path })
  expect(screen.getByRole('button', { name: /diventano verificabili/ })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list', { name: 'Dati da completare' })).toBeNull()
})

it('forgets a company whose datum was filled in elsewhere', async () => {
  const { feed } = renderScreen(<Component />, { aziende, bandi })
  await lines()
  const saputa: Azienda = { ...aziende[1]!, qualifiche: { giovanile: true } }
  feed.update('aziende', saputa)
  await waitFor(async () => expect(await lines()).toHaveLength(1))
})

it('links to all companies when no datum is missing, and to matches when there is nothing to match', async () => {
  renderScreen(<Component />, { aziende: aziende.slice(2), bandi })
  expect(await screen.findByText(/^Nessun dato da chiedere/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tutte le aziende da completare' })).toHaveAttribute(
    'href',
    '/aziende?f=dati:=:mancanti',
  )
  cleanup()
  renderScreen(<Component />)
  expect(screen.getByText('Servono almeno un’azienda e un bando pubblicato.')).toBeVisible()
})

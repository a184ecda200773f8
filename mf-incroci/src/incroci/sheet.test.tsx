import type { Criterio } from '@bandiera/domain'
import { someSettings, renderScreen, unaAzienda, unBando } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const puglia: Criterio = { id: 'dove', tipo: 'territorio', regioni: ['16'] }
const durc: Criterio = { id: 'durc', tipo: 'regolarita', richieste: ['durc'] }
const uno = unBando({ data: { titolo: 'Uno', ente: 'Regione', agevolazioneMax: 50_000, criteri: [durc] } })
const due = unBando({ data: { titolo: 'Due', criteri: [puglia] } })
const azienda = unaAzienda()
const open = (path = '/incroci', bandi = [uno, due]) => renderScreen(<Component />, { aziende: [azienda], bandi, path })
const select = ({ user }: ReturnType<typeof open>, titolo: string) =>
  user.click(screen.getByRole('checkbox', { name: `Seleziona ${titolo}` }))

it('compares chosen grants with their criteria aligned by kind, and leads back to the list', async () => {
  const result = open()
  await select(result, 'Uno')
  expect(screen.queryByRole('link', { name: /^Confronta/ })).toBeNull()
  // in the panel too
  await result.user.click(screen.getByRole('button', { name: 'Criteri: Due' }))
  await result.user.click(screen.getByRole('button', { name: 'Confronta', pressed: false }))
  expect(screen.getByRole('checkbox', { name: 'Seleziona Due' })).toBeChecked()
  await result.user.click(screen.getByRole('link', { name: 'Confronta (2)' }))
  const heads = screen.getAllByRole('columnheader').map((one) => one.textContent)
  expect(heads).toEqual(['Voce', 'Uno', 'Due'])
  const row = screen.getByRole('rowheader', { name: 'Territorio' }).closest('tr')!
  const [first, second] = within(row).getAllByRole('cell')
  expect(first).toHaveTextContent('Il bando non lo indica')
  expect(second).toHaveTextContent(/^No.*Puglia/)
  await result.user.click(screen.getByRole('link', { name: 'Torna agli incroci' }))
  expect(screen.getByRole('group', { name: 'Confronto' })).toHaveTextContent('2 scelti')
})

it('shows one match as a sheet that the client can keep', async () => {
  const result = open()
  await result.user.click(screen.getByRole('button', { name: 'Criteri: Uno' }))
  await result.user.click(screen.getByRole('link', { name: 'Scheda' }))
  expect(screen.getByRole('heading', { name: 'Scheda: Uno' })).toBeVisible()
  expect(screen.getByRole('cell', { name: /^DURC regolare ?Vincolante/ })).toBeVisible()
  for (const text of ['Regione', 'Rossi S.r.l.', 'Punteggio 50 su 100', /non è una probabilità/])
    expect(screen.getByText(text)).toBeVisible()
  expect(result.titles.at(-1)).toBe('Scheda: Uno · Rossi S.r.l.')
  expect(screen.getByRole('button', { name: 'Stampa o salva in PDF' })).toBeVisible()
})

it('says what each grant would give for the project of the company: in the reasons, the comparison and the sheet', async () => {
  const rich = { ...azienda, esigenze: [{ esigenzaId: 'm', importo: 120_000, stato: 'aperta' as const }] }
  const gives = { ...uno, data: { ...uno.data, intensita: 50 } }
  const settings = someSettings({ esigenze: [{ id: 'm', nome: 'Macchinari', obiettivi: [] }] })
  const show = (path: string) =>
    renderScreen(<Component />, { aziende: [rich], bandi: [gives, due], settings, path: `/incroci?${path}` })
  const text = /fino a 50\.000 €: 50 % di 120\.000 €.*massimale del bando.*Macchinari.*È una stima, non una promessa/
  const list = show('')
  await list.user.click(screen.getByRole('button', { name: 'Criteri: Uno' }))
  expect(screen.getByRole('region', { name: 'Agevolazione stimata' })).toHaveTextContent(text)
  list.unmount()
  const pair = (bando: { _id: string }) => `${rich._id}.${bando._id}`
  const compared = show(`confronta=${pair(gives)},${pair(due)}`)
  const row = screen.getByRole('rowheader', { name: 'Agevolazione stimata' }).closest('tr')!
  const [first, second] = within(row).getAllByRole('cell')
  expect(first).toHaveTextContent(text)
  expect(second).toHaveTextContent('Il bando non indica quanta parte della spesa copre.')
  compared.unmount()
  show(`scheda=${pair(gives)}`)
  expect(screen.getByRole('region', { name: 'Agevolazione stimata' })).toHaveTextContent(text)
})

it('says on the sheet what is missing, why nothing can be done, and what is enough of several', () => {
  const scelte: Criterio[] = [
    { id: 'f', tipo: 'formaGiuridica', gruppo: 'g', ammesse: ['Spa'] },
    { id: 'r', tipo: 'territorio', gruppo: 'g', regioni: ['03'] },
  ]
  const bando = unBando({
    data: { titolo: 'Tre', link: 'https://ente.example/tre', criteri: [durc, puglia, ...scelte] },
  })
  open(`/incroci?scheda=${azienda._id}.${bando._id}`, [bando])
  const row = (name: RegExp) => screen.getByRole('cell', { name }).closest('tr')!
  expect(row(/^DURC regolare ?Vincolante/)).toHaveTextContent(/DURC$/)
  expect(row(/Puglia.*Vincolante/)).toHaveTextContent(/^No.*Requisito non soddisfatto$/)
  expect(screen.getByRole('rowheader', { name: 'Ne basta uno' }).closest('tr')).toHaveTextContent(/^Sì/)
  expect(screen.getByText('Testo ufficiale: https://ente.example/tre')).toBeVisible()
})

it('says so when a link names matches that do not exist', () => {
  open('/incroci?confronta=x,y')
  expect(screen.getByText('Questo incrocio non c’è più')).toBeVisible()
})

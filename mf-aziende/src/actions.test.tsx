import { WriteError } from '@bandiera/live'
import { someSettings, renderScreen, unaAzienda, unaPratica, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Component } from './detail.screen.tsx'

const pro = unUsr('professionista')
function open(over = {}, options: ScreenOptions & { query?: string } = {}) {
  const azienda = unaAzienda({ ...over })
  const at = { path: `/azienda/${azienda._id}${options.query ?? ''}`, pattern: '/azienda/:aId' }
  return {
    azienda,
    ...renderScreen(<Component />, {
      utenti: [pro],
      ...options,
      aziende: [azienda, ...(options.aziende ?? [])],
      ...at,
    }),
  }
}
const section = (name: string) => screen.getByRole('region', { name })
const press = (name: string) => screen.getByRole('button', { name })
async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Altre azioni' }))
  await user.click(screen.getByRole('menuitem', { name }))
}

it('lets a gestore choose who follows the company', async () => {
  const { user, writes } = open()
  await user.click(press('Assegna professionisti'))
  await user.click(screen.getByRole('checkbox', { name: pro.name }))
  await user.click(press('Salva'))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { professionisti: [pro._id] } } }]))
  await user.click(press('Altre azioni'))
  expect(screen.queryByRole('menuitem', { name: 'Cambia gestore' })).toBeNull()
})

it.each([
  ['who follows the company', 'Assegna professionisti', 'Salva'],
  ['whose it is', 'Cambia gestore', 'Cambia gestore'],
])('keeps the window open with what was chosen when the server refuses: %s', async (_what, open_, save) => {
  const other = unUsr('gestore', { _id: '655f0a0fffffffffffffffff', name: 'Olga Altra' })
  const refuse = () => new WriteError('RECORD_INVALID', 'Non lavora per il gestore dell’azienda.')
  const { user } = open({}, { usr: unUsr('admin'), utenti: [unUsr('gestore'), other, pro], refuse })
  await choose(user, open_)
  const dialog = within(screen.getByRole('dialog'))
  const box = dialog.queryByRole<HTMLInputElement>('checkbox', { name: pro.name })
  const select = dialog.queryByRole<HTMLSelectElement>('combobox', { name: 'Gestore' })
  if (box) await user.click(box)
  if (select) await user.selectOptions(select, other.name)
  await user.click(dialog.getByRole('button', { name: save }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Non lavora per il gestore dell’azienda.')
  expect(box?.checked ?? select?.value === other._id).toBe(true)
})

it('archives after asking, and takes back without', async () => {
  const { user, writes, questions } = open()
  await choose(user, 'Archivia')
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { archiviata: true } } }]))
  expect(questions).toHaveLength(1)
  await screen.findByText('In archivio')
  await choose(user, 'Togli dall’archivio')
  await waitFor(() => expect(writes[1]).toMatchObject({ patch: { unset: ['archiviata'] } }))
})

it('does not even ask to delete a company that has case files, and says why', async () => {
  const { user, writes, questions, notices, azienda, feed } = open()
  feed.update('pratiche', unaPratica({ aziendaId: azienda._id }))
  await choose(user, 'Elimina')
  expect(notices[0]?.text).toBe(
    'Ha 1 pratica e 0 documenti: non si può eliminare. Archiviala, oppure elimina prima quelli.',
  )
  expect([writes, questions]).toEqual([[], []])
})

it('counts before it says that nothing belongs to a company, also where the page does not hold the case files', async () => {
  const _id = unaAzienda()._id
  const { user, writes, questions, notices } = renderScreen(<Component />, {
    aziende: [unaAzienda({ _id })],
    pratiche: [unaPratica({ aziendaId: _id }), unaPratica({ aziendaId: unaAzienda()._id })],
    modes: { pratiche: 'window', docs: 'window' },
    path: `/azienda/${_id}`,
    pattern: '/azienda/:aId',
  })
  await choose(user, 'Elimina')
  await waitFor(() => expect(notices[0]?.text).toMatch(/^Ha 1 pratica e 0 documenti/))
  expect([writes, questions]).toEqual([[], []])
})

it('deletes one that nothing belongs to, and goes back to the list', async () => {
  const { user, writes, questions, location } = open()
  await choose(user, 'Elimina')
  await waitFor(() => expect(writes).toMatchObject([{ op: 'remove' }]))
  expect(questions[0]).toMatchObject({ title: 'Eliminare Rossi S.r.l.?' })
  await waitFor(() => expect(location()).toBe('/aziende'))
})

it('lets an admin hand the company to another gestore', async () => {
  const other = unUsr('gestore', { _id: '655f0a0fffffffffffffffff', name: 'Olga Altra' })
  const { user, writes } = open({}, { usr: unUsr('admin'), utenti: [unUsr('gestore'), other] })
  await choose(user, 'Cambia gestore')
  const dialog = screen.getByRole('dialog', { name: 'Cambia gestore' })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Gestore' }), 'Olga Altra')
  await user.click(within(dialog).getByRole('button', { name: 'Cambia gestore' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { gestoreId: other._id } } }]))
})

it('lets a professionista edit the company and nothing of whose it is', async () => {
  const { user } = open({ professionisti: [pro._id] }, { usr: pro })
  expect(press('Modifica anagrafica')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assegna professionisti' })).toBeNull()
  await user.click(press('Altre azioni'))
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Stampa', 'Esporta CSV'])
})

it('shows the size with its limits, its years and the declared class beside the computed one', () => {
  const bilanci = [
    { anno: 2024, ula: 12, ricavi: 11e6, totaleAttivo: 9e5 },
    { anno: 2025, ula: 12, ricavi: 15e5, totaleAttivo: 9e5 },
  ]
  open({ bilanci, dimensione: { dichiarata: 'media', motivo: 'gruppo estero' } }, { query: '?tab=dimensione' })
  const part = section('Dimensione d’impresa')
  expect(part).toHaveTextContent('Media impresaClasse dichiarata dall’azienda: gruppo estero')
  expect(part).toHaveTextContent('I dati la darebbero piccola impresa.')
  expect(within(part).getByRole('row', { name: /^Addetti/ })).toHaveTextContent('meno di 50Entro il limite')
  expect(within(part).getByRole('row', { name: /^2024/ })).toHaveTextContent('Piccola impresa')
})

it('asks why the declared class differs, and keeps what was chosen', async () => {
  const { user, writes } = open({}, { query: '?campo=dimensione' })
  await user.selectOptions(screen.getByRole('combobox', { name: /^Classe dichiarata/ }), 'Media impresa')
  await user.click(press('Salva'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/perché la classe dichiarata/)
  expect(screen.getByRole('combobox', { name: /^Classe dichiarata/ })).toHaveValue('media')
  expect(writes).toEqual([])
})

it('names the needs of the catalogue, and says when the catalogue is empty', () => {
  const settings = someSettings({ esigenze: [{ id: 'e1', nome: 'Assumere', obiettivi: [] }] })
  const esigenze = [{ esigenzaId: 'e1', stato: 'aperta', importo: 50_000, entro: '2027-01-31' }]
  const { unmount } = open({ esigenze }, { query: '?tab=esigenze', settings })
  expect(section('Esigenze')).toHaveTextContent('AssumereAperta · 50.000 €, entro il 31/01/2027')
  unmount()
  open({}, { query: '?campo=esigenze' })
  expect(section('Esigenze')).toHaveTextContent('Il catalogo delle esigenze è vuoto')
})

describe.each(['full', 'window'] as const)('however many companies there are (%s)', (mode) => {
  it('says while one types that another company has the same number, with a link to it', async () => {
    const twin = unaAzienda({ ragioneSociale: 'Verdi Srl', codiceFiscale: '12345678903' })
    const { user, windows } = open({}, { query: '?campo=partitaIva', aziende: [twin], modes: { aziende: mode } })
    const field = await screen.findByRole('textbox', { name: 'Partita IVA' })
    await user.clear(field)
    await user.type(field, '12345678903')
    expect(await screen.findByText(/Esiste già:/)).toHaveTextContent('Verdi Srl. Se è la stessa')
    expect(screen.getByRole('link', { name: 'Verdi Srl' })).toHaveAttribute('href', `/azienda/${twin._id}`)
    expect(windows.some(({ f }) => f?.includes('codiceFiscale:=:12345678903'))).toBe(mode === 'window')
  })
})

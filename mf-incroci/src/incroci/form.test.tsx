import type { Azienda, Criterio } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { conflictOn, keepMine, renderScreen, unaAzienda, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const fatturato: Criterio = { id: 'f', tipo: 'fatturato', min: 500_000 }
const durc: Criterio = { id: 'd', tipo: 'regolarita', richieste: ['durc'] }

async function open(criteri: Criterio[], azienda: Partial<Azienda>, options: ScreenOptions = {}) {
  const bando = unBando({ data: { titolo: 'Voucher', criteri } })
  const aziende = [unaAzienda(azienda)]
  const screenResult = renderScreen(<Component />, { aziende, bandi: [bando], ...options })
  await screenResult.user.click(screen.getByRole('button', { name: 'Criteri: Voucher' }))
  return { ...screenResult, azienda: aziende[0]!, bando }
}
const withoutFatturato = { bilanci: [{ anno: 2024 }, { anno: 2025, ula: 12 }] }
const verdict = (rule: RegExp) =>
  within(within(screen.getByRole('table')).getByText(rule).closest('tr')!).getAllByRole('cell')[0]!.textContent

it('writes exactly the missing field, and the verdict follows', async () => {
  const { user, writes, notices, azienda } = await open([fatturato], withoutFatturato)
  expect(screen.getByText('Manca: Fatturato')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Completa dato: Fatturato 2025' }))
  const field = screen.getByRole('textbox', { name: 'Fatturato 2025' })
  expect(field).toHaveFocus()
  await user.type(field, '640000,5')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const set = { 'bilanci.1.ricavi': 640_000.5 }
  expect(writes).toEqual([{ op: 'update', coll: 'aziende', id: azienda._id, patch: { set } }])
  expect(verdict(/^Fatturato di almeno/)).toBe('Sì')
  expect(notices).toMatchObject([{ text: 'Fatturato 2025: dato salvato.', kind: 'success' }])
  expect(
    within(screen.getByRole('region', { name: 'Perché: Voucher' })).getByRole('heading', { name: 'Voucher' }),
  ).toHaveFocus()
})

it('asks which value stays when a colleague has filled the field in', async () => {
  const refuse = conflictOn('bilanci.1.ricavi', 1)
  const { user, writes } = await open([fatturato], { ...withoutFatturato, versione: 3 }, { refuse })
  await user.click(screen.getByRole('button', { name: 'Completa dato: Fatturato 2025' }))
  await user.type(screen.getByRole('textbox', { name: 'Fatturato 2025' }), '640000')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await keepMine(user, 'Bilancio: Fatturato')
  await waitFor(() => expect(writes).toMatchObject([{ base: 3 }, { base: 3, seen: 99 }]))
})

it('answers yes or no by keyboard', async () => {
  const { user, writes } = await open([durc], {})
  act(() => screen.getByRole('button', { name: 'Completa dato: DURC' }).focus())
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Sì', 'No'])
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.keyboard('{Enter}')
  expect(writes).toMatchObject([{ patch: { set: { 'regolarita.durc.esito': false } } }])
  expect(verdict(/^DURC regolare$/)).toBe('No')
})

it('asks for the new expiry of a DURC that has expired', async () => {
  const { user, writes } = await open([durc], { regolarita: { durc: { esito: true, scadenza: '2020-01-01' } } })
  await user.click(screen.getByRole('button', { name: /DURC: nuova scadenza/ }))
  const field = screen.getByLabelText('DURC: nuova scadenza')
  await user.type(field, 'domani')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/Data non valida/)).toBeVisible()
  await user.clear(field)
  await user.type(field, '1/1/2021')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/È già scaduto/)).toBeVisible()
  await user.clear(field)
  await user.type(field, '1/1/2099')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(writes).toMatchObject([{ patch: { set: { 'regolarita.durc.scadenza': '2099-01-01' } } }])
})

it('keeps what was typed when the server refuses', async () => {
  const refuse = () => new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.')
  const { user } = await open([fatturato], withoutFatturato, { refuse })
  await user.click(screen.getByRole('button', { name: /Completa dato/ }))
  await user.type(screen.getByRole('textbox', { name: 'Fatturato 2025' }), '640000')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Qualcun altro ha modificato questo elemento.')
  expect(screen.getByRole('textbox', { name: 'Fatturato 2025' })).toHaveValue('640.000,00')
})

it('keeps what was typed while the row is closed, and asks before the list changes', async () => {
  const { user } = await open([fatturato], withoutFatturato)
  await user.click(screen.getByRole('button', { name: /Completa dato/ }))
  await user.type(screen.getByRole('textbox', { name: 'Fatturato 2025' }), '64')
  await user.click(screen.getByRole('button', { name: 'Criteri: Voucher' }))
  await user.click(screen.getByRole('button', { name: 'Criteri: Voucher' }))
  expect(screen.getByRole('textbox', { name: 'Fatturato 2025' })).toHaveValue('64,00')
  await user.click(screen.getByRole('button', { name: /^Ammissibile/ }))
  expect(await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })).toBeVisible()
})

it('needs an answer, and gives the keyboard back on Annulla', async () => {
  const { user, writes } = await open([fatturato], withoutFatturato)
  await user.click(screen.getByRole('button', { name: /Completa dato/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Inserisci un valore')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  expect(screen.getByRole('button', { name: /Completa dato/ })).toHaveFocus()
  expect(writes).toEqual([])
})

it('confirms that there were no aids', async () => {
  const criterio: Criterio = { id: 'm', tipo: 'deMinimis', importo: 10_000 }
  const { user, writes } = await open([criterio], {})
  await user.click(screen.getByRole('button', { name: 'Completa dato: Aiuti ricevuti' }))
  await user.click(screen.getByRole('checkbox', { name: 'Nessun aiuto de minimis ricevuto' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(writes).toMatchObject([{ patch: { set: { aiuti: [] } } }])
})

it('leads to the page of the company for what takes more than one field', async () => {
  const { azienda } = await open([fatturato], { bilanci: undefined })
  expect(screen.getByRole('link', { name: 'Completa dato: Fatturato' })).toHaveAttribute(
    'href',
    `/azienda/${azienda._id}`,
  )
})

it('links an admin to the grant for missing data, and every user for what a person must judge', async () => {
  const libero: Criterio = { id: 'l', tipo: 'libero', testo: 'Progetto in rete con altre imprese' }
  const { bando } = await open([libero], {}, { usr: unUsr('admin') })
  const toBando = `/bando/${bando._id}`
  expect(screen.getAllByRole('link', { name: 'Completa il bando' })[0]).toHaveAttribute('href', toBando)
  expect(screen.getByRole('link', { name: 'Leggi il bando' })).toHaveAttribute('href', toBando)
})

it('says which datum settles most grants, and fills it in over the list', async () => {
  const nucleo: Criterio[] = [
    { id: 'dove', tipo: 'territorio', regioni: ['03'] },
    { id: 'settore', tipo: 'ateco', tutti: true },
    { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media', 'grande'] },
    { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
  ]
  const bandi = ['Uno', 'Due'].map((titolo) => unBando({ data: { titolo, criteri: [...nucleo, durc] } }))
  const { user, writes } = renderScreen(<Component />, { aziende: [unaAzienda()], bandi })
  await user.click(screen.getByRole('button', { name: 'Completa un dato e altri 2 bandi diventano verificabili' }))
  const missing = within(screen.getByRole('list', { name: 'Dati da completare' }))
  await user.click(missing.getByRole('button', { name: 'Completa dato: DURC' }))
  await user.click(screen.getByRole('radio', { name: 'Sì' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(writes).toMatchObject([{ patch: { set: { 'regolarita.durc.esito': true } } }])
  expect(screen.queryByRole('button', { name: /diventano verificabili/ })).toBeNull()
})

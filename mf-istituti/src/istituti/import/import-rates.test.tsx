import { WriteError } from '@bandiera/live'
import { renderScreen, unIstituto, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { importRatesCode } from '../parts/on-demand.ts'
import { Component } from '../list.screen.tsx'
import { ratesCsv } from './rates.ts'

beforeAll(importRatesCode.get)

const borgo = unIstituto({
  nome: 'Banca del Borgo',
  prodotti: [
    { id: 'p1', nome: 'Mutuo rapido', tanMin: 4, tanMax: 5, validoAl: '2027-12-31', tempiGiorni: 20 },
    { id: 'p2', nome: 'Leasing', tanMin: 6 },
  ],
})
const HEAD = 'Istituto;Prodotto;TAN minimo;TAN massimo;Valido dal;Valido al'
const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { usr: unUsr('editore'), istituti: [borgo], path: '/?tassi=1', ...options })
const choose = (user: UserEvent, ...lines: string[]) =>
  user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([[HEAD, ...lines].join('\n')], 'tassi.csv'),
  )
const verdicts = async () => within(await screen.findByRole('table'))
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

it('gives today’s rates as the file that it takes back: nothing changes', async () => {
  const { user } = open()
  await choose(user, ...ratesCsv([borgo]).trim().split('\r\n').slice(1))
  expect((await verdicts()).getAllByText('Identico')).toHaveLength(2)
  expect(screen.getByText(/Non c’è niente da aggiornare/)).toBeVisible()
})

it('shows the verdict on every line before it writes those that are fine, in one write of their institute', async () => {
  const { user, writes, notices } = open()
  await choose(user, ' banca del BORGO;mutuo rapido;4,25;5,5;;31/12/2027', 'Banca del Borgo;Leasing;7;6;;')
  const table = await verdicts()
  expect(table.getByRole('row', { name: /mutuo rapido/ })).toHaveTextContent('Aggiornato')
  expect(table.getByRole('row', { name: /Leasing/ })).toHaveTextContent('Il TAN massimo è minore di quello minimo')
  expect(writes).toEqual([])
  await press(user, 'Aggiorna 1 prodotto')
  const [rapido, leasing] = borgo.prodotti!
  const prodotti = [{ ...rapido, tanMin: 4.25, tanMax: 5.5 }, leasing]
  expect(writes).toMatchObject([{ op: 'update', coll: 'istituti', id: borgo._id, patch: { set: { prodotti } } }])
  expect(notices).toMatchObject([{ text: 'Tassi aggiornati per 1 prodotto.' }])
})

it.each([
  ['Banca Ignota;Mutuo rapido;4;5;;', 'Nessun istituto si chiama «Banca Ignota»'],
  ['Banca del Borgo;Prestito;4;5;;', 'L’istituto non ha un prodotto «Prestito»'],
  ['Banca del Borgo;Mutuo rapido;quattro;5;;', 'TAN minimo: «quattro» non è un numero'],
  ['Banca del Borgo;Mutuo rapido;;;;', 'Scrivi almeno uno dei due TAN'],
  ['Banca del Borgo;Mutuo rapido;4;500;;', 'Scrivi una percentuale da 0 a 100'],
  ['Banca del Borgo;Mutuo rapido;4;5;;31/02/2027', 'Valido al: «31/02/2027» non è una data'],
  ['Banca del Borgo;Mutuo rapido;4;5;01/01/2028;31/12/2027', 'La fine della validità viene prima dell’inizio'],
  ['Banca del Borgo;Mutuo rapido;4;5;;;;altro', 'La riga ha più celle delle colonne'],
])('refuses the line %s and says why', async (line, why) => {
  const { user } = open()
  await choose(user, line)
  expect((await verdicts()).getByRole('row', { name: /Errore/ })).toHaveTextContent(why)
  expect(screen.getByText(/Nessuna riga si può usare/)).toBeVisible()
})

it('takes a product once, and says where it was before', async () => {
  const { user } = open()
  await choose(user, 'Banca del Borgo;Leasing;7;8;;', 'Banca del Borgo;Leasing;8;9;;')
  expect((await verdicts()).getByRole('row', { name: /Errore/ })).toHaveTextContent('è già alla riga 2')
})

it('names the column that a file lacks, and takes another file', async () => {
  const { user } = open()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['Istituto;Prodotto\nBanca del Borgo;Leasing\n'], 'tassi.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('manca la colonna «TAN minimo»')
  await choose(user, 'Banca del Borgo;Leasing;7;8;;')
  expect((await verdicts()).getByText('Aggiornato')).toBeVisible()
})

it('keeps the lines that the server refuses, with the reason, to send them again', async () => {
  let refused = true
  const { user, writes } = open({
    refuse: () => (refused ? new WriteError('SERVER_TIMEOUT', 'Il server non risponde.') : undefined),
  })
  await choose(user, 'Banca del Borgo;Leasing;7;8;;')
  await verdicts()
  await press(user, 'Aggiorna 1 prodotto')
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  refused = false
  await press(user, 'Aggiorna 1 prodotto')
  expect(writes).toHaveLength(2)
})

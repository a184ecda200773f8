import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { importa } from '../parts/later.ts'
import { Component } from '../screens/aziende-list.screen.tsx'

beforeAll(importa.get)

const request = async (_path: string, init?: RequestInit) => {
  const { nomi } = JSON.parse(String(init?.body)) as { nomi: { nome: string }[] }
  const milano = [{ codice: '015146', nome: 'Milano', provincia: '015', sigla: 'MI', regione: '03' }]
  return Response.json({ completo: true, comuni: nomi.map(({ nome }) => (nome === 'Milano' ? milano : [])) })
}
const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { path: '/aziende?importa=1', request, ...options })

const FILE = 'Nome;P.IVA;Comune\nAlfa;00743110157;Milano\nBeta;12345678903;Atlantide\nRossi S.r.l.;01234567897;Milano\n'
async function choose(user: UserEvent, text = FILE, name = 'clienti.csv') {
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([text], name))
}
const press = (user: UserEvent, name: string) => user.click(screen.getByText(name, { selector: 'button' }))
async function toVerdicts(user: UserEvent, text = FILE) {
  await choose(user, text)
  await user.click(await screen.findByText('Prova', { selector: 'button' }))
  await screen.findByRole('group', { name: 'Esiti' })
}

it.each(['full', 'window'] as const)('tries every line before it writes those that are fine (%s)', async (mode) => {
  const rossi = unaAzienda({ codiceFiscale: '01234567897' })
  const { user, writes } = open({ aziende: [rossi], modes: { aziende: mode } })
  await toVerdicts(user)
  expect(screen.getByText(/Non ho ancora scritto niente/)).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /Alfa/ })).toHaveTextContent('Nuova')
  expect(table.getByRole('row', { name: /Beta/ })).toHaveTextContent(/Errore.*Comune: .*«Atlantide»/)
  expect(table.getByRole('row', { name: /Rossi/ })).toHaveTextContent('Aggiornata')
  expect(writes).toEqual([])
  await press(user, 'Importa 2 aziende')
  await screen.findByText(/Importazione conclusa: 1 nuova, 1 aggiornata/)
  expect(writes.map(({ op }) => op).sort()).toEqual(['insert', 'update'])
})

it('refuses a file that is no CSV and lets another one be chosen', async () => {
  const { user } = open()
  await choose(user, 'Nome;P.IVA\n')
  expect(await screen.findByRole('alert')).toHaveTextContent('Il file ha solo l’intestazione')
  await choose(user)
  expect(await screen.findByText('Da quale colonna arriva ogni dato')).toBeVisible()
})

it('asks for the columns that it cannot do without', async () => {
  const { user } = open()
  await choose(user, 'Pippo;Pluto\na;b\n')
  await user.click(await screen.findByText('Prova', { selector: 'button' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/ragione sociale.*partita IVA o del codice fiscale/)
})

it('keeps a line that the server refuses, with its reason, until it is tried again', async () => {
  let broken = true
  const refuse = () =>
    broken ? new WriteError('RECORD_EXISTS', 'Esiste già un elemento con lo stesso codice fiscale.') : undefined
  const { user, writes } = open({ refuse })
  await toVerdicts(user, 'Nome;P.IVA\nAlfa;00743110157\n')
  await press(user, 'Importa 1 azienda')
  expect(await screen.findByText(/1 riga non importata/)).toBeVisible()
  expect(screen.getByRole('row', { name: /Alfa/ })).toHaveTextContent(/Errore.*Esiste già/)
  broken = false
  await press(user, 'Riprova 1 riga')
  await screen.findByText(/Importazione conclusa: 1 nuova/)
  const ids = writes.map((write) => ('doc' in write ? write.doc._id : ''))
  expect(new Set(ids).size).toBe(1)
})

it('stops by itself when all goes wrong, and goes on from there', async () => {
  let broken = true
  const refuse = () => (broken ? new WriteError('NETWORK', 'Connessione interrotta.') : undefined)
  const { user } = open({ refuse })
  const lines = Array.from({ length: 14 }, (_, n) => `Azienda ${n};${sole(n)}`)
  await toVerdicts(user, ['Nome;P.IVA', ...lines].join('\n'))
  await press(user, 'Importa 14 aziende')
  expect(await screen.findByText(/Mi sono fermato dopo cinque errori di seguito. Connessione interrotta/)).toBeVisible()
  broken = false
  await press(user, 'Continua')
  await user.click(await screen.findByRole('button', { name: /^Riprova \d righe/ }))
  await screen.findByText(/Importazione conclusa: 14 nuove/)
})

it('asks an admin whose companies they are', async () => {
  const gestore = unUsr('gestore')
  const { user, writes } = open({ usr: unUsr('admin'), utenti: [gestore] })
  expect(screen.getByText('Scegli il gestore a cui vanno le aziende.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gestore delle aziende' }), gestore.name)
  await toVerdicts(user, 'Nome;P.IVA\nAlfa;00743110157\n')
  await press(user, 'Importa 1 azienda')
  await waitFor(() => expect(writes).toMatchObject([{ doc: { gestoreId: gestore._id } }]))
})

it('is not for a professionista', () => {
  open({ usr: unUsr('professionista') })
  expect(screen.queryByRole('heading', { name: 'Importa aziende da CSV' })).toBeNull()
})

/** A partita IVA with its check digit. */
function sole(n: number): string {
  const ten = `${String(n + 1).padStart(7, '0')}015`
  const sum = [...ten].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${ten}${(10 - (sum % 10)) % 10}`
}

import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Component, importPage } from '../list.screen.tsx'
import { twoSheets } from '../../test/two-sheets.ts'
import { atecoTable } from '../../test/ateco-table.ts'

beforeAll(importPage.get)

const milano = [{ codice: '015146', nome: 'Milano', provincia: '015', sigla: 'MI', regione: '03' }]
/** The tables of the server, and its list of imports; `asked` gets what is sent to the list. */
const server =
  (asked: { path: string; body: unknown }[] = []) =>
  async (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, never[]>) : {}
    if (path === '/api/riferimenti/comuni')
      return Response.json({
        completo: true,
        comuni: (body.nomi as { nome: string }[]).map(({ nome }) => (nome === 'Milano' ? milano : [])),
      })
    if (path === '/api/riferimenti/ateco')
      return Response.json(
        (body.codici as { codice: string }[]).map(({ codice }) => {
          const voci = atecoTable.find(codice)
          const titoli = Object.fromEntries(voci.map(({ versione, titolo }) => [versione, titolo]))
          return { esisteIn: voci.map(({ versione }) => versione), titoli }
        }),
      )
    if (path === '/api/importazioni' && init?.method !== 'POST') return Response.json({ importazioni: [] })
    asked.push({ path, body })
    if (path === '/api/importazioni') return Response.json({ id: 'i1' })
    return Response.json({ tolti: 1, riportati: 1, restano: [{ nome: 'Rossi S.r.l.', motivo: 'È cambiata.' }] })
  }
const request = server()
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
  const rossi = unaAzienda({ codiceFiscale: '01234567897', sedi: [] })
  const { user, writes } = open({ aziende: [rossi], modes: { aziende: mode } })
  await toVerdicts(user)
  expect(screen.getByText(/Non ho ancora scritto niente/)).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /Alfa/ })).toHaveTextContent('Nuova')
  expect(table.getByRole('row', { name: /Beta/ })).toHaveTextContent(/Nuova.*Comune: .*«Atlantide»/)
  expect(table.getByRole('row', { name: /Rossi/ })).toHaveTextContent('Aggiornata')
  expect(writes).toEqual([])
  await press(user, 'Importa 3 aziende')
  await screen.findByText(/Importazione conclusa: 2 nuove, 1 aggiornata/)
  expect(writes.map(({ op }) => op).sort()).toEqual(['insert', 'insert', 'update'])
})

it('refuses a file that is no CSV and lets another one be chosen', async () => {
  const { user } = open()
  await choose(user, 'Nome;P.IVA\n')
  expect(await screen.findByRole('alert')).toHaveTextContent('Il file ha solo l’intestazione')
  await choose(user)
  expect(await screen.findByText('Che cosa c’è in ogni colonna')).toBeVisible()
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
  expect(screen.queryByRole('heading', { name: 'Importa aziende' })).toBeNull()
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

describe('what a company has already', () => {
  const rossi = unaAzienda({ codiceFiscale: '01234567897', pec: 'rossi@legalmail.it' })
  const TEXT = 'Nome;P.IVA;PEC;E-mail;Note\nRossi S.r.l.;01234567897;nuova@pec.it;info@rossi.it;x\n'

  it('is filled where it is empty, and what differs is said', async () => {
    const { user, writes } = open({ aziende: [rossi] })
    await toVerdicts(user, TEXT)
    const row = screen.getByRole('row', { name: /Rossi/ })
    expect(row).toHaveTextContent(/Aggiornata.*E-mail.*info@rossi.it/)
    expect(row).toHaveTextContent('PEC: resta rossi@legalmail.it, nel file c’è nuova@pec.it.')
    await press(user, 'Importa 1 azienda')
    await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { email: 'info@rossi.it' }, unset: [] } }]))
  })

  it('is overwritten only when the person chooses so, old and new beside each other', async () => {
    const { user, writes } = open({ aziende: [rossi] })
    await toVerdicts(user, TEXT)
    const choiceOf = screen.getByRole('group', { name: 'Dati che le aziende hanno già' })
    await user.click(within(choiceOf).getByRole('button', { name: 'Sovrascrivi' }))
    expect(screen.getByRole('row', { name: /Rossi/ })).toHaveTextContent(/PEC.*rossi@legalmail.it.*nuova@pec.it/)
    await press(user, 'Importa 1 azienda')
    await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { pec: 'nuova@pec.it' } } }]))
  })
})

it('overwrites the columns that are chosen, and fills the others', async () => {
  const rossi = unaAzienda({ codiceFiscale: '01234567897', pec: 'rossi@legalmail.it', email: 'vecchia@rossi.it' })
  const { user, writes } = open({ aziende: [rossi] })
  await toVerdicts(user, 'Nome;P.IVA;PEC;E-mail\nRossi S.r.l.;01234567897;nuova@pec.it;info@rossi.it\n')
  await user.click(screen.getByText('Scegli colonna per colonna'))
  const pec = screen.getByRole('group', { name: 'PEC' })
  await user.click(within(pec).getByRole('button', { name: 'Sovrascrivi' }))
  const row = screen.getByRole('row', { name: /Rossi/ })
  expect(row).toHaveTextContent(/PEC.*rossi@legalmail.it.*nuova@pec.it/)
  expect(row).toHaveTextContent('E-mail: resta vecchia@rossi.it, nel file c’è info@rossi.it.')
  await press(user, 'Importa 1 azienda')
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { pec: 'nuova@pec.it' }, unset: [] } }]))
})

it.each(['full', 'window'] as const)(
  'asks which company a line without a number is, by keyboard (%s)',
  async (mode) => {
    const rossi = unaAzienda({ codiceFiscale: '01234567897', pec: '' })
    const { user, writes } = open({ aziende: [rossi], modes: { aziende: mode } })
    await toVerdicts(user, 'Nome;P.IVA;PEC\nROSSI SRL;;rossi@pec.it\n')
    const question = screen.getByRole('group', { name: 'Quale azienda è «ROSSI SRL»' })
    const yes = within(question).getByRole('button', { name: 'È Rossi S.r.l. (01234567897)' })
    act(() => yes.focus())
    await user.keyboard('{Enter}')
    expect(within(question).getByRole('button', { pressed: true })).toHaveFocus()
    expect(screen.getByRole('row', { name: /ROSSI SRL/ })).toHaveTextContent('Aggiornata')
    await press(user, 'Importa 1 azienda')
    await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { pec: 'rossi@pec.it' }, unset: [] } }]))
  },
)

it('names the columns that it does not read, and how it reads figures', async () => {
  const { user } = open()
  await choose(user, 'Clienti 2026\nNome;P.IVA;ATECO;Fatturato 2024 (migl EUR);Note\nAlfa;00743110157;62,01;1.234;x\n')
  expect(await screen.findByText('Non leggo: Note.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Anno/ })).toHaveValue('2024')
  await user.click(screen.getByText('Prova', { selector: 'button' }))
  await screen.findByRole('group', { name: 'Esiti' })
  expect(screen.getByText('«Fatturato 2024 (migl EUR)» è in migliaia: moltiplico per 1.000.')).toBeVisible()
  expect(screen.getByText('Righe sopra la tabella, non lette: Clienti 2026.')).toBeVisible()
})

it('shows each column with samples and what becomes of it', async () => {
  const { user } = open()
  await choose(user, 'Nome;P.IVA;Tel;Note\nAlfa;00743110157;02 123;x\nBeta;12345678903;02 456;x\n')
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })
  await screen.findByText('Non leggo: Note.')
  expect(row('Nome')).toHaveTextContent(/Alfa · Beta.*Riconosciuta$/)
  expect(row('Note')).toHaveTextContent(/Ignorata$/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Note' }), 'Telefono')
  expect(row('Note')).toHaveTextContent(/Doppia$/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tel' }), 'Non leggere')
  expect(row('Note')).toHaveTextContent(/Riconosciuta$/)
  expect(row('Tel')).toHaveTextContent(/Ignorata$/)
})

it('lets a sheet of an Excel file be chosen', async () => {
  const { user } = open()
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, twoSheets())
  const sheet = await screen.findByRole('combobox', { name: 'Foglio' })
  expect(sheet).toHaveDisplayValue('Clienti')
  await user.selectOptions(sheet, 'Fornitori')
  expect(await screen.findByRole('cell', { name: /^Beta Forniture/ })).toBeVisible()
})

it('takes a whole import back, and says what stays', async () => {
  const asked: { path: string; body: unknown }[] = []
  const { user } = open({ request: server(asked), aziende: [unaAzienda({ codiceFiscale: '01234567897', sedi: [] })] })
  await toVerdicts(user)
  await press(user, 'Importa 3 aziende')
  await user.click(await screen.findByText('Annulla questa importazione', { selector: 'button' }))
  await user.click(await screen.findByRole('button', { name: 'Annulla l’importazione' }))
  expect(await screen.findByText(/Importazione annullata: 1 azienda tolta, 1 azienda riportata com’era/)).toBeVisible()
  expect(screen.getByText('Rossi S.r.l.: È cambiata.')).toBeVisible()
  expect(asked).toMatchObject([
    {
      path: '/api/importazioni',
      body: { tipo: 'aziende', file: 'clienti.csv', conteggi: { nuovi: 2, aggiornati: 1 } },
    },
    { path: '/api/importazioni/i1/annulla' },
  ])
})

it('offers the last imports to be taken back from the first step', async () => {
  const one = {
    id: 'i7',
    tipo: 'aziende',
    quando: '2026-11-20T10:00:00Z',
    chi: 'Anna',
    file: 'lista.xlsx',
    nuovi: 12,
    aggiornati: 3,
    annullabile: true,
  }
  const asked: { path: string; body: unknown }[] = []
  const others = server(asked)
  const listed = (path: string, init?: RequestInit) =>
    path === '/api/importazioni' && !init ? Promise.resolve(Response.json({ importazioni: [one] })) : others(path, init)
  const { user } = open({ request: listed })
  expect(await screen.findByText(/lista\.xlsx: 12 nuove, 3 aggiornate/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annulla l’importazione' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Annulla l’importazione' }),
  )
  await screen.findByText(/Importazione annullata/)
  expect(asked.map(({ path }) => path)).toEqual(['/api/importazioni/i7/annulla'])
})

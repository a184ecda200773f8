import { addDays, dayInRome, type BandoData } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { conflictOn, lostAnswer, renderScreen, type ScreenOptions, unBando, unUsr } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component as Detail } from './detail.screen.tsx'
import { Component as List } from './list.screen.tsx'

const editore = { usr: unUsr('editore'), utenti: [unUsr('gestore')] }
const closing = addDays(dayInRome(), 12)
function edit(data: Partial<BandoData> = {}, options: ScreenOptions & { at?: string; versione?: number } = {}) {
  const { versione = 1 } = options
  const bando = unBando({ versione, data: { titolo: 'Voucher', ente: 'Regione', dataChiusura: closing, ...data } })
  const path = `/bando/${bando._id}?modifica=${options.at ?? 'tutto'}`
  return { bando, ...renderScreen(<Detail />, { bandi: [bando], path, pattern: '/bando/:id', ...editore, ...options }) }
}
const form = () => screen.getByRole('form', { name: 'Modifica bando' })
const field = (name: string | RegExp) => within(form()).getByRole('textbox', { name })
const retype = async (user: ReturnType<typeof edit>['user'], name: string | RegExp, text: string) => {
  await user.clear(field(name))
  if (text) await user.type(field(name), text)
}
const save = () => screen.getByRole('button', { name: 'Salva' })
const part = (name: string) => within(screen.getByRole('group', { name }))

beforeEach(() => localStorage.clear())

it('begins at the dates when asked to, and writes what was typed with two presses', async () => {
  const { user, writes, bando, location, notices } = edit({}, { at: 'finestra' })
  await waitFor(() => expect(field('Chiusura')).toHaveFocus())
  await retype(user, 'Chiusura', '31/12/2027')
  await user.click(save())
  const patch = { set: { 'data.dataChiusura': '2027-12-31' }, unset: [] }
  expect(writes).toEqual([{ op: 'update', coll: 'bandi', id: bando._id, patch, base: 1 }])
  expect(notices).toMatchObject([{ text: 'Bando salvato.' }])
  expect(location()).toBe(`/bando/${bando._id}`)
})

it('writes every kind of field', async () => {
  const { user, writes } = edit({ criteri: [{ id: 'c', tipo: 'dimensione', ammesse: ['micro'] }] })
  await retype(user, /^Sottotitolo/, 'Per chi comincia')
  await user.type(field(/^Agevolazione massima/), '50000')
  await user.click(part('Obiettivi').getByRole('checkbox', { name: 'Digitalizzazione' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /^Procedura/ }), 'Click day')
  await user.click(screen.getByRole('button', { name: 'Aggiungi un costo' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Costo' }), 'Costo del personale')
  await user.type(field(/^Massimo/), '30')
  await user.click(screen.getByRole('button', { name: 'Aggiungi un documento' }))
  await user.type(field('Documento'), 'DURC')
  await user.click(screen.getByRole('button', { name: 'Aggiungi una premialità' }))
  await user.type(field('Che cosa dà i punti'), 'Impresa femminile')
  await user.click(screen.getByRole('button', { name: 'Aggiungi una sezione' }))
  await user.type(field('Titolo della sezione'), 'Revoca')
  await user.type(field('Testo'), 'Entro **tre** anni')
  await user.click(screen.getByRole('checkbox', { name: 'Gina Gestisce' }))
  await user.click(screen.getByRole('checkbox', { name: /^Pubblico/ }))
  await user.click(save())
  expect(writes).toMatchObject([
    {
      patch: {
        unset: [],
        set: {
          'data.sottotitolo': 'Per chi comincia',
          'data.agevolazioneMax': 50_000,
          'data.obiettivi': ['Digitalizzazione'],
          'data.procedura': 'click_day',
          'data.costi': [{ voce: 'Costo del personale', max: 30 }],
          'data.documentiRichiesti': [{ nome: 'DURC', obbligatorio: true }],
          'data.premialita': [{ testo: 'Impresa femminile' }],
          'data.sezioni': [{ titolo: 'Revoca', html: '<p>Entro <strong>tre</strong> anni</p>' }],
          'data.gestori': [],
          'data.pubblico': true,
        },
      },
    },
  ])
})

it('asks for the early form of a click day and for the extensions of a ranking only where there are such', async () => {
  const { user, writes } = edit({ dataApertura: '2999-01-01', dataChiusura: '2999-12-31' })
  expect(screen.queryByRole('textbox', { name: /^Precompilazione dal/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Aggiungi uno scorrimento' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Procedura/ }), 'A graduatoria')
  await user.click(screen.getByRole('button', { name: 'Aggiungi uno scorrimento' }))
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Scrivi il giorno dello scorrimento')
  await user.type(field('Giorno'), '05/11/2999')
  await user.type(field(/^Importo aggiuntivo/), '500000')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Procedura/ }), 'Click day')
  await user.type(field(/^Precompilazione dal/), '02/12/2998')
  await user.type(field(/^Ora di inizio/), '10:00')
  await user.type(field(/^Risorse residue/), '1000')
  await user.type(field(/^Residue al/), '01/11/2026')
  await user.click(save())
  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes).toMatchObject([
    {
      patch: {
        set: {
          'data.procedura': 'click_day',
          'data.scorrimenti': [{ data: '2999-11-05', importo: 500_000 }],
          'data.precompilazioneDal': '2998-12-02',
          'data.oraPrecompilazioneDal': '10:00',
          'data.stanziamentoResiduo': 1_000,
          'data.residuoAl': '2026-11-01',
        },
      },
    },
  ])
})

it('shows what readers will see, as it is typed', async () => {
  const { user } = edit()
  await retype(user, 'Titolo', 'Voucher 2027')
  await user.click(screen.getByRole('button', { name: 'Anteprima' }))
  const preview = screen.getByRole('dialog', { name: 'Anteprima' })
  expect(await within(preview).findByText('Voucher 2027')).toBeVisible()
  expect(preview).toHaveTextContent('Chiude tra 12 giorni')
})

it.each([
  ['an empty title', 'Titolo', '', 'Inserisci il titolo'],
  [
    'an address that is none of the web',
    /^Pagina ufficiale/,
    'javascript:x',
    'Scrivi un indirizzo che inizia con https:// o http://',
  ],
  ['a day that does not exist', /^Apertura/, '31/02/2026', 'Questa non è una data: scrivila come gg/mm/aaaa.'],
  [
    'a closing before the opening',
    'Chiusura',
    '01/01/2020',
    'La chiusura viene prima dell’apertura: controlla le due date',
  ],
  ['an hour that is none', /^Ora di chiusura/, '25:00', 'Questa non è un’ora: scrivila da 00:00 a 23:59.'],
  [
    'an hour without its day',
    /^Ora di apertura/,
    '09:00',
    'C’è l’ora di apertura ma non il giorno: scrivi anche quello',
  ],
  ['an intensity over 100', /^Intensità/, '140', 'Una percentuale va da 0 a 100'],
  [
    'a maximum under its minimum',
    /^Spesa ammessa massima/,
    '10',
    'La spesa massima è più piccola della minima: controlla i due importi',
  ],
])('refuses %s at its field, keeps what was typed and writes nothing', async (_name, label, text, message) => {
  const noDay = String(label).includes('Ora di apertura') ? { dataApertura: undefined } : {}
  const { user, writes } = edit({ spesaMin: 500, ...noDay })
  await retype(user, label, text)
  const typed = (field(label) as HTMLInputElement).value
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(typed).toContain(text.slice(0, 2))
  expect(writes).toEqual([])
})

it.each([
  ['Aggiungi un costo', 'Scegli il costo'],
  ['Aggiungi un documento', 'Scrivi il nome del documento'],
  ['Aggiungi una premialità', 'Scrivi che cosa dà i punti'],
  ['Aggiungi una sezione', 'Scrivi il titolo della sezione'],
])('refuses a row that was begun and left empty: %s', async (button, message) => {
  const { user, writes } = edit()
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(writes).toEqual([])
})

it('keeps what was typed when the server refuses', async () => {
  const refuse = () => new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.')
  const { user } = edit({}, { refuse })
  await retype(user, 'Titolo', 'Voucher 2027')
  await user.click(save())
  expect(await screen.findByText(/Qualcun altro ha modificato questo elemento/)).toBeVisible()
  expect(field('Titolo')).toHaveValue('Voucher 2027')
})

describe('when another user saves the same grant while the form is open', () => {
  const other = { aggiornatoDa: unUsr('admin')._id, versione: 4 }
  const utenti = [unUsr('gestore'), unUsr('admin')]

  it('says who did it, keeps what is typed, and writes only that, onto the version it began with', async () => {
    const { user, writes, feed, bando } = edit({}, { utenti, versione: 3 })
    await user.type(field('Titolo'), '!')
    feed.update('bandi', { ...bando, ...other, data: { ...bando.data, ente: 'Ministero' } })
    expect(await screen.findByText(/Ada Amministra ha salvato mentre scrivevi/)).toBeVisible()
    expect(field('Titolo')).toHaveValue('Voucher!')
    await user.click(save())
    expect(writes).toMatchObject([{ patch: { set: { 'data.titolo': 'Voucher!' }, unset: [] }, base: 3 }])
  })

  it('asks whose value stays where both changed the same field, and loses nothing that was typed', async () => {
    const { user, writes } = edit({}, { utenti, refuse: conflictOn('data.titolo', 'Il suo'), versione: 3 })
    await user.type(field('Titolo'), '!')
    await user.type(field(/^Ente/), ' Lazio')
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Gli stessi dati sono cambiati' })
    const choice = within(dialog).getByRole('radiogroup', { name: 'Titolo' })
    await user.click(within(choice).getByRole('radio', { name: /Il suo/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }))
    await waitFor(() => expect(writes).toHaveLength(2))
    expect(writes[1]).toMatchObject({ patch: { set: { 'data.ente': 'Regione Lazio' } }, base: 3, seen: 99 })
  })

  it('offers to take the change back', async () => {
    const asked: string[] = []
    const request = (_path: string, init?: RequestInit) => {
      asked.push(String(init?.body))
      return Response.json({ operazione: null })
    }
    const { user, notices } = edit({}, { request })
    await user.type(field('Titolo'), '!')
    await user.click(save())
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Bando salvato.', action: { label: 'Annulla' } }]))
    notices[0]!.action!.run()
    expect(asked).toEqual(['{"operazioni":[{"da":2,"a":2}],"parziale":true}'])
  })
})

it('asks before what was typed is lost', async () => {
  const { user } = edit()
  await user.type(field('Titolo'), '!')
  await act(async () => window.history.length)
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

describe('a new grant', () => {
  const open = (options: ScreenOptions = {}) =>
    renderScreen(<List />, { path: '/bandi?nuovo=1', ...editore, ...options })

  it('is stored as a draft with what was written, and its page opens', async () => {
    const { user, writes, location } = open()
    await user.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Voucher nuovo')
    await user.click(screen.getByRole('button', { name: 'Crea in bozza' }))
    const [write] = writes
    expect(write).toMatchObject({
      op: 'insert',
      coll: 'bandi',
      doc: { data: { titolo: 'Voucher nuovo', gestori: [] } },
    })
    expect((write as unknown as { doc: { data: object } }).doc.data).toMatchObject({ redazione: 'bozza' })
    expect(location()).toBe(`/bando/${write!.id}`)
  })

  it('is sent again as the same record when the answer was lost', async () => {
    const { user, writes, location } = open({ refuse: lostAnswer() })
    await user.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Voucher nuovo')
    await user.click(screen.getByRole('button', { name: 'Crea in bozza' }))
    expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Crea in bozza' }))
    expect(location()).toBe(`/bando/${writes[0]!.id}`)
    expect(writes[1]).toEqual(writes[0])
  })

  it('is refused without a title, and is not for a gestore', async () => {
    const { user, writes, unmount } = open()
    await user.click(screen.getByRole('button', { name: 'Crea in bozza' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Inserisci il titolo')
    expect(writes).toEqual([])
    unmount()
    open({ usr: unUsr('gestore') })
    expect(screen.queryByRole('form')).toBeNull()
  })
})

import { WriteError } from '@bandiera/live'
import { GESTORE_ID, lostAnswer, renderScreen, unaAzienda, unaPratica, unBando, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { praticheColumns } from './columns.tsx'
import module from '../module.ts'
import { newPratica } from './parts/frame.tsx'
import { createRows } from '../parts/rows.ts'
import { Component } from './list.screen.tsx'

const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl', professionisti: [unUsr('professionista')._id] })
const mine = unaPratica({ aziendaId: azienda._id, titolo: 'Voucher Verdi', assegnatoA: GESTORE_ID })
const ofOthers = unaPratica({ aziendaId: azienda._id, titolo: 'Mutuo Verdi', assegnatoA: unUsr('professionista')._id })
const ended = unaPratica({ aziendaId: azienda._id, titolo: 'Vecchia', stato: 'chiusa' })
const records = { aziende: [azienda], pratiche: [mine, ofOthers, ended], utenti: [unUsr('professionista')] }
const names = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('the list', () => {
  it('shows the open case files with their company and state, live', async () => {
    const { feed } = renderScreen(<Component />, { ...records, path: '/pratiche' })
    expect(names()).toEqual(expect.arrayContaining(['Voucher Verdi', 'Mutuo Verdi']))
    expect(screen.queryByRole('link', { name: 'Vecchia' })).toBeNull()
    feed.update('pratiche', { ...mine, titolo: 'Cambiata', stato: 'pronta' })
    expect(screen.getByRole('link', { name: 'Cambiata' })).toBeVisible()
    expect(screen.getByText('Pronta')).toBeVisible()
  })

  it('counts beside a state what choosing it shows, under the open ones that are chosen at first', async () => {
    const { user, container } = renderScreen(<Component />, { ...records, path: '/pratiche' })
    await user.click(screen.getByRole('button', { name: 'Filtro Situazione: Aperte' }))
    expect(screen.getByRole('checkbox', { name: 'Chiusa 0' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Chiuse 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Chiusa 1' }))
    await user.keyboard('{Escape}')
    expect(container).toHaveTextContent('1 di 3')
    expect(names()).toContain('Vecchia')
  })

  it('shows one’s own with one press', async () => {
    const { user, location } = renderScreen(<Component />, { ...records, path: '/pratiche' })
    await user.click(screen.getByRole('button', { name: 'Solo mie 1' }))
    expect(screen.queryByRole('link', { name: 'Mutuo Verdi' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Voucher Verdi' })).toBeVisible()
    expect(location()).toContain('chi')
  })

  it('finds one by the title of its grant', () => {
    const bando = unBando({ data: { titolo: 'Macchinari Puglia' } })
    const pratiche = [{ ...mine, bandoId: bando._id }, ofOthers]
    renderScreen(<Component />, { ...records, pratiche, bandi: [bando], path: '/pratiche?q=macchinari' })
    expect(names()).toContain('Voucher Verdi')
    expect(names()).not.toContain('Mutuo Verdi')
  })

  it('gives a spreadsheet the grant and each amount in a column of its own', () => {
    const bando = unBando({ data: { titolo: 'Macchinari' } })
    const bandi = new Map([[bando._id, bando]])
    const money = { importoProgetto: 50_000, agevolazioneRichiesta: 20_000.5, agevolazioneConcessa: 18_000 }
    const line = createRows()([{ ...mine, ...money, bandoId: bando._id }], {
      aziende: new Map([[azienda._id, azienda]]),
      bandi,
      nameOf: () => 'Gina',
      oggi: '2026-11-21',
    })
    const said = praticheColumns.filter(({ file }) => file !== 'never')
    const row = said.map(({ label, csv, search }) => [label, (csv ?? search)?.(line[0]!)])
    expect(Object.fromEntries(row)).toMatchObject({
      Azienda: 'Verdi Srl',
      Bando: 'Macchinari',
      Responsabile: 'Gina',
      'Importo del progetto': 50_000,
      'Agevolazione richiesta': 20_000.5,
      'Agevolazione concessa': 18_000,
    })
    const amounts = said.filter(({ euro }) => euro).map(({ label }) => label)
    expect(amounts).toEqual(
      expect.arrayContaining(['Importo del progetto', 'Agevolazione richiesta', 'Agevolazione concessa']),
    )
  })

  it('says what to do when there is none yet', () => {
    renderScreen(<Component />, { path: '/pratiche' })
    expect(screen.getByRole('heading', { name: 'Non c’è ancora nessuna pratica' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Trova i bandi adatti' })).toHaveAttribute('href', '/incroci')
  })

  it('takes a legal step with many at once, and says which were refused and why', async () => {
    const refuse = (write: { id?: string }) =>
      write.id === ofOthers._id ? new WriteError('PRATICA_STEP', 'Passo non possibile.') : undefined
    const { user, writes } = renderScreen(<Component />, { ...records, path: '/pratiche', refuse })
    await user.click(screen.getByRole('checkbox', { name: /Seleziona tutte/ }))
    await user.click(screen.getByRole('button', { name: 'Cambia stato' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: /Nuovo stato/ }), 'Verifica requisiti')
    await user.click(dialog.getByRole('button', { name: 'Cambia stato' }))
    expect(await dialog.findByText(/Fatte 1. Non riuscite: Mutuo Verdi: Passo non possibile/)).toBeVisible()
    expect(writes).toHaveLength(2)
    expect(writes[0]).toMatchObject({ patch: { set: { stato: 'verifica_requisiti' } } })
  })
})

describe('the board', () => {
  const path = '/pratiche?vista=bacheca'

  it('has a column for each usual state, with its case files', () => {
    renderScreen(<Component />, { ...records, path })
    const column = within(screen.getByRole('region', { name: /^Bozza/ }))
    expect(column.getByRole('link', { name: 'Voucher Verdi' })).toBeVisible()
    expect(screen.getByRole('region', { name: /^Istruttoria/ })).toBeVisible()
  })

  it('keeps the search of the list', () => {
    renderScreen(<Component />, { ...records, path: `${path}&q=mutuo` })
    expect(screen.queryByRole('link', { name: 'Voucher Verdi' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Mutuo Verdi' })).toBeVisible()
  })

  it('is part of a saved view, which opens the board again', async () => {
    const { user, location } = renderScreen(<Component />, { ...records, path: `${path}&q=mutuo` })
    await user.click(screen.getByRole('button', { name: /^Vist[ae]/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Salva questa vista…' }))
    await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'Mutui{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Azzera filtri' }))
    expect(location()).not.toContain('q=mutuo')
    await user.click(screen.getByRole('button', { name: /^Vist[ae]/ }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Mutui' }))
    expect(location()).toContain('q=mutuo')
    expect(location()).toContain('vista=bacheca')
  })

  it('sends a card on by its menu, to legal states only, once confirmed', async () => {
    const { user, writes } = renderScreen(<Component />, { ...records, path })
    await user.click(screen.getByRole('button', { name: 'Sposta Voucher Verdi in…' }))
    const choices = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(choices).toEqual(['Verifica requisiti', 'Sospesa', 'Rinunciata', 'Annullata'])
    await user.click(screen.getByRole('menuitem', { name: 'Verifica requisiti' }))
    expect(writes).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Conferma il passo' }))
    expect(writes).toMatchObject([
      {
        op: 'update',
        id: mine._id,
        patch: { set: { stato: 'verifica_requisiti' }, push: { storico: { da: 'bozza', a: 'verifica_requisiti' } } },
      },
    ])
  })
})

it('shows the deadlines of the month, and not those that are met', () => {
  const scadenze = [
    { tipo: 'invio', data: '2026-12-10' },
    { tipo: 'Visita', data: '2026-12-11', fatta: true },
  ]
  const pratiche = [{ ...mine, scadenze }]
  renderScreen(<Component />, { ...records, pratiche, path: '/pratiche?vista=calendario&mese=2026-12' })
  expect(screen.getByRole('heading', { name: 'Dicembre 2026' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Invio della domanda/ })).toHaveAttribute('href', `/pratica/${mine._id}`)
  expect(screen.queryByRole('link', { name: /Visita/ })).toBeNull()
})

describe('the form of a new case file', () => {
  beforeAll(newPratica.get)
  const bando = unBando({
    data: { titolo: 'Voucher 2026', documentiRichiesti: [{ nome: 'Visura', obbligatorio: true }] },
  })
  const path = `/pratiche?nuova=1&azienda=${azienda._id}&bando=${bando._id}`

  it('opens one with the documents of its grant and the verdict of the moment', async () => {
    const { user, writes, location } = renderScreen(<Component />, { ...records, bandi: [bando], path })
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    expect(writes[0]).toMatchObject({
      op: 'insert',
      doc: {
        bandoId: bando._id,
        titolo: 'Voucher 2026',
        stato: 'bozza',
        checklist: [{ voce: 'Visura', stato: 'manca' }],
        incrocio: { esito: 'da_verificare' },
      },
    })
    expect(location()).toMatch(/^\/pratica\/[0-9a-f]{24}-/)
  })

  it('begins with the project of the company and what the grant would give for it, and says so before', async () => {
    const rich = { ...azienda, esigenze: [{ esigenzaId: 'm', importo: 120_000, stato: 'aperta' as const }] }
    const gives = { ...bando, data: { ...bando.data, intensita: 50, agevolazioneMax: 40_000 } }
    const { user, writes } = renderScreen(<Component />, { ...records, aziende: [rich], bandi: [gives], path })
    expect(screen.getByText(/progetto di 120\.000 €/)).toHaveTextContent(/fino a 40\.000 €.*massimale del bando/)
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    expect(writes).toMatchObject([{ doc: { importoProgetto: 120_000, agevolazioneRichiesta: 40_000 } }])
  })

  it('finds company and grant on the server where they are too many for the page, and keeps what was typed', async () => {
    const modes = { aziende: 'window', bandi: 'window' } as const
    const found = { ...records, bandi: [bando], modes }
    const { user, writes } = renderScreen(<Component />, { ...found, path: '/pratiche?nuova=1' })
    await user.type(await screen.findByRole('textbox', { name: /Titolo/ }), 'Mio')
    await user.type(screen.getByRole('combobox', { name: 'Azienda' }), 'verdi')
    await user.click(await screen.findByRole('option', { name: 'Verdi Srl' }))
    await user.type(screen.getByRole('combobox', { name: 'Bando' }), 'voucher')
    await user.click(await screen.findByRole('option', { name: 'Voucher 2026' }))
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    await waitFor(() => expect(writes).toMatchObject([{ op: 'insert', doc: { titolo: 'Mio', bandoId: bando._id } }]))
  })

  it('is filled in by its address when the company loads later', async () => {
    renderScreen(<Component />, { ...records, bandi: [bando], path, modes: { aziende: 'window' } })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Azienda' })).toHaveValue('Verdi Srl'))
    expect(screen.getByRole('combobox', { name: 'Bando' })).toHaveValue('Voucher 2026')
  })

  it('says what is missing, at the field and at the top', async () => {
    const { user, writes } = renderScreen(<Component />, { ...records, path: '/pratiche?nuova=1' })
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    expect(await screen.findAllByText('Scegli l’azienda')).not.toHaveLength(0)
    expect(screen.getAllByText('Scegli il bando')).not.toHaveLength(0)
    expect(writes).toEqual([])
  })

  it('is sent again as the same record when the answer was lost', async () => {
    const { user, writes, location } = renderScreen(<Component />, {
      ...records,
      bandi: [bando],
      path,
      refuse: lostAnswer(),
    })
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    await waitFor(() => expect(location()).toBe(`/pratica/${writes[0]!.id}`))
    expect(writes[1]).toEqual(writes[0])
  })

  it('keeps what was typed when the server refuses', async () => {
    const refuse = () => new WriteError('PRATICA_OPEN', 'C’è già una pratica aperta.')
    const { user, location } = renderScreen(<Component />, { ...records, bandi: [bando], path, refuse })
    await user.type(screen.getByRole('textbox', { name: /Titolo/ }), 'Il mio titolo')
    await user.click(screen.getByRole('button', { name: 'Crea pratica' }))
    expect(await screen.findByText(/C’è già una pratica aperta/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Titolo/ })).toHaveValue('Il mio titolo')
    expect(location()).toBe(path)
  })
})

it('shows its menu entry to admin, gestore and professionista, not to an editore', () => {
  expect(module.menu.map(({ label, to, roles }) => [label, to, roles])).toEqual([
    ['Pratiche', '/pratiche', ['admin', 'gestore', 'professionista']],
  ])
})

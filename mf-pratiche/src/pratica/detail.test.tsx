import { WriteError } from '@bandiera/live'
import type { Pratica } from '@bandiera/domain'
import {
  conflictOn,
  keepMine,
  renderScreen,
  unaAzienda,
  unaPratica,
  unBando,
  unUsr,
  type ScreenOptions,
} from '@bandiera/testing'
import { waitFor, screen, within } from '@testing-library/react'
import { Component } from './detail.screen.tsx'

const piero = unUsr('professionista')
const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl', professionisti: [piero._id] })
const onePratica = (over: Partial<Pratica> = {}) =>
  unaPratica({ aziendaId: azienda._id, titolo: 'Voucher Verdi', ...over })
const render = (pratica: Pratica, options: ScreenOptions & { tab?: string } = {}) =>
  renderScreen(<Component />, {
    aziende: [azienda],
    pratiche: [pratica],
    utenti: [piero],
    request: (path) => Response.json(path.endsWith('/limiti') ? { byte: 1000, estensioni: ['pdf'] } : { voci: [] }),
    path: `/pratica/${pratica._id}${options.tab ? `?tab=${options.tab}` : ''}`,
    pattern: '/pratica/:pId',
    ...options,
  })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

it('shows one case file with a link to its company and its state, live', () => {
  const pratica = onePratica()
  const { feed } = render(pratica)
  expect(screen.getByRole('heading', { level: 1, name: 'Voucher Verdi' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Verdi Srl' })[0]).toHaveAttribute('href', `/azienda/${azienda._id}`)
  feed.update('pratiche', { ...pratica, stato: 'pronta' })
  expect(press('Segna come inviata')).toBeVisible()
})

it('shows the same page for an unknown and a forbidden case file', () => {
  renderScreen(<Component />, { path: '/pratica/boh', pattern: '/pratica/:pId' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it('says that the ranking of its grant was extended, when it was admitted without funds', () => {
  const bando = unBando({ data: { scorrimenti: [{ data: '2026-01-10', importo: 500_000 }] } })
  const pratica = onePratica({ bandoId: bando._id, stato: 'ammessa_non_finanziata' })
  const { feed } = render(pratica, { bandi: [bando] })
  const hint = screen.getByRole('region', { name: 'La graduatoria è scorsa' })
  expect(hint).toHaveTextContent('10/01/2026, altri 500.000 €')
  expect(within(hint).getByRole('link', { name: 'Apri il bando' })).toHaveAttribute('href', `/bando/${bando._id}`)
  feed.update('pratiche', { ...pratica, stato: 'ammessa' })
  expect(screen.queryByRole('region', { name: 'La graduatoria è scorsa' })).toBeNull()
})

it('is read only for whom it is shared with', () => {
  render(onePratica({ extra: 'g2@esempio.test' }), { usr: unUsr('gestore', { _id: '655f0a04eeeeeeeeeeeeeeee' }) })
  expect(screen.getByText(/condivisa con te/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Passa a verifica requisiti' })).toBeNull()
})

describe('a step', () => {
  it('offers only legal ones: the usual one as a button, the others in a menu', async () => {
    const { user } = render(onePratica({ stato: 'istruttoria' }))
    expect(press('Segna come ammessa')).toBeVisible()
    await user.click(press('Altri passi'))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Integrazione richiesta',
      'Ammessa non finanziata',
      'Preavviso di rigetto',
      'Sospesa',
      'Rinunciata',
      'Annullata',
    ])
  })

  it('asks for what it needs and says at each field what is missing', async () => {
    const { user, writes } = render(onePratica({ stato: 'ammessa' }))
    await user.click(press('Segna come concessa'))
    await user.click(press('Conferma il passo'))
    for (const words of [/importo maggiore di zero/, /Scegli il regime/, /codice COR/, /codice CUP/]) {
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    }
    expect(writes).toEqual([])
  })

  it('needs a reason at a negative end, and words when it is another one', async () => {
    const { user, writes } = render(onePratica())
    await user.click(press('Altri passi'))
    await user.click(screen.getByRole('menuitem', { name: 'Annullata' }))
    await user.click(press('Conferma il passo'))
    expect((await screen.findAllByText('Scegli il motivo')).length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Motivo' }), 'Altro')
    await user.click(press('Conferma il passo'))
    expect((await screen.findAllByText('Spiega perché')).length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: /^Spiegazione/ }), 'Doppione')
    await user.click(press('Conferma il passo'))
    expect(writes).toMatchObject([{ patch: { push: { storico: { motivo: 'altro', nota: 'Doppione' } } } }])
  })

  it('keeps what was typed when the server refuses', async () => {
    const refuse = () => new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato.')
    const { user } = render(onePratica({ stato: 'pronta' }), { refuse })
    await user.click(press('Segna come inviata'))
    await user.type(screen.getByRole('textbox', { name: 'Protocollo' }), '2026/7')
    await user.type(screen.getByRole('textbox', { name: 'Ora di invio' }), '10:30')
    await user.click(press('Conferma il passo'))
    expect(await screen.findByText(/Qualcun altro ha modificato/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Protocollo' })).toHaveValue('2026/7')
  })

  const checklist = [{ id: 'a', voce: 'Visura', obbligatoria: true, stato: 'manca' as const }]

  it('names the documents that are missing; a gestore goes on with a reason', async () => {
    const { user, writes } = render(onePratica({ stato: 'raccolta_documenti', checklist }))
    await user.click(press('Segna come pronta'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Visura')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Proseguo lo stesso' }))
    await user.click(press('Conferma il passo'))
    expect((await screen.findAllByText('Spiega perché')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: /^Spiegazione/ }), 'Arriva domani')
    await user.click(press('Conferma il passo'))
    expect(writes).toMatchObject([{ patch: { push: { storico: { forzata: true, nota: 'Arriva domani' } } } }])
  })

  it('gives a professionista no way past them', async () => {
    const { user, writes } = render(onePratica({ stato: 'raccolta_documenti', checklist }), { usr: piero })
    await user.click(press('Segna come pronta'))
    expect(screen.queryByRole('checkbox', { name: 'Proseguo lo stesso' })).toBeNull()
    await user.click(press('Conferma il passo'))
    expect(writes).toEqual([])
  })

  it('opens a closed one again for a gestore, with a reason', async () => {
    const storico = [{ da: 'erogata' as const, a: 'chiusa' as const, quando: '2026-01-01T08:00:00Z', chi: 'x' }]
    const { user, writes } = render(onePratica({ stato: 'chiusa', storico }))
    await user.click(press('Riapri la pratica'))
    await user.type(screen.getByRole('textbox', { name: /^Spiegazione/ }), 'Manca il saldo')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Riapri la pratica' }))
    expect(writes).toMatchObject([{ patch: { set: { stato: 'erogata' } } }])
  })
})

describe('its lists', () => {
  it('approve a document with one press, in the list as it was shown', async () => {
    const checklist = [{ id: 'a', voce: 'Visura', obbligatoria: true, stato: 'caricato' as const }]
    const { user, writes } = render(onePratica({ checklist, versione: 3 }), { tab: 'checklist' })
    await user.click(press('Approva Visura'))
    expect(writes).toMatchObject([{ patch: { set: { 'checklist.0.stato': 'approvato' } }, base: 3 }])
    expect(await screen.findByText('Approvato')).toBeVisible()
  })

  it('say what is wrong with a file under the whole line, whose buttons stay together', async () => {
    const checklist = [{ id: 'a', voce: 'Visura', obbligatoria: true, stato: 'manca' as const }]
    const { user } = render(onePratica({ checklist }), { tab: 'checklist' })
    await user.upload(
      screen.getByLabelText('Carica: Visura', { selector: 'input' }),
      new File(['x'.repeat(2000)], 'grande.pdf'),
    )
    const said = await screen.findByRole('alert')
    const buttons = press('Carica: Visura').parentElement!.parentElement!
    expect(buttons).toContainElement(press(/^Richiedi/))
    expect(buttons).not.toContainElement(said)
    expect(said.closest('li li') ?? said).toBeVisible()
  })

  it('take a line away, with the way back', async () => {
    const scadenze = [
      { id: 'a', tipo: 'invio', data: '2026-12-31' },
      { id: 'b', tipo: 'rendicontazione', data: '2027-01-31' },
    ]
    const { user, writes, notices } = render(onePratica({ scadenze, versione: 3 }), { tab: 'scadenze' })
    await user.click(screen.getByRole('button', { name: /Rendicontazione/ }))
    await user.click(screen.getByRole('menuitem', { name: /Rimuovi/ }))
    await waitFor(() =>
      expect(notices).toMatchObject([{ text: 'Rimossa la riga «Rendicontazione».', action: { label: 'Annulla' } }]),
    )
    expect(writes).toMatchObject([{ patch: { set: { scadenze: [{ id: 'a' }] } }, base: 3 }])
  })

  it('ask whose value stays when two people changed the same line, with what was typed', async () => {
    const checklist = [{ id: 'a', voce: 'Visura', obbligatoria: true, stato: 'manca' as const }]
    const refuse = conflictOn('checklist.0.voce', 'Visura camerale')
    const { user, writes } = render(onePratica({ checklist, versione: 3 }), { tab: 'checklist', refuse })
    await user.click(screen.getByRole('button', { name: /Altro.*Visura/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Modifica la voce' }))
    await user.type(screen.getByRole('textbox', { name: 'Documento' }), ' nuova')
    await user.click(press('Salva'))
    await keepMine(user, 'Documento: Documento')
    await waitFor(() => expect(writes).toHaveLength(2))
    expect(writes[1]).toMatchObject({ patch: { set: { 'checklist.0.voce': 'Visura nuova' } }, base: 3, seen: 99 })
  })

  it('add a document, a deadline and a task, each with what it needs', async () => {
    const { user, writes } = render(onePratica(), { tab: 'checklist' })
    await user.click(press('Aggiungi un documento'))
    await user.click(press('Salva'))
    expect((await screen.findAllByText('Inserisci il nome del documento')).length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: 'Documento' }), 'DURC')
    await user.click(press('Salva'))
    expect(writes).toMatchObject([
      { patch: { push: { checklist: { voce: 'DURC', obbligatoria: true, stato: 'manca' } } } },
    ])
    // the page behind is out of reach until the window has closed
    await user.click(await screen.findByRole('tab', { name: 'Scadenze e attività' }))
    await user.click(press('Aggiungi una scadenza'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Che cosa scade' }), 'Rendicontazione')
    await user.type(screen.getByRole('textbox', { name: 'Data' }), '31/12/2026')
    await user.click(press('Salva'))
    expect(writes[1]).toMatchObject({ patch: { push: { scadenze: { tipo: 'rendicontazione', data: '2026-12-31' } } } })
  })

  it('add a note that calls a person by name, and keep it when it is refused', async () => {
    let refused = true
    const refuse = () => (refused ? new WriteError('OFFLINE', 'Connessione interrotta.') : undefined)
    const { user, writes } = render(onePratica(), { tab: 'note', refuse })
    await user.type(screen.getByRole('textbox', { name: 'Nuova nota' }), 'Senti @pie')
    await user.click(press('@Piero Professa'))
    await user.click(press('Aggiungi la nota'))
    expect(await screen.findByText(/Connessione interrotta/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Nuova nota' })).toHaveValue('Senti @Piero Professa ')
    refused = false
    await user.click(press('Aggiungi la nota'))
    expect(writes[1]).toMatchObject({ patch: { push: { note: { menzioni: [piero._id] } } } })
    expect(await screen.findByText('@Piero Professa')).toBeVisible()
  })
})

describe('sharing', () => {
  it('says what that person will see, refuses what is no e-mail, and writes it', async () => {
    const { user, writes } = render(onePratica())
    await user.click(press('Altre azioni'))
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }))
    expect(screen.getByText(/Non vedrà i documenti/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'studio')
    await user.click(press('Condividi'))
    expect((await screen.findAllByText(/manca la @/)).length).toBeGreaterThan(0)
    expect(writes).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '@esterno.it')
    await user.click(press('Condividi'))
    expect(writes).toMatchObject([{ patch: { set: { extra: 'studio@esterno.it' } } }])
  })

  it('is not for a professionista', async () => {
    const { user } = render(onePratica(), { usr: piero })
    await user.click(press('Altre azioni'))
    expect(screen.queryByRole('menuitem', { name: 'Condividi' })).toBeNull()
  })
})

import type { Istituto } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import {
  conflictOn,
  keepMine,
  EDITORE_ID,
  expectKept,
  expectRefused,
  renderScreen,
  unIstituto,
  unUsr,
  lostAnswer,
} from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.ts'
import { newIstitutoCode } from './parts/on-demand.ts'
import { Component as Elenco } from './list.screen.tsx'
import { Component as Dettaglio } from './detail.screen.tsx'

const editore = unUsr('editore')
const show = (istituto: Istituto, over: object = {}) =>
  renderScreen(<Dettaglio />, {
    usr: editore,
    utenti: [unUsr('gestore')],
    istituti: [istituto],
    path: `/istitutiCredito/${istituto._id}`,
    pattern: '/istitutiCredito/:id',
    request: () => Response.json({ voci: [] }),
    ...over,
  })

describe('the list of institutes', () => {
  beforeAll(newIstitutoCode.get)
  it('says what the place is for, and shows institutes as they arrive', async () => {
    const { feed } = renderScreen(<Elenco />, { usr: editore })
    expect(screen.getByText('Non c’è ancora nessun istituto')).toBeVisible()
    feed.update('istituti', unIstituto({ nome: 'Banca del Borgo' }))
    const row = screen.getByRole('row', { name: /Banca del Borgo/ })
    expect(within(row).getByText('4,50 %')).toBeVisible()
  })

  it('warns of products that can no longer be asked for', () => {
    const prodotti = [{ id: 'p1', nome: 'Mutuo', tanMin: 4, validoAl: '2020-12-31' }]
    renderScreen(<Elenco />, { usr: editore, istituti: [unIstituto({ prodotti })] })
    expect(screen.getByText('1 scaduto')).toBeVisible()
  })

  it('makes a new institute, and keeps what was typed when the server refuses it', async () => {
    let refused = true
    const { user, writes, location } = renderScreen(<Elenco />, {
      usr: editore,
      utenti: [unUsr('gestore')],
      path: '/?nuovo=1',
      refuse: () => (refused ? new WriteError('SERVER_TIMEOUT', 'Il server non risponde. Riprova.') : undefined),
    })
    await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
    expect(screen.getAllByText('Scrivi il nome dell’istituto')[0]).toBeVisible()
    await user.type(screen.getByLabelText(/^Nome/), 'Banca Nuova')
    await user.type(screen.getByLabelText(/Codice ABI/), '123')
    await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
    expect(screen.getAllByText('Il codice ABI ha 5 cifre: correggilo o lascia vuoto.')[0]).toBeVisible()
    await user.type(screen.getByLabelText(/Codice ABI/), '45')
    await user.click(screen.getByRole('checkbox', { name: 'Gina Gestisce' }))
    await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
    expect(await screen.findByText(/Il server non risponde/)).toBeVisible()
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Banca Nuova')
    refused = false
    await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
    expect(writes.at(-1)).toMatchObject({
      coll: 'istituti',
      doc: { nome: 'Banca Nuova', tipo: 'banca', abi: '12345', gestori: [unUsr('gestore')._id], createdBy: EDITORE_ID },
    })
    expect(location()).toMatch(/^\/istitutiCredito\/[0-9a-f]{24}$/)
  })
})

it('is sent again as the same record when the answer was lost', async () => {
  const { user, writes, location } = renderScreen(<Elenco />, {
    usr: editore,
    utenti: [unUsr('gestore')],
    path: '/?nuovo=1',
    refuse: lostAnswer(),
  })
  await user.type(screen.getByLabelText(/^Nome/), 'Banca Nuova')
  await user.click(screen.getByRole('checkbox', { name: 'Gina Gestisce' }))
  await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
  expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Crea istituto' }))
  expect(location()).toBe(`/istitutiCredito/${writes[0]!.id}`)
  expect(writes[1]).toEqual(writes[0])
})

describe('the page of an institute', () => {
  it('shows its products with rates and limits, or that it is not there', () => {
    const { unmount } = show(unIstituto({ nome: 'Banca del Borgo' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Banca del Borgo' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mutuo chirografario' })).toBeVisible()
    expect(screen.getByText('10.000 € – 250.000 €')).toBeVisible()
    unmount()
    renderScreen(<Dettaglio />, { path: '/istitutiCredito/x', pattern: '/istitutiCredito/:id' })
    expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
  })

  it('changes a rate and leaves everything else of the product as it was', async () => {
    const istituto = unIstituto()
    const { user, writes } = show(istituto)
    await user.click(screen.getByRole('button', { name: 'Modifica Mutuo chirografario' }))
    const tan = screen.getByLabelText(/TAN minimo/)
    await user.clear(tan)
    await user.type(tan, '3,95')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    const [before] = istituto.prodotti!
    expect(writes.at(-1)).toMatchObject({ patch: { set: { prodotti: [{ ...before, tanMin: 3.95 }] } } })
  })

  it('refuses limits the wrong way round and a product without a rate, at the field', async () => {
    const { user, writes } = show(unIstituto({ prodotti: [] }))
    await user.click(screen.getByRole('button', { name: 'Aggiungi prodotto' }))
    await user.type(screen.getByLabelText(/Importo minimo/), '50000')
    await user.type(screen.getByLabelText(/Importo massimo/), '10000')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    for (const message of [
      'Scrivi il nome del prodotto',
      'L’importo massimo è minore di quello minimo',
      'Scrivi almeno un TAN: senza tasso il prodotto non si può confrontare',
    ])
      expect(screen.getAllByText(message)[0]).toBeVisible()
    expect(screen.getByLabelText(/Importo minimo/)).toHaveValue('50.000,00')
    expect(writes).toEqual([])
  })

  it('changes its data; what is wrong is said at its field, and nothing typed is lost when the server refuses', async () => {
    let refused = true
    const { user, writes } = show(unIstituto({ nome: 'Banca del Borgo' }), {
      refuse: () =>
        refused ? new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.') : undefined,
    })
    await user.click(screen.getByRole('tab', { name: 'Dati e gestori' }))
    await user.click(screen.getByRole('button', { name: 'Modifica dati' }))
    await user.type(screen.getByLabelText('Nome'), ' e della Valle')
    await user.click(screen.getByRole('button', { name: 'Aggiungi referente' }))
    await user.type(screen.getByLabelText(/^E-mail/), 'rita@')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await waitFor(() =>
      expectRefused(screen.getByLabelText('Nome e cognome'), 'Scrivi il nome del referente, oppure toglilo'),
    )
    expectRefused(screen.getByLabelText(/^E-mail/), 'Manca il dominio dopo la @, per esempio studio.it.')
    expectKept([['Nome', 'Banca del Borgo e della Valle']])
    expect(writes).toEqual([])
    await user.type(screen.getByLabelText('Nome e cognome'), 'Rita Rossi')
    await user.type(screen.getByLabelText(/^E-mail/), 'banca.it')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText(/Qualcun altro ha modificato/)).toBeVisible()
    expectKept([
      ['Nome', 'Banca del Borgo e della Valle'],
      ['Nome e cognome', 'Rita Rossi'],
    ])
    refused = false
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await waitFor(() =>
      expect(writes.at(-1)).toMatchObject({
        patch: {
          set: { nome: 'Banca del Borgo e della Valle', referenti: [{ nome: 'Rita Rossi', email: 'rita@banca.it' }] },
        },
      }),
    )
  })

  it('writes its data onto the version that was opened, and asks where another user changed the same', async () => {
    const { user, writes, notices } = show(unIstituto({ versione: 3 }), { refuse: conflictOn('nome', 'Altra Banca') })
    await user.click(screen.getByRole('tab', { name: 'Dati e gestori' }))
    await user.click(screen.getByRole('button', { name: 'Modifica dati' }))
    await user.type(screen.getByLabelText('Nome'), ' Due')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await keepMine(user, 'Nome')
    await waitFor(() => expect(writes).toMatchObject([{ base: 3 }, { base: 3, seen: 99 }]))
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Istituto salvato.', action: { label: 'Annulla' } }]))
  })

  it('keeps the product that a colleague adds while one is being changed', async () => {
    const istituto = unIstituto({ versione: 3 })
    const { user, writes, feed } = show(istituto)
    await user.click(screen.getByRole('button', { name: 'Modifica Mutuo chirografario' }))
    const more = [...istituto.prodotti!, { id: 'altro', nome: 'Leasing', tanMin: 2 }]
    feed.update('istituti', { ...istituto, versione: 4, prodotti: more })
    expect(await screen.findByText(/ha salvato mentre scrivevi/)).toBeVisible()
    await user.type(screen.getByLabelText(/TAN minimo/), '5')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    // the server joins the two lists: this one is that of the version it names
    await waitFor(() => expect(writes).toMatchObject([{ base: 3, patch: { set: { prodotti: [{}] } } }]))
  })

  it('keeps a product that the server refuses as it was typed', async () => {
    const refuse = () => new WriteError('WRITE_OWNER', 'Questo istituto è di un altro editore.')
    const { user } = show(unIstituto(), { refuse })
    await user.click(screen.getByRole('button', { name: 'Modifica Mutuo chirografario' }))
    const tan = screen.getByLabelText(/TAN minimo/)
    await user.clear(tan)
    await user.type(tan, '3,95')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText(/Questo istituto è di un altro editore/)).toBeVisible()
    expect(tan).toHaveValue('3,95')
  })

  it('duplicates a product, once when the answer is lost, and deletes one after asking', async () => {
    const { user, writes, questions } = show(unIstituto(), { refuse: lostAnswer() })
    const duplicate = screen.getByRole('button', { name: 'Duplica Mutuo chirografario' })
    await user.click(duplicate)
    await user.click(duplicate)
    expect(writes[1]).toEqual(writes[0])
    expect(await screen.findByRole('heading', { name: 'Mutuo chirografario (copia)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Elimina Mutuo chirografario' }))
    expect(questions.at(-1)?.title).toBe('Eliminare Mutuo chirografario?')
    expect(writes.at(-1)).toMatchObject({ patch: { set: { prodotti: [{ nome: 'Mutuo chirografario (copia)' }] } } })
  })

  it('lets others read and not change', () => {
    show(unIstituto({ createdBy: '655f0a0fffffffffffffffff' }))
    expect(screen.queryByRole('button', { name: /Modifica|Aggiungi|Elimina/ })).toBeNull()
  })
})

it('declares its menu as the specification says', () => {
  const entry = (id: string) => module.menu.find((one) => one.id === id)
  expect(entry('credito')).toMatchObject({
    label: 'FINANZIAMENTI',
    whenSome: 'istituti',
    labelPerVariante: { sofabis: 'CALCOLO KPI' },
  })
  expect(entry('istituti')).toMatchObject({ label: 'Istituti credito', roles: ['editore', 'admin'] })
  expect(entry('prestiti')).toMatchObject({
    popup: true,
    varianti: ['agevolaitalia', 'sofabis'],
    roles: ['gestore', 'professionista', 'admin'],
  })
})

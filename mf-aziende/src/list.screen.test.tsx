import { WriteError } from '@bandiera/live'
import { lostAnswer, renderScreen, type ScreenOptions, unaAzienda, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Component, newForm } from './list.screen.tsx'

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

it('shows what is known and computed of each company', () => {
  const azienda = unaAzienda({ aiuti: [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 120_000 }] })
  renderScreen(<Component />, { aziende: [azienda] })
  const row = screen.getByRole('row', { name: /Rossi S.r.l./ })
  expect(within(row).getByText('Milano (MI)')).toBeVisible()
  expect(within(row).getByText('62.01.00')).toBeVisible()
  expect(within(row).getByText('Piccola')).toBeVisible()
  expect(within(row).getByText('180.000 €')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rossi S.r.l.' })).toHaveAttribute('href', `/azienda/${azienda._id}`)
})

it('begins by name, as its header says', () => {
  const aziende = ['beta', 'Alfa', 'Élite', 'Delta'].map((ragioneSociale) => unaAzienda({ ragioneSociale }))
  const { feed } = renderScreen(<Component />, { aziende })
  expect(names()).toEqual(['Alfa', 'beta', 'Delta', 'Élite'])
  expect(screen.getByRole('columnheader', { name: 'Ragione sociale' })).toHaveAttribute('aria-sort', 'ascending')
  feed.update('aziende', unaAzienda({ ragioneSociale: 'Carta' }))
  expect(names()).toEqual(['Alfa', 'beta', 'Carta', 'Delta', 'Élite'])
})

it('finds a company by the digits of its partita IVA and by its comune', async () => {
  const aziende = [
    unaAzienda({ ragioneSociale: 'Uno', partitaIva: '12345678903' }),
    unaAzienda({ ragioneSociale: 'Due', sedi: [{ tipo: 'legale', comune: '040012' }] }),
  ]
  const { user } = renderScreen(<Component />, { aziende })
  await user.type(screen.getByRole('searchbox'), '78903')
  expect(names()).toEqual(['Uno'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'forli')
  await waitFor(() => expect(names()).toEqual(['Due']))
})

it('repaints a company that changes elsewhere', () => {
  const azienda = unaAzienda()
  const { feed } = renderScreen(<Component />, { aziende: [azienda] })
  feed.update('aziende', { ...azienda, bilanci: [{ anno: 2025, ula: 60, ricavi: 20_000_000 }] })
  expect(screen.getByText('Media')).toBeVisible()
})

describe('who follows a company, in its row', () => {
  const [piero, ugo] = [
    unUsr('professionista', { name: 'Piero Professa' }),
    unUsr('professionista', { _id: '655f0a0eeeeeeeeeeeeeeeee', name: 'Ugo Unico' }),
  ]
  const utenti = [piero, ugo]
  const button = () => screen.queryByRole('button', { name: 'Cambia chi segue Rossi S.r.l.' })

  it('is chosen by the gestore, with an undo', async () => {
    const azienda = unaAzienda({ professionisti: [piero._id] })
    const { user, writes, notices } = renderScreen(<Component />, { aziende: [azienda], utenti })
    await user.click(button()!)
    expect(screen.getByRole('menuitemradio', { name: 'Piero Professa' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'Ugo Unico' }))
    expect(writes).toMatchObject([{ id: azienda._id, patch: { set: { professionisti: [ugo._id] } } }])
    await waitFor(() =>
      expect(notices).toMatchObject([{ text: '1 azienda assegnata a Ugo Unico.', action: { label: 'Annulla' } }]),
    )
    await user.click(button()!)
    await user.click(screen.getByRole('menuitemradio', { name: 'Nessun professionista' }))
    expect(writes[1]).toMatchObject({ patch: { set: { professionisti: [] } } })
  })

  it('is text for a professionista, and where several people follow it', () => {
    const { unmount } = renderScreen(<Component />, {
      usr: piero,
      aziende: [unaAzienda({ professionisti: [piero._id] })],
      utenti,
    })
    expect(button()).toBeNull()
    unmount()
    renderScreen(<Component />, { aziende: [unaAzienda({ professionisti: [piero._id, ugo._id] })], utenti })
    expect(button()).toBeNull()
  })
})

it('invites a gestore to add the first company, and tells a professionista to wait for one', () => {
  const { unmount } = renderScreen(<Component />)
  expect(screen.getByRole('link', { name: 'Nuova azienda' })).toHaveAttribute('href', '/aziende?nuova=1')
  unmount()
  renderScreen(<Component />, { usr: unUsr('professionista') })
  expect(screen.getByText(/che il tuo gestore ti assegna/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nuova azienda' })).toBeNull()
})

describe('the form of a new company', () => {
  beforeAll(newForm.get)
  const request = (path: string) =>
    Response.json(
      path.startsWith('/api/riferimenti/comuni')
        ? [{ codice: '040012', nome: 'Forlì', provincia: '040', sigla: 'FC', regione: '08' }]
        : [{ codice: '62.10.00', titolo: 'Attività di programmazione informatica', versione: '2025' }],
    )
  const open = (options: ScreenOptions = {}) =>
    renderScreen(<Component />, { path: '/aziende?nuova=1', request, ...options })
  // by label: reading the roles of a form with 107 provinces takes jsdom seconds
  const box = (name: string) => screen.getByLabelText(name)
  const write = async (user: UserEvent, name: string, text: string) => {
    await user.click(box(name))
    await user.paste(text)
  }
  const submit = () => screen.getByText('Aggiungi azienda')

  it('stores a whole company and opens its page', async () => {
    const { user, writes, location } = open()
    await write(user, 'Ragione sociale', 'Bianchi Software Srl')
    await write(user, 'Partita IVA', 'IT01234567897')
    await write(user, 'Comune', 'forli')
    await user.click(await screen.findByText('Forlì (FC)'))
    expect(screen.getByText('Provincia: Forlì-Cesena, Emilia-Romagna')).toBeVisible()
    await write(user, 'Codice ATECO', 'programmazione')
    await user.click(await screen.findByText(/62.10.00.*informatica.*ATECO 2025/))
    await write(user, 'Addetti (ULA)', '4,5')
    await write(user, 'Fatturato', '310000')
    await user.click(submit())
    await waitFor(() => expect(location()).toMatch(/^\/azienda\/[0-9a-f]{24}$/))
    expect(writes).toMatchObject([
      {
        op: 'insert',
        coll: 'aziende',
        doc: {
          ragioneSociale: 'Bianchi Software Srl',
          partitaIva: '01234567897',
          codiceFiscale: '01234567897',
          gestoreId: unUsr('gestore')._id,
          sedi: [{ tipo: 'legale', operativa: true, comune: '040012', provincia: '040', regione: '08' }],
          ateco: [{ codice: '62.10.00', versione: '2025', prevalente: true }],
          bilanci: [{ ula: 4.5, ricavi: 310_000 }],
        },
      },
    ])
  })

  it('starts with the partita IVA, and names a company that has it already', async () => {
    const twin = unaAzienda({ partitaIva: '01234567897', codiceFiscale: '01234567897' })
    const { user } = open({ aziende: [twin] })
    await waitFor(() => expect(box('Partita IVA')).toHaveFocus())
    await user.paste('IT 01234567897')
    expect(await screen.findByRole('link', { name: twin.ragioneSociale })).toHaveAttribute(
      'href',
      `/azienda/${twin._id}`,
    )
  })

  it('takes the provincia alone for a comune that is in no table', async () => {
    const { user, writes } = open()
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567897')
    await user.click(screen.getByText('Scegli la provincia'))
    await user.selectOptions(box('Provincia'), 'Milano (MI)')
    await user.click(submit())
    await waitFor(() => expect(writes).toMatchObject([{ doc: { sedi: [{ provincia: '015', regione: '03' }] } }]))
  })

  it('says which digit of the partita IVA is wrong and writes nothing', async () => {
    const { user, writes } = open()
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567890')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('dovrebbe essere 7')
    expect(box('Partita IVA')).toHaveFocus()
    expect(writes).toEqual([])
  })

  it('is sent again as the same record when the answer was lost', async () => {
    const { user, writes, location } = open({ refuse: lostAnswer() })
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567897')
    await user.click(submit())
    expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
    await user.click(submit())
    await waitFor(() => expect(location()).toBe(`/azienda/${writes[0]!.id}`))
    expect(writes[1]).toEqual(writes[0])
  })

  it('is not created by Enter in the box of a comune that is in no list, which keeps its text', async () => {
    const { user, writes } = open({ request: () => Response.json([]) })
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567897')
    await write(user, 'Comune', 'Qwertyx')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Scegli dalla lista: «Qwertyx» non c’è')).toBeVisible()
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Qwertyx')
    expect(box('Comune')).toHaveValue('Qwertyx')
    expect(writes).toEqual([])
  })

  it('keeps everything typed when the server refuses', async () => {
    const refuse = () => new WriteError('RECORD_EXISTS', 'Esiste già un elemento con lo stesso codice fiscale.')
    const { user } = open({ refuse })
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567897')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Esiste già un elemento con lo stesso codice fiscale.')
    expect(box('Ragione sociale')).toHaveValue('Bianchi')
  })

  it('is not offered to users who may not add companies', () => {
    open({ usr: unUsr('professionista') })
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('asks an admin whose company it is', async () => {
    const { user, writes } = open({ usr: unUsr('admin'), utenti: [unUsr('gestore')] })
    await write(user, 'Ragione sociale', 'Bianchi')
    await write(user, 'Partita IVA', '01234567897')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Scegli il gestore')
    await user.selectOptions(box('Gestore'), 'Gina Gestisce')
    await user.click(submit())
    await waitFor(() => expect(writes).toMatchObject([{ doc: { gestoreId: unUsr('gestore')._id } }]))
  })
})

import { WriteError } from '@bandiera/live'
import { GESTORE_ID, renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const admin = unUsr('admin')
const gestore = unUsr('gestore')
const professionista = unUsr('professionista', { ultimoAccesso: '2020-01-01T08:00:00Z' })
const editore = unUsr('editore', { attivo: false })
const invitation = {
  da: admin._id,
  stato: 'inviato',
  inviatoIl: '2026-11-20T08:00:00Z',
  scadeIl: '2026-11-27T08:00:00Z',
} as const
const nora = unUsr('professionista', {
  _id: '655f0a09eeeeeeeeeeeeeeee',
  name: 'Nora Nuova',
  email: 'nora@x.test',
  attivo: false,
  invito: invitation,
})
const aziende = [
  unaAzienda({ professionisti: [professionista._id] }),
  unaAzienda({ professionisti: [professionista._id] }),
  unaAzienda(),
]

const open = (over: ScreenOptions = {}) =>
  renderScreen(<Component />, { usr: admin, utenti: [gestore, professionista, editore, nora], aziende, ...over })
const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!
const check = (name: string) => within(row(name)).getByRole('checkbox')
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Invita una persona' })

it('shows an admin all users, with manager, state, last access and companies', () => {
  open()
  expect(screen.getByText('5 utenti')).toBeVisible()
  const cells = (name: string) =>
    within(row(name))
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent)
  expect(cells('Piero Professa').slice(-6)).toEqual([
    'professionista@esempio.test',
    'Professionista',
    'Gina Gestisce',
    'Attivo',
    '01/01/2020',
    '2',
  ])
  expect(cells('Gina Gestisce').slice(-3)).toEqual(['Attivo', 'Mai', '3'])
  expect(cells('Nora Nuova')).toContain('Invitato')
  expect(cells('Elio Edita')).toContain('Sospeso')
})

it('shows a gestore its own professionisti only', () => {
  const other = unUsr('professionista', {
    _id: '655f0a0affffffffffffffff',
    name: 'Altra',
    role: { professionista: { by: admin._id } },
  })
  open({ usr: gestore, utenti: [professionista, nora, other] })
  expect(screen.getByRole('heading', { name: 'I tuoi professionisti' })).toBeVisible()
  expect(screen.getByText('2 professionisti')).toBeVisible()
  expect(screen.queryByText('Altra')).toBeNull()
})

it('leads with one click to idle, invited or suspended users', async () => {
  const { user, location } = open()
  await user.click(screen.getByRole('button', { name: 'Inattivi da 30 giorni 1' }))
  expect(await screen.findByText('1 di 5 utenti')).toBeVisible()
  expect(row('Piero Professa')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Invitati 1' }))
  expect(decodeURIComponent(location())).toBe('/?f=stato:=:invitato')
  expect(row('Nora Nuova')).toBeVisible()
})

it('follows users who are added and changed', () => {
  const { feed } = open()
  feed.update('usr', { ...nora, attivo: true, invito: undefined })
  expect(within(row('Nora Nuova')).getByText('Attivo')).toBeVisible()
  feed.update('usr', unUsr('gestore', { _id: '655f0a0bffffffffffffffff', name: 'Nino' }))
  expect(screen.getByText('6 utenti')).toBeVisible()
})

it('suspends one person with two clicks, and more of them after a question', async () => {
  const { user, writes, questions, notices } = open()
  await user.click(check('Piero Professa'))
  await user.click(press('Sospendi'))
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Piero Professa non può più accedere.'))
  expect(questions).toEqual([])
  await user.click(check('Piero Professa'))
  await user.click(check('Gina Gestisce'))
  await user.click(press('Sospendi'))
  await waitFor(() => expect(questions).toMatchObject([{ title: 'Sospendere Gina Gestisce?' }]))
  expect(writes).toMatchObject([
    { id: professionista._id, patch: { set: { attivo: false } } },
    { id: GESTORE_ID, patch: { set: { attivo: false } } },
  ])
})

it('does not offer what cannot be done, and says why', async () => {
  const { user, writes } = open()
  await user.click(check('Ada Amministra'))
  expect(press('Sospendi')).toHaveAccessibleDescription('non te stesso: togli la tua riga')
  await user.click(press('Sospendi'))
  await user.click(check('Ada Amministra'))
  await user.click(check('Nora Nuova'))
  expect(press('Riattiva')).toHaveAccessibleDescription('non chi è solo invitato: togli la riga')
  expect(writes).toEqual([])
})

it('keeps the selection and says why when the server refuses', async () => {
  const { user } = open({ refuse: () => new WriteError('USER_LAST_ADMIN', 'È l’ultimo admin attivo.') })
  await user.click(check('Gina Gestisce'))
  await user.click(press('Sospendi'))
  expect(await screen.findByRole('alert')).toHaveTextContent('È l’ultimo admin attivo.')
  expect(check('Gina Gestisce')).toBeChecked()
})

describe('an invitation', () => {
  const sending = (answer: () => Response = () => Response.json({ id: 'x' }, { status: 201 })) => {
    const sent: unknown[] = []
    const request: ScreenOptions['request'] = (_path, init) => (sent.push(JSON.parse(String(init?.body))), answer())
    return { sent, request }
  }

  it('by an admin gives any role, a professionista with its manager', async () => {
    const { sent, request } = sending()
    const { user, notices } = open({ request })
    await user.click(press('Invita'))
    await user.type(within(dialog()).getByLabelText('E-mail'), 'anna@studio.test')
    await user.type(within(dialog()).getByLabelText('Nome e cognome'), 'Anna Verdi')
    await user.selectOptions(within(dialog()).getByLabelText('Ruolo'), 'professionista')
    await user.selectOptions(within(dialog()).getByLabelText('Gestore'), 'Gina Gestisce')
    await user.click(press('Invia invito'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ email: 'anna@studio.test', name: 'Anna Verdi', role: 'professionista', by: GESTORE_ID }])
    expect(notices.at(-1)?.text).toContain('anna@studio.test')
  })

  it('by a gestore needs nothing but e-mail and name', async () => {
    const { sent, request } = sending()
    const { user } = open({ usr: gestore, request, path: '/utenti?invita=1' })
    await user.type(within(dialog()).getByLabelText('E-mail'), 'anna@studio.test')
    await user.type(within(dialog()).getByLabelText('Nome e cognome'), 'Anna Verdi')
    expect(screen.queryByLabelText('Ruolo')).toBeNull()
    await user.click(press('Invia invito'))
    await waitFor(() =>
      expect(sent).toEqual([{ email: 'anna@studio.test', name: 'Anna Verdi', role: 'professionista', by: GESTORE_ID }]),
    )
  })

  it('names what is missing at its field, and keeps what was typed when the server refuses', async () => {
    const { sent, request } = sending(() => {
      throw new Error('Questo indirizzo e-mail è già di una persona del portale.')
    })
    const { user } = open({ request })
    await user.click(press('Invita'))
    await user.type(within(dialog()).getByLabelText('E-mail'), 'anna@studio')
    await user.click(press('Invia invito'))
    const summary = await screen.findByRole('alert')
    for (const text of [/non è completo/, 'Scrivi nome e cognome', 'Scegli un ruolo'])
      expect(within(summary).getByText(text)).toBeVisible()
    await user.type(within(dialog()).getByLabelText('E-mail'), '.test')
    await user.type(within(dialog()).getByLabelText('Nome e cognome'), 'Anna')
    await user.selectOptions(within(dialog()).getByLabelText('Ruolo'), 'professionista')
    await user.click(press('Invia invito'))
    expect(await screen.findAllByText('Scegli il gestore con cui lavora')).not.toHaveLength(0)
    expect(sent).toEqual([])
    await user.selectOptions(within(dialog()).getByLabelText('Ruolo'), 'editore')
    await user.click(press('Invia invito'))
    expect(await screen.findByText(/è già di una persona del portale/)).toBeVisible()
    expect(within(dialog()).getByLabelText('E-mail')).toHaveValue('anna@studio.test')
    expect(within(dialog()).getByLabelText('Nome e cognome')).toHaveValue('Anna')
  })
})

it('is empty for a gestore without people, and says what to do', () => {
  open({ usr: gestore, utenti: [] })
  expect(screen.getByRole('heading', { name: 'Non c’è ancora nessun professionista' })).toBeVisible()
  expect(press('Invita')).toBeVisible()
})

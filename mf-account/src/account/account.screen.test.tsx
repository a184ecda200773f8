import type { Role } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import {
  conflictOn,
  keepMine,
  GESTORE_ID,
  someSettings,
  renderScreen,
  unUsr,
  type ScreenOptions,
} from '@bandiera/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Component } from './account.screen.tsx'

const here = {
  id: 'a',
  dispositivo: 'Firefox su Linux',
  inizio: '2026-11-21T08:00:00Z',
  ultimo: '2026-11-21T08:30:00Z',
  questa: true,
}
const there = { ...here, id: 'b', dispositivo: 'Safari su iPhone', questa: false }

type Answers = Record<string, (init: RequestInit) => Response>
async function open({ answers = {}, ...options }: ScreenOptions & { answers?: Answers } = {}) {
  const asked: string[] = []
  const request = (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`
    asked.push(call)
    if (answers[call]) return answers[call](init)
    if (path === '/api/sessioni') return Response.json({ sessioni: [there, here] })
    if (path === '/api/paese') return Response.json({ paese: null })
    return Response.json({})
  }
  const page = renderScreen(<Component />, { request, ...options })
  await act(async () => {})
  return { asked, ...page }
}
const field = (name: string | RegExp) => screen.getByLabelText(name)
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the own page', () => {
  it.each<[Role, string]>([
    ['admin', 'Ada Amministra'],
    ['editore', 'Elio Edita'],
    ['gestore', 'Gina Gestisce'],
    ['professionista', 'Piero Professa'],
  ])('shows %s its own data', async (role, name) => {
    await open({ usr: unUsr(role) })
    expect(field('Nome e cognome')).toHaveValue(name)
    expect(screen.getByText(`${role}@esempio.test`)).toBeVisible()
  })

  it('stops the mails about deadlines at once, and only these', async () => {
    const { user, writes } = await open({ usr: unUsr('gestore') })
    const choices = within(screen.getByRole('group', { name: 'Scadenze e promemoria' }))
    expect(choices.getByRole('radio', { name: /^Al mattino/ })).toBeChecked()
    await user.click(choices.getByRole('radio', { name: /^Mai/ }))
    expect(choices.getByRole('radio', { name: /^Mai/ })).toBeChecked()
    expect(writes).toMatchObject([{ op: 'update', patch: { set: { 'preferenze.avvisi.scadenze': 'mai' } } }])
  })

  it('lets only roles that follow companies choose how to hear of new grants', async () => {
    const { user, writes } = await open({ usr: unUsr('professionista') })
    const choices = within(screen.getByRole('group', { name: 'Nuovi bandi per le tue aziende' }))
    expect(choices.getByRole('radio', { name: /e-mail del mattino$/ })).toBeChecked()
    await user.click(choices.getByRole('radio', { name: /subito per e-mail$/ }))
    expect(writes).toMatchObject([{ op: 'update', patch: { set: { 'preferenze.avvisi.nuoviIncroci': 'subito' } } }])
  })

  it.each(['admin', 'editore'] as const)('asks no %s about new grants', async (role) => {
    await open({ usr: unUsr(role) })
    expect(screen.queryByRole('group', { name: 'Nuovi bandi per le tue aziende' })).toBeNull()
  })

  it('says how to have the e-mail changed', async () => {
    await open({ settings: someSettings({ mailContatti: 'aiuto@studio.test' }) })
    expect(screen.getByText(/^Per cambiare l’e-mail scrivi a aiuto@studio\.test/)).toBeVisible()
  })

  it('names the manager of a professionista, who manages no one', async () => {
    await open({ usr: unUsr('professionista'), utenti: [unUsr('gestore')] })
    const group = screen.getByRole('region', { name: 'Gruppo di lavoro' })
    expect(within(group).getByText('Gina Gestisce')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Gestisci i professionisti' })).toBeNull()
  })

  it('names the professionisti of a gestore and leads to them, live', async () => {
    const { feed } = await open({ usr: unUsr('gestore'), utenti: [unUsr('professionista')] })
    const group = screen.getByRole('region', { name: 'I tuoi professionisti' })
    expect(within(group).getByText('Piero Professa')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Gestisci i professionisti' })).toHaveAttribute('href', '/utenti')
    const nuovo = unUsr('professionista', { _id: 'f'.repeat(24), name: 'Nora Nuova', attivo: false })
    feed.update('usr', nuovo)
    expect(within(group).getByText('Nora Nuova')).toBeVisible()
    expect(within(group).getByText('(sospeso)')).toBeVisible()
  })

  it('has no group for an editore', async () => {
    await open({ usr: unUsr('editore'), utenti: [unUsr('gestore')] })
    expect(screen.queryByText('Gina Gestisce')).toBeNull()
  })
})

describe('the profile', () => {
  it('stores name and phone, and takes an empty phone away', async () => {
    const usr = unUsr('gestore', { telefono: '+390212345678', versione: 3 })
    const { user, writes, notices } = await open({ usr })
    await user.clear(field('Nome e cognome'))
    await user.type(field('Nome e cognome'), ' Gina Nuova ')
    await user.clear(field(/^Telefono/))
    await user.click(press('Salva profilo'))
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Profilo salvato.', action: { label: 'Annulla' } }]))
    const patch = { set: { name: 'Gina Nuova' }, unset: ['telefono'] }
    expect(writes).toEqual([{ op: 'update', coll: 'usr', id: GESTORE_ID, patch, base: 3 }])
  })

  it('writes onto the version that the typing began with, and asks where another window changed the same', async () => {
    const usr = unUsr('gestore', { versione: 3 })
    const { user, writes, feed } = await open({ usr, refuse: conflictOn('name', 'Altrove') })
    feed.update('usr', { ...usr, versione: 4 })
    await user.type(field('Nome e cognome'), ' Bis')
    feed.update('usr', { ...usr, versione: 5, name: 'Altrove' })
    await user.click(press('Salva profilo'))
    await keepMine(user, 'Nome e cognome')
    await waitFor(() =>
      expect(writes).toMatchObject([{ base: 4 }, { base: 4, seen: 99, patch: { set: { name: 'Gina Gestisce Bis' } } }]),
    )
  })

  it('refuses an empty name and a phone that is none, each at its field, and loses nothing', async () => {
    const { user, writes } = await open()
    await user.clear(field('Nome e cognome'))
    await user.type(field(/^Telefono/), '12')
    await user.click(press('Salva profilo'))
    expect(await screen.findByText('Scrivi nome e cognome', { selector: '.MuiFormHelperText-root *' })).toBeVisible()
    expect(field(/^Telefono/)).toBeInvalid()
    expect(field(/^Telefono/)).toHaveValue('12')
    expect(writes).toEqual([])
  })

  it('keeps what was typed when the server refuses it', async () => {
    const refuse = () => new WriteError('WRITE_FIELD', 'Non puoi modificare questo campo.')
    const { user } = await open({ refuse })
    await user.type(field('Nome e cognome'), ' X')
    await user.click(press('Salva profilo'))
    expect(await screen.findByText(/^Non puoi modificare questo campo\. Non ho salvato/)).toBeVisible()
    expect(field('Nome e cognome')).toHaveValue('Gina Gestisce X')
  })

  it('begins an empty phone with the country where the visitor seems to be', async () => {
    const { asked } = await open({ answers: { 'GET /api/paese': () => Response.json({ paese: 'CH' }) } })
    expect(asked).toContain('GET /api/paese')
    expect(await screen.findByRole('button', { name: /Svizzera|\+41/ })).toBeVisible()
  })
})

describe('the preferences', () => {
  it('are stored as soon as they are chosen', async () => {
    const { user, writes, themes } = await open()
    await user.click(screen.getByRole('radio', { name: /^Comode/ }))
    await user.click(screen.getByRole('switch', { name: /^Lascia gli avvisi/ }))
    await user.click(screen.getByRole('switch', { name: 'Tema scuro' }))
    expect(writes.map((write) => write.op === 'update' && write.patch.set)).toEqual([
      { 'preferenze.densita': 'comoda' },
      { 'preferenze.avvisi.restano': true },
    ])
    expect(screen.getByRole('radio', { name: /^Comode/ })).toBeChecked()
    expect(themes).toHaveLength(1)
  })

  it('say so when the server refuses one', async () => {
    const { user, notices } = await open({ refuse: () => new WriteError('X', 'Il server è occupato.') })
    await user.click(screen.getByRole('radio', { name: /^Comode/ }))
    await waitFor(() => expect(notices).toEqual([{ text: 'Il server è occupato.', kind: 'error' }]))
    expect(screen.getByRole('radio', { name: /^Compatte/ })).toBeChecked()
  })
})

describe('the devices', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Dispositivi' })).findAllByRole('listitem')

  it('are listed, this one first and marked', async () => {
    await open()
    const rows = (await list()).map((row) => row.textContent)
    expect(rows[0]).toMatch(/^Firefox su LinuxQuesto dispositivoAccesso del 21 novembre 2026 alle ore 09:00/)
    expect(rows[1]).toMatch(/^Safari su iPhoneAccesso/)
    expect(within((await list())[0]!).queryByRole('button')).toBeNull()
  })

  it('end one by one', async () => {
    const gone = () => new Response(null, { status: 204 })
    const { user, asked, notices } = await open({ answers: { 'DELETE /api/sessioni/b': gone } })
    await list()
    await user.click(press(/^Fai uscire Safari su iPhone/))
    await waitFor(() => expect(notices).toEqual([{ text: 'Safari su iPhone: uscito.', kind: 'success' }]))
    expect(asked.filter((call) => call === 'GET /api/sessioni')).toHaveLength(2)
  })

  it('end all but this one, after a question', async () => {
    const { user, notices, questions } = await open({
      answers: { 'DELETE /api/sessioni': () => Response.json({ finite: 1 }) },
    })
    await list()
    await user.click(press('Esci dagli altri dispositivi'))
    await waitFor(() => expect(notices).toEqual([{ text: '1 dispositivo è uscito.', kind: 'success' }]))
    expect(questions[0]?.text).toMatch(/^L’altro dispositivo esce subito/)
  })

  it('are asked for again when the person returns to the page', async () => {
    const { asked } = await open()
    await list()
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(asked.filter((call) => call === 'GET /api/sessioni')).toHaveLength(2))
  })

  it('say what went wrong and try again', async () => {
    let broken = true
    const answer = () => {
      if (broken) throw new Error('Il server non risponde.')
      return Response.json({ sessioni: [here] })
    }
    const { user } = await open({ answers: { 'GET /api/sessioni': answer } })
    expect(await screen.findByText('Il server non risponde.')).toBeVisible()
    broken = false
    await user.click(press('Riprova'))
    expect(await screen.findByText('Hai fatto l’accesso solo qui.')).toBeVisible()
  })
})

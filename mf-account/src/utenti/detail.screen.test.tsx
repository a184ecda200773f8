import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Usr } from '@bandiera/domain'
import { Component } from './detail.screen.tsx'

const admin = unUsr('admin')
const gestore = unUsr('gestore')
const other = unUsr('gestore', { _id: '655f0a0bffffffffffffffff', name: 'Altra Gestora' })
const piero = unUsr('professionista', { ultimoAccesso: '2026-11-20T08:00:00Z', telefono: '+390212345678' })
const invitation = {
  da: admin._id,
  stato: 'non_inviato',
  inviatoIl: '2099-11-20T08:00:00Z',
  scadeIl: '2099-11-27T08:00:00Z',
} as const
const nora = unUsr('professionista', {
  _id: '655f0a09eeeeeeeeeeeeeeee',
  name: 'Nora Nuova',
  attivo: false,
  invito: invitation,
})
const aziende = [unaAzienda({ professionisti: [piero._id] }), unaAzienda()]
const session = (id: string) => ({
  id,
  dispositivo: `Firefox su ${id}`,
  inizio: '2026-11-20T08:00:00Z',
  ultimo: '2026-11-20T09:00:00Z',
  questa: false,
})

function open(usr: Usr, over: ScreenOptions & { tab?: string } = {}) {
  const asked: string[] = []
  const request: ScreenOptions['request'] = (path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (path.startsWith('/api/cronologia'))
      return Response.json({
        voci: [
          {
            id: '1',
            quando: '2026-11-20T08:00:00Z',
            chi: 'Ada',
            titolo: 'Modifica',
            campi: [{ campo: 'attivo', etichetta: 'Accesso attivo', prima: 'sì', dopo: 'no' }],
          },
        ],
      })
    if (path.startsWith('/api/sessioni') && !init?.method)
      return Response.json({ sessioni: [session('Linux'), session('Mac')] })
    return new Response(null, { status: 204 })
  }
  const path = `/utenti/${usr._id}${over.tab ? `?tab=${over.tab}` : ''}`
  const options = {
    usr: admin,
    utenti: [gestore, other, piero, nora],
    aziende,
    request,
    ...over,
    pattern: '/utenti/:id',
    path,
  }
  return { ...renderScreen(<Component />, options), asked }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })

it('shows who a person is, and that there is none', () => {
  const { unmount, titles } = open(piero)
  expect(screen.getByRole('heading', { level: 1, name: 'Piero Professa' })).toBeVisible()
  const terms = screen.getAllByRole('term').slice(0, 4)
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Ruolo', 'Professionista'],
    ['Gestore', 'Gina Gestisce'],
    ['E-mail', 'professionista@esempio.test'],
    ['Ultimo accesso', '20/11/2026'],
  ])
  expect(titles).toContain('Piero Professa')
  unmount()
  open({ ...piero, _id: 'nessuno' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it('suspends after a question and lets in again without one', async () => {
  const { user, writes, questions, feed } = open(piero)
  await user.click(press('Sospendi'))
  await waitFor(() => expect(writes).toMatchObject([{ id: piero._id, patch: { set: { attivo: false } } }]))
  expect(questions).toMatchObject([{ title: 'Sospendere Piero Professa?' }])
  feed.update('usr', { ...piero, attivo: false })
  await user.click(press('Riattiva'))
  await waitFor(() => expect(writes).toHaveLength(2))
  expect(questions).toHaveLength(1)
})

it('lets no one suspend themselves', () => {
  open(admin)
  expect(screen.queryByRole('button', { name: 'Sospendi' })).toBeNull()
})

it('says what the server has against it', async () => {
  const { user, notices } = open(piero, { refuse: () => new WriteError('USER_LAST_ADMIN', 'È l’ultimo admin attivo.') })
  await user.click(press('Sospendi'))
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: 'È l’ultimo admin attivo.' }]))
})

describe('the data', () => {
  it('are changed by an admin with role and manager, who reads what that brings', async () => {
    const { user, writes } = open(piero)
    await user.click(press('Modifica dati'))
    const form = screen.getByRole('dialog', { name: 'Modifica dati' })
    await user.clear(within(form).getByLabelText('Nome e cognome'))
    await user.type(within(form).getByLabelText('Nome e cognome'), 'Piero Nuovo')
    await user.selectOptions(within(form).getByLabelText('Gestore'), 'Altra Gestora')
    expect(within(form).getByText(/lascia l’azienda che segue adesso/)).toBeVisible()
    await user.click(press('Salva'))
    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      id: piero._id,
      patch: { set: { name: 'Piero Nuovo', telefono: '+390212345678', role: { professionista: { by: other._id } } } },
    })
  })

  it('are for a gestore name and phone of its professionisti', async () => {
    const { user, writes } = open(piero, { usr: gestore })
    await user.click(press('Modifica dati'))
    expect(screen.queryByLabelText('Ruolo')).toBeNull()
    await user.type(screen.getByLabelText('Nome e cognome'), ' B')
    await user.click(press('Salva'))
    await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { name: 'Piero Professa B' } } }]))
    expect(writes[0]).not.toMatchObject({ patch: { set: { role: expect.anything() } } })
  })

  it('refused by the form or the server stay typed, with the reason', async () => {
    const needed = new WriteError('USER_NEEDED', 'Questo gestore ha ancora 2 aziende.')
    const { user } = open(gestore, { refuse: () => needed })
    await user.click(press('Modifica dati'))
    await user.clear(screen.getByLabelText('Nome e cognome'))
    await user.click(press('Salva'))
    expect(await within(await screen.findByRole('alert')).findByText('Scrivi nome e cognome')).toBeVisible()
    await user.type(screen.getByLabelText('Nome e cognome'), 'Gina')
    await user.selectOptions(screen.getByLabelText('Ruolo'), 'editore')
    await user.click(press('Salva'))
    expect(await screen.findByText(/Questo gestore ha ancora 2 aziende/)).toBeVisible()
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue('Gina')
    expect(screen.getByLabelText('Ruolo')).toHaveValue('editore')
  })
})

it('lists the accesses, and ends one or all', async () => {
  const { user, asked, notices } = open(piero, { tab: 'accessi' })
  await user.click(await screen.findByRole('button', { name: /^Chiudi accesso: Firefox su Linux/ }))
  await waitFor(() => expect(notices.at(-1)?.text).toBe('1 accesso chiuso.'))
  await user.click(press('Chiudi tutti gli accessi'))
  await waitFor(() => expect(notices.at(-1)?.text).toBe('2 accessi chiusi.'))
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual([
    `DELETE /api/sessioni/Linux?utente=${piero._id}`,
    `DELETE /api/sessioni?utente=${piero._id}`,
  ])
})

it('lists the companies and the history', async () => {
  const { unmount } = open(piero, { tab: 'aziende' })
  expect(screen.getByRole('tab', { name: 'Aziende (1)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rossi S.r.l.' })).toHaveAttribute('href', `/azienda/${aziende[0]!._id}`)
  unmount()
  open(piero, { tab: 'cronologia' })
  expect(await screen.findByText(/Accesso attivo/)).toBeVisible()
})

describe('an unanswered invitation', () => {
  it('says how far it got, and is sent again or taken back', async () => {
    const { user, asked, notices, questions, location } = open(nora)
    expect(screen.getByText(/E-mail non partita\. .*L’invito non è perso/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sospendi' })).toBeNull()
    await user.click(press('Invia di nuovo'))
    await waitFor(() => expect(notices.at(-1)?.text).toMatch(/il link di prima non vale più/))
    await user.click(press('Revoca invito'))
    await waitFor(() => expect(location()).toBe('/utenti'))
    expect(questions).toMatchObject([{ title: 'Revocare l’invito di Nora Nuova?' }])
    expect(asked).toEqual([`POST /api/inviti/${nora._id}/invia`, `DELETE /api/inviti/${nora._id}`])
  })

  it('tells when its link is over', () => {
    const { feed } = open(nora)
    feed.update('usr', { ...nora, invito: { ...invitation, stato: 'inviato' } })
    expect(screen.getByText(/^Inviato il 20\/11\/2099 alle 09:00, vale fino al 27\/11\/2099/)).toBeVisible()
    feed.update('usr', { ...nora, invito: { ...invitation, stato: 'inviato', scadeIl: '2020-01-01T08:00:00Z' } })
    expect(screen.getByText(/Invito scaduto/)).toBeVisible()
  })
})

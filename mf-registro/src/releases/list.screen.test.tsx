import { renderScreen, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRegistry, aRelease, aServer, type RegistryAnswers } from '../parts/testing/server.ts'
import { Component } from './list.screen.tsx'

const key = {
  id: '54aeefcf52faf331',
  team: 'squadra-bandi',
  modules: ['mf-bandi'],
  operator: false,
  addedBy: 'Ada',
  at: '2026-11-20T10:00:00Z',
}

function open(tab: string, over: Partial<RegistryAnswers> = {}, confirmed = true) {
  const server = aServer({ chiavi: [key], ...over })
  const options = { usr: unUsr('admin'), path: `/registro/rilasci?tab=${tab}`, request: server.request, confirmed }
  return { ...server, ...renderScreen(<Component />, options) }
}

it('lists releases with their team, what points to them and who gets them', async () => {
  const builtIn = aRelease('0.1.0', { pubblicato: null, chiave: null })
  open('rilasci', { registro: aRegistry({ rilasci: [builtIn, aRelease('1.0.0'), aRelease('1.1.0')] }) })
  await waitFor(() => expect(screen.getByRole('row', { name: /1\.0\.0/ })).toHaveTextContent('squadra-bandi'))
  expect(screen.getByRole('row', { name: /1\.0\.0/ })).toHaveTextContent('stable2 clienti^2.0.020/11/2026 11:00')
  expect(screen.getByRole('row', { name: /1\.1\.0/ })).toHaveTextContent('nextnessuno')
  expect(screen.getByRole('row', { name: /0\.1\.0/ })).toHaveTextContent('con il portale')
})

it('tells where channels point, and what is held back', async () => {
  const { user } = open('canali', {
    registro: aRegistry({ trattenuti: [{ tenant: 'uno.test', id: 'mf-bandi', version: '1.1.0' }] }),
  })
  expect(await screen.findByRole('row', { name: 'mf-bandi 1.0.0 1.1.0' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Trattenuti' }))
  expect(screen.getByRole('row', { name: 'mf-bandi 1.1.0 uno.test' })).toBeVisible()
})

it('tells the oldest versions that may run, and what was withdrawn', async () => {
  const who = { by: 'Ada', why: 'falla', at: '2026-11-20T10:00:00Z' }
  const { user } = open('canali', {
    registro: aRegistry({
      minimi: [{ id: 'mf-bandi', version: '1.0.0', release: '1.1.0', ...who }],
      ritirati: [{ id: 'mf-rent', versione: '2.0.0', chiave: 'x', chi: 'Ada', perche: 'rubata', quando: who.at }],
    }),
  })
  const row = await screen.findByRole('row', { name: /^mf-bandi 1\.0\.0 falla/ })
  expect(row).toHaveTextContent('Ada, 20/11/2026 11:00, con il rilascio 1.1.0')
  await user.click(screen.getByRole('tab', { name: 'Trattenuti' }))
  expect(screen.getByRole('row', { name: /^mf-rent 2\.0\.0 rubata/ })).toBeVisible()
})

it('says so where no channel points anywhere and nothing is held back', async () => {
  const { user } = open('canali', { registro: aRegistry({ canali: {} }) })
  expect(await screen.findByText(/Nessun canale punta ancora/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Trattenuti' }))
  expect(screen.getByText('Nessuna versione è trattenuta.')).toBeVisible()
})

describe('keys of teams', () => {
  const revoke = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
    user.click(await screen.findByRole('button', { name: 'Revoca la chiave 54aeefcf52faf331 di squadra-bandi' }))
  const confirm = () =>
    within(screen.getByRole('dialog', { name: 'Revocare la chiave di squadra-bandi?' })).getByRole('button', {
      name: 'Revoca',
    })

  it('are revoked after a question, which names what they signed', async () => {
    const { user, posted, notices } = open('chiavi')
    await revoke({ user })
    expect(screen.getByText('Ha firmato 2 rilasci: mf-bandi 1.0.0, mf-bandi 1.1.0.')).toBeVisible()
    await user.click(confirm())
    await waitFor(() => expect(notices).toMatchObject([{ text: 'La chiave di squadra-bandi è revocata.' }]))
    expect(posted).toMatchObject([{ path: '/api/registro/chiavi/54aeefcf52faf331' }])
  })

  it('take with them what they signed, after a trial and with a reason', async () => {
    const path = '/api/registro/chiavi/54aeefcf52faf331/ritiro'
    const piano = { tenants: [], refusals: [], withdrawn: [{ id: 'mf-bandi', version: '1.1.0' }] }
    const { user, posted, notices } = open('chiavi', { others: { [path]: piano } })
    await revoke({ user })
    await user.click(screen.getByRole('checkbox', { name: /Ritira anche ciò che ha firmato/ }))
    expect(await screen.findByText(/Nessuno riceve più mf-bandi 1\.1\.0/)).toBeVisible()
    await user.click(confirm())
    const why = await screen.findByRole('textbox', { name: /Perché lo fai/, description: /Scrivi il motivo/ })
    await user.type(why, 'rubata')
    await user.click(confirm())
    await waitFor(() => expect(notices).toMatchObject([{ text: /revocata, con ciò che aveva firmato/ }]))
    expect(posted.at(-1)).toEqual({ path, body: { perche: 'rubata' } })
  })

  it('stay when the window is closed', async () => {
    const { user, posted } = open('chiavi')
    await revoke({ user })
    await user.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(posted).toEqual([])
  })

  it('are registered with what they may do; a wrong one is said at its field', async () => {
    const { user, posted } = open('chiavi', { others: {} })
    await user.click(await screen.findByRole('button', { name: 'Registra una chiave' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Squadra'), 'squadra-rent')
    await user.type(dialog.getByLabelText('Chiave pubblica'), 'corta')
    await user.type(dialog.getByLabelText('Moduli che può pubblicare'), 'mf-rent, mf-bandi')
    await user.click(dialog.getByRole('button', { name: 'Registra una chiave' }))
    expect(await dialog.findAllByText(/Una chiave pubblica ha 43/)).not.toHaveLength(0)
    await user.clear(dialog.getByLabelText('Chiave pubblica'))
    await user.type(dialog.getByLabelText('Chiave pubblica'), 'A'.repeat(43))
    await user.click(dialog.getByRole('button', { name: 'Registra una chiave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posted).toEqual([
      {
        path: '/api/registro/chiavi',
        body: { team: 'squadra-rent', publicKey: 'A'.repeat(43), modules: ['mf-rent', 'mf-bandi'], operator: false },
      },
    ])
  })

  it('that cannot be read say so, and releases stay readable', async () => {
    const { user, said } = open('chiavi', { others: { '/api/registro/chiavi': 'Il server non risponde.' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde.')
    delete said.others['/api/registro/chiavi']
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('row', { name: /squadra-bandi/ })).toBeVisible()
  })
})

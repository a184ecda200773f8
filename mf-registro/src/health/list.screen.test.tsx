import { renderScreen } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { aRegistry, aRelease, aServer, someHealth } from '../parts/testing/server.ts'
import { Component } from './list.screen.tsx'

const open = (salute = [someHealth('1.1.0'), someHealth('1.0.0', { usual: 800 })]) =>
  renderScreen(<Component />, { request: aServer({ registro: aRegistry({ salute }) }).request })

it('shows each version beside the one before it, in words', async () => {
  const lastFailure = { kind: 'render', text: 'x is undefined', at: '2026-11-20T10:00:00Z' }
  open([someHealth('1.1.0', { failures: { render: 3 }, csp: 2, lastFailure }), someHealth('1.0.0', { usual: 800 })])
  const row = await screen.findByRole('row', { name: /mf-bandi 1.1.0/ })
  expect(row).toHaveTextContent('entro 400 msmeglio della 1.0.0 (entro 800 ms)')
  expect(row).toHaveTextContent('3 (crollo della pagina 3)peggio della 1.0.0 (0 ogni 100)')
  expect(row).toHaveTextContent('x is undefinedUltimo: crollo della pagina, 20/11/2026 11:00')
  expect(row).toHaveTextContent('2peggio della 1.0.0 (0 ogni 100)')
})

it('says which data each version declares and which it has used', async () => {
  renderScreen(<Component />, {
    request: aServer({
      registro: aRegistry({
        rilasci: [aRelease('1.1.0'), aRelease('1.0.0', { dati: null })],
        salute: [
          someHealth('1.1.0', { dati: { legge: ['bandi', 'usr'], scrive: [] } }),
          someHealth('1.1.0', { tenant: 'due.test', dati: { legge: [], scrive: ['bandi'] } }),
          someHealth('1.0.0'),
        ],
      }),
    }).request,
  })
  expect(await screen.findByRole('row', { name: /mf-bandi 1\.1\.0/ })).toHaveTextContent(
    'Legge usr; scrive bandi.Ha letto usr; ha scritto bandi.',
  )
  expect(screen.getByRole('row', { name: /mf-bandi 1\.0\.0/ })).toHaveTextContent(
    'Non dichiara quali: le raggiunge tutte.Non ne ha usate.',
  )
})

it('can be that of one tenant alone', async () => {
  const { user, location } = renderScreen(<Component />, {
    request: aServer({
      registro: aRegistry({ salute: [someHealth('1.0.0'), someHealth('1.1.0', { tenant: 'due.test' })] }),
    }).request,
  })
  await screen.findByRole('row', { name: /mf-bandi 1\.0\.0/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cliente' }), 'due.test')
  expect(screen.queryByRole('row', { name: /mf-bandi 1\.0\.0/ })).toBeNull()
  expect(location()).toBe('/?cliente=due.test')
})

it('says what to expect where nothing was measured yet, and is called by its own name', async () => {
  const { titles } = open([])
  expect(await screen.findByRole('heading', { name: 'Nessuna misura ancora' })).toBeVisible()
  expect(titles).toEqual(['Salute dei moduli'])
})

describe('people whom the server refused work', () => {
  const freni = (answer: object | string) =>
    renderScreen(<Component />, { request: aServer({ others: { '/api/registro/freni': answer } }).request })

  it('are listed with tenant, reason, times and the last time', async () => {
    const one = { tenant: 'uno.test', chi: 'u1', nome: 'Rosa Neri', tipo: 'scritture', volte: 1200 }
    freni({
      freni: [
        { ...one, ultima: '2026-11-27T09:30:00.000Z' },
        { ...one, chi: 'u2', nome: null, tipo: 'spazio', volte: 1, ultima: '2026-11-27T08:00:00.000Z' },
      ],
    })
    expect(await screen.findByRole('row', { name: /Rosa Neri/ })).toHaveTextContent(
      'Rosa Neriuno.testTroppe modifiche in poco tempo1.20027/11/2026 10:30',
    )
    expect(screen.getByRole('row', { name: /non c’è più/ })).toHaveTextContent('Spazio finito1')
  })

  it('are none, or cannot be read, which is said and can be tried again', async () => {
    const { unmount } = freni({ freni: [] })
    expect(await screen.findByRole('heading', { name: 'Nessuno è stato rallentato' })).toBeVisible()
    unmount()
    freni('Il server non risponde.')
    expect(await screen.findByText('Il server non risponde.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible()
  })
})

it('names the user whose page reported the last failure, and lists anonymous reports apart', async () => {
  const salute = [
    someHealth('1.0.0', { lastFailure: { kind: 'render', text: 'x', at: '2026-11-20T10:00:00Z', chi: 'Ada' } }),
  ]
  const sconosciuti = [
    { tenant: 'uno.test', id: 'mf-bandi', version: '1.0.0', reports: 30, loads: 2, failures: 28, csp: 300_000 },
  ]
  const { request } = aServer({ registro: aRegistry({ salute, sconosciuti }) })
  renderScreen(<Component />, { request })
  expect(await screen.findByText(/Ultimo: .*, 20\/11\/2026 11:00, dalla pagina di Ada/)).toBeVisible()
  const apart = screen.getByRole('table', { name: 'Di sconosciuti' })
  expect(within(apart).getByRole('row', { name: 'mf-bandi 1.0.0 uno.test 30 2 28 300.000' })).toBeVisible()
})

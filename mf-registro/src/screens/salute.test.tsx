import { renderScreen } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { unaSalute, unRegistro, unRilascio } from '../testing/un-registro.ts'
import { unServer } from '../testing/un-server.ts'
import { Component } from './salute.screen.tsx'

const open = (salute = [unaSalute('1.1.0'), unaSalute('1.0.0', { usual: 800 })]) =>
  renderScreen(<Component />, { request: unServer({ registro: unRegistro({ salute }) }).request })

it('shows each version beside the one before it, in words', async () => {
  const lastFailure = { kind: 'render', text: 'x is undefined', at: '2026-11-20T10:00:00Z' }
  open([unaSalute('1.1.0', { failures: { render: 3 }, csp: 2, lastFailure }), unaSalute('1.0.0', { usual: 800 })])
  const row = await screen.findByRole('row', { name: /mf-bandi 1.1.0/ })
  expect(row).toHaveTextContent('entro 400 msmeglio della 1.0.0 (entro 800 ms)')
  expect(row).toHaveTextContent('3 (crollo della pagina 3)peggio della 1.0.0 (0 ogni 100)')
  expect(row).toHaveTextContent('x is undefinedUltimo: crollo della pagina, 20/11/2026 11:00')
  expect(row).toHaveTextContent('2peggio della 1.0.0 (0 ogni 100)')
})

it('says which data each version declares and which it has used', async () => {
  renderScreen(<Component />, {
    request: unServer({
      registro: unRegistro({
        rilasci: [unRilascio('1.1.0'), unRilascio('1.0.0', { dati: null })],
        salute: [
          unaSalute('1.1.0', { dati: { legge: ['bandi', 'usr'], scrive: [] } }),
          unaSalute('1.1.0', { tenant: 'due.test', dati: { legge: [], scrive: ['bandi'] } }),
          unaSalute('1.0.0'),
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
    request: unServer({
      registro: unRegistro({ salute: [unaSalute('1.0.0'), unaSalute('1.1.0', { tenant: 'due.test' })] }),
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

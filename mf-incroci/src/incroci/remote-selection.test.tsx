// Case files for all that a list of the server's has, also the rows that are not here.
import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unaPratica, unBando } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { fakeServer } from '../parts/engine-client/test/fake-server.ts'
import { Component } from './list.screen.tsx'

const modes = { aziende: 'window', bandi: 'window', pratiche: 'window' } as const
const criteri: Criterio[] = [{ id: 'dove', tipo: 'territorio', regioni: ['03'] }]
const bando = unBando({ data: { titolo: 'Voucher', dataChiusura: addDays(dayInRome(), 30), criteri } })
const many = (n: number) =>
  Array.from({ length: n }, (_, i) => unaAzienda({ ragioneSociale: `${i < 41 ? 'Alfa' : 'Beta'} ${i}` }))

function open(n: number, { q = '', pratiche = 0 } = {}) {
  const aziende = many(n)
  const server = fakeServer({ aziende, bandi: [bando] })
  const open = aziende.slice(0, pratiche).map(({ _id }) => unaPratica({ aziendaId: _id, bandoId: bando._id }))
  const { request } = server
  const path = `/incroci?tab=bando&bando=${bando._id}${q && `&q=${q}`}`
  return { ...renderScreen(<Component />, { aziende, bandi: [bando], pratiche: open, modes, request, path }), server }
}
afterEach(() => jest.restoreAllMocks())

it('takes all that the server found, not only the rows that are here, and opens a case file for each', async () => {
  const { user, writes, notices } = open(130, { pratiche: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleziona tutte le 130' }))
  expect(await screen.findByText('130 aziende selezionate')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Seleziona tutte le 130' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Crea pratiche' }))
  await waitFor(() => expect(writes).toHaveLength(129))
  await waitFor(() => expect(notices).toMatchObject([{ text: '129 pratiche create; 1 azienda ne aveva già una.' }]))
})

it('takes what search leaves, and gives it back', async () => {
  const { user } = open(130, { q: 'alfa' })
  const all = await screen.findByRole('checkbox', { name: 'Seleziona tutte le 41' })
  await user.click(all)
  expect(await screen.findByText('41 aziende selezionate')).toBeVisible()
  await user.click(all)
  expect(screen.queryByText(/selezionate/)).toBeNull()
})

it('takes a thousand at most, and says so', async () => {
  const { user } = open(1001)
  await user.click(
    await screen.findByRole('checkbox', { name: 'Seleziona le prime 1.000 di 1.001 (al massimo 1.000 alla volta)' }),
  )
  expect(await screen.findByText('1000 aziende selezionate')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Crea pratiche' })).toBeEnabled()
})

it('says why the others could not be had, and chooses nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, server } = open(130)
  const all = await screen.findByRole('checkbox', { name: 'Seleziona tutte le 130' })
  server.state.fails = true
  await user.click(all)
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde')
  expect(all).not.toBeChecked()
  server.state.fails = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('130 aziende selezionate')).toBeVisible()
})

it('begins with the grant that closes first of all, however new it is', async () => {
  const later = Array.from({ length: 30 }, () => unBando({ data: { dataChiusura: addDays(dayInRome(), 90), criteri } }))
  const aziende = many(1)
  const bandi = [bando, ...later]
  const { location } = renderScreen(<Component />, {
    aziende,
    bandi,
    modes,
    path: '/incroci?tab=bando',
    request: fakeServer({ aziende, bandi }).request,
  })
  await waitFor(() => expect(location()).toContain(`bando=${bando._id}`))
})

import { mayDelete } from '@bandiera/policy'
import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { ROLES, type BinEntry } from '@bandiera/domain'
import { screen, waitFor } from '@testing-library/react'
import modulo from '../module.ts'
import { Component } from './list.screen.tsx'
import { daysLeft } from './columns.tsx'

const DAY = 24 * 3600 * 1000
const from = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const entry = (over: Partial<BinEntry> = {}): BinEntry => ({
  coll: 'docs',
  id: 'd1',
  nome: 'Visura',
  quando: from(-1),
  chi: 'Gina Gestisce',
  scade: from(89),
  ...over,
})

/** The page over a server that holds these lines; what it was asked. */
function open(voci: BinEntry[], options: ScreenOptions = {}) {
  const asked: string[] = []
  const bin = [...voci]
  const request = (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (!init?.method) return Response.json({ voci: bin })
    if (path !== '/api/annulla') bin.pop()
    return Response.json({ operazione: { da: 7, a: 7 } })
  }
  return { asked, bin, ...renderScreen(<Component />, { path: '/cestino', request, ...options }) }
}

it('says what was deleted, by whom, when and how long it can be brought back', async () => {
  open([entry(), entry({ coll: 'pratiche', id: 'p-a', nome: '', chi: 'Editore', scade: from(0) })])
  const row = await screen.findByRole('row', { name: /Visura/ })
  expect(row).toHaveTextContent('DocumentoGina Gestisce')
  expect(row).toHaveTextContent(/89 giorni|90 giorni/)
  expect(screen.getByRole('row', { name: /Senza nome/ })).toHaveTextContent(/PraticaEditore.*1 giorno/)
})

it('brings one back at one press, and offers to take that back', async () => {
  const { user, asked, notices } = open([entry({ coll: 'aziende', id: 'a1', nome: 'Rossi S.r.l.' })])
  await user.click(await screen.findByRole('button', { name: 'Ripristina Rossi S.r.l.' }))
  expect(await screen.findByRole('heading', { name: 'Il cestino è vuoto' })).toBeVisible()
  expect(asked).toEqual(['GET /api/cestino', 'POST /api/cestino/aziende/a1', 'GET /api/cestino'])
  expect(notices).toMatchObject([{ text: '«Rossi S.r.l.» è di nuovo al suo posto.', action: { label: 'Annulla' } }])
  notices[0]!.action!.run()
  await waitFor(() => expect(asked).toContain('POST /api/annulla'))
})

it('says why it cannot be brought back, and shows what is there now', async () => {
  const text = 'Prima ripristina l’azienda a cui appartiene.'
  let refused = false
  const request = (_path: string, init?: RequestInit) => {
    if (!init?.method) return Response.json({ voci: refused ? [] : [entry()] })
    refused = true
    throw new Error(text)
  }
  const { user, notices } = open([], { request })
  await user.click(await screen.findByRole('button', { name: 'Ripristina Visura' }))
  await waitFor(() => expect(notices).toEqual([{ text, kind: 'error' }]))
  expect(await screen.findByRole('heading', { name: 'Il cestino è vuoto' })).toBeVisible()
})

it.each([
  [true, ['GET /api/cestino', 'DELETE /api/cestino', 'GET /api/cestino']],
  [false, ['GET /api/cestino']],
])('is emptied for good by an admin who confirms it (%s)', async (confirmed, expected) => {
  const { user, asked } = open([entry()], { usr: unUsr('admin'), confirmed })
  await user.click(await screen.findByRole('button', { name: 'Altre azioni' }))
  await user.click(screen.getByRole('menuitem', { name: 'Svuota il cestino' }))
  await waitFor(() => expect(asked).toEqual(expected))
})

it('is emptied by no one else', async () => {
  open([entry()], { usr: unUsr('gestore') })
  expect(await screen.findByRole('row', { name: /Visura/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Altre azioni' })).toBeNull()
})

it('follows what others delete while it is open', async () => {
  const azienda = unaAzienda()
  const { bin, feed } = open([], { aziende: [azienda] })
  expect(await screen.findByRole('heading', { name: 'Il cestino è vuoto' })).toBeVisible()
  bin.push(entry({ coll: 'aziende', id: azienda._id, nome: azienda.ragioneSociale }))
  feed.remove('aziende', azienda._id)
  expect(await screen.findByRole('row', { name: /Rossi S\.r\.l\./ })).toBeVisible()
})

it('shows only one kind when asked to', async () => {
  const { user } = open([entry(), entry({ coll: 'bandi', id: 'b1', nome: 'Voucher' })])
  await user.click(await screen.findByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('checkbox', { name: /Bando/ }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('row', { name: /Voucher/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Visura/ })).toBeNull()
})

it('says so when the server does not answer, and asks again', async () => {
  let down = true
  const request = () => {
    if (down) throw new Error('Il server non risponde.')
    return Response.json({ voci: [entry()] })
  }
  const { user } = open([], { request })
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  down = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('row', { name: /Visura/ })).toBeVisible()
})

it('is open only to roles that may delete something', () => {
  const route = modulo.routes?.find(({ path }) => path === '/cestino')
  const deleting = ROLES.filter((role) => mayDelete(unUsr(role)))
  expect([...(route?.roles ?? [])].sort()).toEqual([...deleting].sort())
})

it('counts days to the last one, which still counts', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  expect(daysLeft(entry({ scade: '2026-11-24T09:00:00Z' }), now)).toBe(2)
  expect(daysLeft(entry({ scade: '2026-11-22T10:00:01Z' }), now)).toBe(1)
  // this computer's clock is a little behind the server's
  expect(daysLeft(entry({ scade: '2027-02-20T10:00:01Z' }), now)).toBe(90)
})

// Companies and grants that are too many for a page: the same screens, judged elsewhere.
import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as SchedaAzienda } from '../slots/azienda-tab.tsx'
import { fakeServer } from '../parts/engine-client/test/fake-server.ts'
import { Component } from './list.screen.tsx'

const today = dayInRome()
const modes = { aziende: 'window', bandi: 'window', pratiche: 'window' } as const
const where = (regione: string): Criterio => ({ id: 'dove', tipo: 'territorio', regioni: [regione] })
const bando = (titolo: string, regione: string) =>
  unBando({ data: { titolo, dataChiusura: addDays(today, 30), criteri: [where(regione)] } })
const bandi = [bando('Per lombardi', '03'), bando('Per pugliesi', '16')]
const rossi = unaAzienda()
const others = Array.from({ length: 130 }, (_, n) => unaAzienda({ ragioneSociale: `Azienda ${n}` }))

const open = (server: ReturnType<typeof fakeServer>, options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    aziende: server.state.aziende,
    bandi,
    modes,
    request: server.request,
    path: '/incroci',
    ...options,
  })
afterEach(() => jest.restoreAllMocks())

const rows = () => screen.queryAllByRole('heading', { level: 2, name: inList }).map((title) => title.textContent)
const inList = (_name: string, title: Element) => title.closest('li') !== null

it('shows a company’s grants with verdicts, counters and reasons, and holds nothing but what it shows', async () => {
  const server = fakeServer({ aziende: [...others, rossi], bandi })
  const { user, location } = open(server, { path: `/incroci?azienda=${rossi._id}` })
  await waitFor(() => expect(rows()).toEqual(['Per lombardi', 'Per pugliesi']))
  expect(screen.getByRole('combobox', { name: 'Azienda' })).toHaveValue('Rossi S.r.l. · 01234567897')
  const counters = within(screen.getByRole('group', { name: 'Esito' }))
  expect(counters.getByRole('button', { name: /Non ammissibile/ })).toHaveTextContent(/1$/)
  await user.click(screen.getByRole('button', { name: 'Criteri: Per pugliesi' }))
  const table = screen.getByRole('table', { name: 'Criteri: Per pugliesi' })
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^NoAlmeno una sede in Puglia/)
  expect(location()).toContain(rossi._id)
})

it('begins with the newest company, and with a grant that one can apply to', async () => {
  const server = fakeServer({ aziende: [rossi], bandi })
  const { location, user } = open(server)
  await waitFor(() => expect(location()).toContain(`azienda=${rossi._id}`))
  await user.click(screen.getByRole('tab', { name: 'Per bando' }))
  await waitFor(() => expect(location()).toMatch(/bando=[0-9a-f]{24}/))
  await waitFor(() => expect(rows()).toEqual([rossi.ragioneSociale]))
})

it('asks for what search and filters leave, and gets more rows on request', async () => {
  const server = fakeServer({ aziende: [...others, rossi], bandi })
  const { user } = open(server, { path: `/incroci?tab=bando&bando=${bandi[0]!._id}` })
  await waitFor(() => expect(rows()).toHaveLength(100))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('131 aziende'))
  const [first] = screen.getAllByRole('heading', { level: 2, name: inList })
  expect(first?.closest('li')).toHaveAttribute('aria-posinset', '1')
  expect(first?.closest('li')).toHaveAttribute('aria-setsize', '131')
  await user.click(screen.getByRole('button', { name: 'Mostra altri 31' }))
  await waitFor(() => expect(rows()).toHaveLength(131))
  await user.type(screen.getByRole('searchbox', { name: 'Cerca aziende' }), 'rossi')
  await waitFor(() => expect(rows()).toEqual([rossi.ragioneSociale]))
  // the answer for the letters typed so far may already be here
  await waitFor(() => expect(server.state.asked.at(-1)).toMatchObject({ tab: 'bando', q: 'rossi', n: 100 }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 di 131 aziende'))
})

it('asks again when a company changes', async () => {
  const server = fakeServer({ aziende: [rossi], bandi })
  const { feed } = open(server, { path: `/incroci?tab=bando&bando=${bandi[0]!._id}` })
  await waitFor(() => expect(screen.getAllByText('Da verificare', { selector: 'li *' })[0]).toBeVisible())
  const moved = { ...rossi, sedi: [{ tipo: 'legale' as const, regione: '16' }] }
  server.state.aziende = [moved]
  feed.update('aziende', moved)
  await waitFor(() => expect(screen.getByText('Non ammissibile', { selector: 'li *' })).toBeVisible())
})

it('says that the server does not answer, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeServer({ aziende: [rossi], bandi })
  server.state.fails = true
  const { user } = open(server, { path: `/incroci?azienda=${rossi._id}` })
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde')
  server.state.fails = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(rows()).toContain('Per lombardi'))
})

it('keeps the rows when a later question fails, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeServer({ aziende: [rossi], bandi })
  const { feed } = open(server, { path: `/incroci?azienda=${rossi._id}` })
  await waitFor(() => expect(rows()).toContain('Per lombardi'))
  server.state.fails = true
  feed.update('aziende', { ...rossi, telefono: '02 123456' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde')
  expect(rows()).toContain('Per lombardi')
})

it('compares two matches of which it loads the records alone', async () => {
  const pair = bandi.map(({ _id }) => `${rossi._id}.${_id}`).join(',')
  const { windows } = open(fakeServer({ aziende: [...others, rossi], bandi }), { path: `/incroci?confronta=${pair}` })
  expect(await screen.findByRole('region', { name: 'Tabella di confronto' })).toBeVisible()
  expect(windows.filter(({ c }) => c === 'bandi')).toEqual([])
})

it('shows the best grants on the page of a company', async () => {
  const { request } = fakeServer({ aziende: [rossi], bandi })
  renderScreen(<SchedaAzienda aziendaId={rossi._id} />, { aziende: [rossi], bandi, modes, request })
  expect(await screen.findByRole('link', { name: 'Vedi tutti gli incroci (2)' })).toBeVisible()
})

// The reference tables of a portal: who sees them, who may load a newer file, and that it is in use at once.
import { TableReportSchema, ReferenceTablesSchema } from '@bandiera/domain'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

const FILE = [
  'Codice Regione;Codice Comune formato alfanumerico;Denominazione in italiano;Denominazione altra lingua;Sigla automobilistica',
  '03;016091;Dalmine;;BG',
  '03;016999;Dalmine Nuova;;BG',
  '20;121001;Nuova Olbia;;XX',
].join('\n')

let portal: TestPortal
afterEach(() => portal.stop())

async function open(tenants: string[], operatore = 'localhost') {
  const env = { BANDIERA_OPERATOR: operatore }
  portal = await startPortal({ fill: fillWorld, tenants, env })
  const tenant = portal.tenant('localhost')
  return async (who: keyof typeof people, method: string, path = '', body?: string) => {
    const { token } = await tenant.sessions.start(people[who])
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'text/csv' }) }
    return fetch(`${portal.url}/api/riferimenti/tabelle${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
  }
}

it('tells an admin what each table is, of which day and how large', async () => {
  const ask = await open(['localhost'])
  const { tabelle, sostituisce } = ReferenceTablesSchema.parse(await (await ask('admin', 'GET')).json())
  expect(sostituisce).toBe(true)
  expect(tabelle).toHaveLength(6)
  expect(tabelle[1]).toMatchObject({
    nome: 'comuni',
    giorno: '2026-06-09',
    righe: 7894,
    caricata: null,
    caricabile: true,
  })
})

it('says first what a file would change, then uses it at once, and gives the shipped table back', async () => {
  const ask = await open(['localhost'])
  const { reference } = portal.tenant('localhost')
  const trial = TableReportSchema.parse(await (await ask('admin', 'POST', '/comuni?prova=1', FILE)).json())
  expect(trial).toMatchObject({
    prima: 7894,
    dopo: 3,
    aggiunte: { righe: 2, esempi: ['Dalmine Nuova (BG)', 'Nuova Olbia (XX)'] },
    tolte: { righe: 7893 },
    cambiate: { righe: 0 },
  })
  expect(reference.comuni.byCode('016999')).toBeUndefined()
  expect((await ask('admin', 'POST', '/comuni', FILE)).status).toBe(200)
  expect(reference.comuni.search('nuova olbia')).toMatchObject([{ codice: '121001', provincia: '121', regione: '20' }])
  // the file has no code of the land registry: it stays with the comune
  expect(reference.comuni.byCode('016091')).toMatchObject({ catastale: 'D245' })
  const listed = ReferenceTablesSchema.parse(await (await ask('admin', 'GET')).json()).tabelle[1]
  expect(listed).toMatchObject({ righe: 3, caricata: expect.stringMatching(/^20/) })
  expect((await ask('admin', 'DELETE', '/comuni')).status).toBe(204)
  expect(reference.comuni.search('grosseto')).toHaveLength(1)
})

it.each([
  ['/comuni', 'a;b', 'manca la colonna'],
  ['/ateco-2007', '[{"code":"25.62","description":"x"}]', 'ATECO 2025'],
  ['/altro', FILE, 'non si carica'],
  ['/province', FILE, 'non si carica'],
])('refuses for %s what is another file', async (path, body, reason) => {
  const ask = await open(['localhost'])
  const answer = await ask('admin', 'POST', path, body)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(reason)
})

it.each([
  ['operators elsewhere', 'altro.localhost', 403],
  ['operators here', 'localhost', 200],
])('lets an admin load a file or not, with %s: it counts for all tenants', async (_, operatore, status) => {
  const ask = await open(['localhost', 'altro.localhost'], operatore)
  expect((await ask('admin', 'POST', '/comuni?prova=1', FILE)).status).toBe(status)
  expect((await ask('admin', 'DELETE', '/comuni')).status).toBe(status === 200 ? 204 : 403)
  expect((await ask('admin', 'GET')).status).toBe(200)
  expect((await ask('gestore', 'POST', '/comuni?prova=1', FILE)).status).toBe(403)
})

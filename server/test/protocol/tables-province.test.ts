// A file of comuni with other provinces than the release ships, loaded by an operator: everything that reads a provincia has them at once.
import {
  adoptProvince,
  findProvincia,
  placeCodes,
  provinciaByCode,
  regioneByCode,
  ReferenceTablesSchema,
} from '@bandiera/domain'
import { REGISTRY_CHANNEL, TenantManifestSchema, type TenantManifest } from '@bandiera/wire'
import { shippedRows } from '../../src/tenants/tables/shipped.ts'
import type { ComuneRow } from '../../src/tenants/tables/comuni-file.ts'
import { openSocket, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

/** The comuni of 2026 as SITUAS writes them: one of Bari in a new provincia, and Sulcis whole under another code. */
const MOVED: Readonly<Record<string, [string, string, string]>> = {
  '072006': ['120001', 'Terra di Bari', 'XB'],
  ...Object.fromEntries(
    (shippedRows('comuni') as ComuneRow[])
      .filter(({ provincia }) => provincia === '119')
      .map(({ codice }) => [codice, [`121${codice.slice(3)}`, 'Costa del Sulcis', 'XS']]),
  ),
}
const FILE = [
  'codice_istat,denominazione,codice_catastale,regione,provincia,sigla_provincia',
  ...(shippedRows('comuni') as ComuneRow[]).map(({ codice, nome, catastale, provincia, sigla, regione }) => {
    const { nome: ofRegione } = regioneByCode(regione)!
    const [code, name, short] = MOVED[codice] ?? [codice, provinciaByCode(provincia)!.nome, sigla]
    return [code, nome, catastale, ofRegione, name, short].join(',')
  }),
].join('\n')

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld, tenants: ['localhost'], env: { BANDIERA_OPERATOR: 'localhost' } })
})
afterEach(async () => {
  await portal.stop()
  adoptProvince(undefined)
})

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { token } = await portal.tenant('localhost').sessions.start(people.admin)
  return fetch(`${portal.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
}
const load = () =>
  ask('/api/riferimenti/tabelle/comuni', { method: 'POST', body: FILE, headers: { 'content-type': 'text/csv' } })
const manifest = async (): Promise<TenantManifest> =>
  TenantManifestSchema.parse(await (await ask('/api/moduli/manifesto')).json())

it('has them in the search, in the reading of cells and in the manifest of pages, until the shipped table is back', async () => {
  expect((await manifest()).province).toBeUndefined()
  expect((await load()).status).toBe(200)
  const found = await (await ask('/api/riferimenti/comuni?q=bari&provincia=XB')).json()
  expect(found).toMatchObject([{ codice: '120001', provincia: '120', sigla: 'XB', regione: '16' }])
  const nomi = [
    { nome: 'Bari (XB)' },
    { nome: 'Bari', provincia: 'Terra di Bari' },
    { nome: 'Carbonia', provincia: 'Costa del Sulcis' },
  ]
  const body = JSON.stringify({ nomi })
  const read = await ask('/api/riferimenti/comuni', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const { letture } = (await read.json()) as { letture: { trovati: { codice: string }[] }[] }
  expect(letture.map(({ trovati }) => trovati.map(({ codice }) => codice))).toEqual([
    ['120001'],
    ['120001'],
    ['121003'],
  ])
  const { province } = await manifest()
  expect(province?.oggi).toHaveLength(111)
  expect(province?.oggi.filter(({ codice }) => codice > '119')).toMatchObject([
    { codice: '120', nome: 'Terra di Bari', sigla: 'XB', regione: '16' },
    { codice: '121', nome: 'Costa del Sulcis', sigla: 'XS', regione: '20' },
  ])
  expect(province?.prima.filter(({ codice }) => ['119', '107', '072'].includes(codice))).toMatchObject([
    { codice: '107', in: ['121'], intere: [] },
    { codice: '119', in: ['121'], intere: ['121'] },
  ])
  expect(findProvincia('Terra di Bari')?.codice).toBe('120')
  expect(placeCodes({ comune: '121003' }).regione).toBe('20')
  const { tabelle } = ReferenceTablesSchema.parse(await (await ask('/api/riferimenti/tabelle')).json())
  expect(tabelle.slice(0, 2)).toMatchObject([
    { nome: 'province', righe: 111, caricata: expect.any(String) },
    { nome: 'comuni', righe: 7894 },
  ])
  expect((await ask('/api/riferimenti/tabelle/comuni', { method: 'DELETE' })).status).toBe(204)
  expect((await manifest()).province).toBeUndefined()
  expect(findProvincia('Terra di Bari')).toBeUndefined()
})

it('tells open pages, which then ask for the manifest', async () => {
  const socket = openSocket(portal)
  await signIn(socket, 'gestore')
  const channel = socket.subscribe(REGISTRY_CHANNEL)
  await channel.listener('subscribe').once()
  const first = channel[Symbol.asyncIterator]().next()
  await load()
  expect((await first).value).toMatchObject({ province: true, urgent: false })
  socket.disconnect()
})

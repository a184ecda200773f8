import type { TenantManifest } from '@bandiera/wire'
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchAs } from '../protocol/fetch-as.ts'
import { people, type Person } from '../protocol/world.ts'
import { aPresentModule, ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { askAs, developer, type Team } from './team.ts'

const OTHER = 'altro.localhost'
const PAGE = 'mf-registro'
const entry = { feature: 'registro', roles: ['admin' as const] }

let portal: ModulesPortal
let operator: Team
beforeAll(async () => {
  portal = await startWithModules()
  operator = await developer(portal)
  const page = aPresentModule('0.1.0', {
    id: PAGE,
    features: { registro: { label: 'Registro', on: false } },
    routes: [
      { ...entry, path: '/registro', ref: 'moduli', title: 'Registro' },
      { ...entry, path: '/registro/clienti/:id', ref: 'cliente', title: 'Cliente' },
    ],
    menu: [{ ...entry, id: 'registro', label: 'Registro', to: '/registro', order: 110 }],
    files: { 'remoteEntry.0a1b2c3d.js': { size: 3, sri: '' } },
  })
  await mkdir(`${portal.root}/${PAGE}/dist`, { recursive: true })
  await writeFile(`${portal.root}/${PAGE}/dist/modulo.json`, JSON.stringify(page))
  await writeFile(`${portal.root}/${PAGE}/dist/remoteEntry.0a1b2c3d.js`, '1;\n')
})
afterAll(() => portal.stop())

async function get<T>(path: string, person: Person, host = 'localhost'): Promise<T> {
  const { token } = await portal.tenant(host).sessions.start(people[person])
  const headers = { authorization: `Bearer ${token}` }
  return (await fetchAs(host, portal.port)(`${portal.url}${path}`, { headers })).json() as Promise<T>
}
const pageIn = ({ modules }: TenantManifest) => modules.find(({ id }) => id === PAGE)
const codeFor = async (host: string) =>
  (await fetchAs(host, portal.port)(`${portal.url}/m/${PAGE}/0.1.0/remoteEntry.0a1b2c3d.js`)).status
const switchOn = (host: string) =>
  portal.tenant(host).documents.transact(null, async (writer) => {
    const own = {
      moduli: { registro: true },
      moduliPerConto: { registro: [people.admin._id], rent: [people.gestore._id] },
    }
    await writer.replace('settings', { _id: host, nome: 'Altro', ...own })
  })

describe('the operators’ page', () => {
  it('is there for admins of the operators’ tenant', async () => {
    const manifest = await get<TenantManifest>('/api/moduli/manifesto', 'admin')
    expect(pageIn(manifest)).toMatchObject({ menu: [{ to: '/registro', roles: ['admin'] }] })
    expect(await codeFor('localhost')).toBe(200)
  })

  it('exists nowhere else: no menu entry, no route, no code', async () => {
    expect(pageIn(await get<TenantManifest>('/api/moduli/manifesto', 'admin', OTHER))).toBeUndefined()
    expect(await codeFor(OTHER)).toBe(404)
  })

  it('is not to be had by writing it into the settings either', async () => {
    await switchOn(OTHER)
    const { modules, reserved, features } = await get<TenantManifest>('/api/moduli/manifesto', 'admin', OTHER)
    expect(modules.map(({ id }) => id)).toEqual([ID])
    expect([features, reserved]).toEqual([['prova'], {}])
    expect(await codeFor(OTHER)).toBe(404)
  })

  it('is not among what a tenant can switch, not even where it is', async () => {
    for (const host of ['localhost', OTHER]) {
      const { funzioni } = await get<{ funzioni: { chiave: string }[] }>('/api/moduli', 'admin', host)
      expect(funzioni.map(({ chiave }) => chiave)).toEqual(['prova'])
    }
  })
})

describe('what its screens ask', () => {
  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    askAs(portal, operator, { method, url: path.posix.join('/api/registro', url), ...(body && { body }) })

  it('is answered as soon as the registry changes, and at once to a page that was away', async () => {
    const { segno } = (await ask('GET', 'novita')).body as { segno: string }
    const waiting = ask('GET', `novita?da=${segno}`)
    await portal.publish('1.1.0')
    const next = (await waiting).body as { segno: string }
    expect(next.segno).not.toBe(segno)
    expect((await ask('GET', `novita?da=${segno}`)).body).toEqual(next)
  })

  it('is answered at once when the server stops', async () => {
    const other = await startWithModules()
    const own = await developer(other)
    const url = '/api/registro/novita'
    const { segno } = (await askAs(other, own, { method: 'GET', url })).body as { segno: string }
    const waiting = askAs(other, own, { method: 'GET', url: `${url}?da=${segno}` })
    // it has to be there before the server goes
    await expect(Promise.race([waiting, pause(300)])).resolves.toBeUndefined()
    const began = Date.now()
    await other.stop()
    expect(await waiting).toMatchObject({ status: 200, body: { segno } })
    expect(Date.now() - began).toBeLessThan(2500)
  })

  it('has names of tenants and sizes of releases', async () => {
    const { body } = await ask('GET', '')
    expect(body).toMatchObject({
      tenant: [{ id: 'localhost', nome: 'localhost' }, { id: OTHER }],
      rilasci: expect.arrayContaining([expect.objectContaining({ id: PAGE, peso: 3, dati: null })]),
    })
  })

  it('takes as many generations as it shows', async () => {
    for (const verb of ['spegni', 'accendi'])
      await ask('POST', 'comandi', { comando: { verb, id: ID, tenants: ['localhost'] }, perche: 'prova' })
    const numbers = async (query: string) =>
      ((await ask('GET', `generazioni/localhost${query}`)).body as { generazioni: { n: number }[] }).generazioni.map(
        ({ n }) => n,
      )
    expect([await numbers(''), await numbers('?quante=1')]).toEqual([[2, 1], [2]])
  })

  it('of a trial takes the table also when it would be refused, of a command never', async () => {
    const body = { comando: { verb: 'promuovi', id: ID, version: '9.9.9' }, perche: 'prova' }
    const refused = { refusals: [{ kind: 'unknownRelease' }] }
    expect(await ask('POST', 'comandi?tabella=1', { ...body, prova: true })).toMatchObject({
      status: 200,
      body: refused,
    })
    expect(await ask('POST', 'comandi?tabella=1', body)).toMatchObject({ status: 422 })
  })

  it('tells what a tenant would have without a feature, and refuses to take one that it needs', async () => {
    const { body } = await ask('GET', 'funzioni/localhost')
    expect(body).toEqual({
      funzioni: [
        { id: ID, key: 'prova', label: 'Prova', on: true, fixed: false },
        { id: PAGE, key: 'registro', label: 'Registro', on: true, fixed: true },
      ],
    })
    const without = (query: string, ...spente: string[]) =>
      ask('POST', `funzioni${query}`, { tenant: 'localhost', spente })
    expect(await without('', 'prova')).toMatchObject({
      status: 200,
      body: { prospetto: [{ id: ID, lost: ['prova'], after: { version: null }, stranded: false }] },
    })
    expect(await without('', 'registro')).toMatchObject({ status: 422, body: { prospetto: [{ stranded: true }] } })
    expect(await without('?tabella=1', 'registro')).toMatchObject({ status: 200 })
    expect(await ask('GET', 'funzioni/nessuno.test')).toMatchObject({ status: 404 })
  })
})

it('opens at the address of a tenant, which ends like the name of a file, where it is and nowhere else', async () => {
  const status = async (host: string, path: string) =>
    (await portal.app.inject({ url: path, headers: { host } })).statusCode
  expect(await status('localhost', '/registro/clienti/altro.localhost')).toBe(200)
  expect(await status(OTHER, '/registro/clienti/altro.localhost')).toBe(404)
  expect(await status('localhost', '/registro/altro.localhost')).toBe(404)
})

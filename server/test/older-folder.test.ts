import { COLLECTIONS, sedeName, type AnyRecord, type CollectionName, type Usr } from '@bandiera/domain'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { MANIFEST, manifestOf, readManifest, textOf } from '../src/operations/backup/manifest.ts'
import { rowsOf } from '../src/registry/rows.ts'
import { contentsOf } from '../src/store/sql/sqlite/copy-database.ts'
import { run } from './backup/terminal.ts'
import { everything, type Everything } from './everything.ts'
import { openSocket } from './protocol/clients.ts'
import { startPortal, type TestPortal } from './protocol/portal.ts'
import { PASSWORD } from './protocol/world.ts'
import { spawnTypeScript } from './typescript-process.ts'

const OLDER = path.join(__dirname, 'fixtures/folder-c30d4e8')
const TENANTS = ['localhost', 'altro.localhost']
/** Collections that came after the release of the folder. */
const LATER: readonly CollectionName[] = ['viste']
const database = (folder: string, tenant: string) => path.join(folder, 'tenants', `${tenant}.db`)

let folder: string
/** The unchanged folder: a database is opened in a copy, because opening one writes beside it. */
let untouched: string
let portal: TestPortal
beforeAll(async () => {
  ;[folder, untouched] = [await copied(), await copied()]
  await killedWhileOpening(database(folder, 'localhost'))
  portal = await startPortal({ tenants: TENANTS, dataDir: folder })
})
afterAll(async () => {
  await portal.stop()
  for (const each of [folder, untouched]) await rm(each, { recursive: true })
})

async function copied(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bandiera-older-'))
  await cp(OLDER, copy, { recursive: true })
  return copy
}

/** A server that was killed in the middle of its first start on the older folder. */
async function killedWhileOpening(file: string): Promise<void> {
  const child = spawnTypeScript(path.join(__dirname, 'killed-opening.ts'), [file, '6'])
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  expect(signal).toBe('SIGKILL')
}

/** A phone takes its one form when its record is written. */
const phoneOf = (doc: object) =>
  'telefono' in doc && doc.telefono === '02 1234567' ? { telefono: '+39021234567' } : {}
const isActive = ({ invito, attivo }: Usr) => !invito && attivo !== false
const countsOf = (all: Everything) =>
  Object.fromEntries(COLLECTIONS.map((coll): [CollectionName, number] => [coll, all[coll].length]))

it('keeps a copy of each tenant from before it brought the records up', async () => {
  for (const id of TENANTS) {
    const before = contentsOf(database(untouched, id))
    const copy = path.join(folder, 'tenants/copie', `${id}.usr-2-${before.epoch.slice(0, 8)}.db`)
    expect(contentsOf(copy)).toEqual(before)
  }
})

it('is saved and restored as it is, by a release that has more collections', async () => {
  const [copy, later] = [`${untouched}-copia`, `${untouched}-restored`]
  try {
    expect(await run(['backup', copy], untouched)).toMatchObject({ code: 0, err: '' })
    await asOfEarlierRelease(copy)
    expect(await run(['verify', copy], untouched)).toMatchObject({ code: 0, err: '' })
    expect(await run(['restore', copy], later)).toMatchObject({ code: 0, err: '' })
    for (const id of TENANTS) {
      const { epoch: _new, ...contents } = contentsOf(database(later, id))
      expect(contentsOf(database(untouched, id))).toMatchObject(contents)
    }
  } finally {
    for (const each of [copy, later]) await rm(each, { recursive: true, force: true })
  }
})

/** Its list of contents as that release wrote it, without the later collections. */
async function asOfEarlierRelease(copy: string): Promise<void> {
  const { tenants, files } = await readManifest(copy)
  for (const { records } of tenants) for (const coll of LATER) delete records[coll]
  await writeFile(path.join(copy, MANIFEST), textOf(manifestOf({ tenants, files })))
}

describe.each(TENANTS)('%s of commit c30d4e8', (id) => {
  it('has every record of every collection, and its log goes on', async () => {
    const before = contentsOf(database(untouched, id))
    const { store } = portal.tenant(id)
    expect(countsOf(await everything(portal.tenant(id)))).toEqual(before.records)
    const empty = COLLECTIONS.filter((coll) => before.records[coll] === 0)
    expect(empty).toEqual(LATER)
    // five grants that get the titles of their codes, and one company of Cagliari
    expect(await store.seq()).toBe(before.seq + 5 + (id === 'localhost' ? 1 : 0))
    expect(store.epoch).toBe(before.epoch)
  })

  it('has its places under the codes of today, with their names', async () => {
    const { aziende } = await everything(portal.tenant(id))
    const sedi = aziende.flatMap((azienda) => azienda.sedi ?? [])
    expect(sedi.filter(({ comune, provincia }) => /^(?:09[0-25]|111)/.test(comune ?? provincia ?? ''))).toEqual([])
    const sardi = sedi.filter(({ regione }) => regione === '20')
    expect(sardi).toHaveLength(id === 'localhost' ? 1 : 0)
    for (const sede of sardi) expect(sede).toMatchObject({ comune: '118006', provincia: '118' })
    expect(sardi.map(sedeName)).toEqual(sardi.map(() => 'Cagliari (CA)'))
  })

  it('knows the last access of each user', async () => {
    const { usr } = await everything(portal.tenant(id))
    expect(usr.filter(({ ultimoAccesso }) => ultimoAccesso).length).toBeGreaterThan(5)
  })

  it('lets every user sign in', async () => {
    const { usr } = await everything(portal.tenant(id))
    const active = usr.filter(isActive)
    expect(active.length).toBeGreaterThan(5)
    for (const { _id, email } of active) {
      expect(await portal.tenant(id).users.verify(email, PASSWORD, { address: '' })).toMatchObject({ _id })
    }
  })

  it('takes a change of every record', async () => {
    const tenant = portal.tenant(id)
    const all = await everything(tenant)
    for (const coll of COLLECTIONS) {
      for (const doc of all[coll]) {
        const { versione = 1, aggiornatoIl: _when, aggiornatoDa: _by, ...rest } = doc as AnyRecord
        await tenant.documents.transact(null, (w) => w.replace(coll, { ...rest, altro: 'nuovo' } as never, 'update'))
        const after = (await tenant.store.get(coll, doc._id))?.doc
        expect(after).toMatchObject({ ...rest, ...phoneOf(rest), altro: 'nuovo', versione: versione + 1 })
      }
    }
  })

  it('has its files', async () => {
    const { docs } = await everything(portal.tenant(id))
    const files = docs.flatMap(({ file }) => (file ? [file.chiave] : []))
    expect(files.length).toBeGreaterThan(2)
    const { files: kept } = portal.tenant(id)
    expect((await kept.list('documenti')).map(({ name }) => name).toSorted()).toEqual([...new Set(files)].toSorted())
    expect(await kept.list('immagini')).toHaveLength(1)
  })

  it('remembers what was changed in it', async () => {
    const tenant = portal.tenant(id)
    const changes = await Promise.all(
      (await everything(tenant)).aziende.map(({ _id }) => tenant.store.changesOf('aziende', _id, 10)),
    )
    const phones = changes.flat().filter(({ op, before, after }) => op === 'update' && before && after)
    expect(phones.map(({ after }) => after!.doc)).toContainEqual(expect.objectContaining({ telefono: '02 1234567' }))
  })
})

it('a person with an earlier access signs in over the socket', async () => {
  const { usr } = await everything(portal.tenant('localhost'))
  const socket = openSocket(portal)
  const { email, ultimoAccesso } = usr.find(({ role }) => role.gestore)!
  expect(ultimoAccesso).toMatch(/^2026-11-2/)
  expect(await socket.invoke('login', { email, password: PASSWORD })).toMatchObject({ u: { email } })
  socket.disconnect()
})

it('the registry has its release, for the tenant that had it', async () => {
  const get = (url: string) => portal.app.inject({ url, headers: { host: 'localhost' } })
  const rows = await rowsOf(portal.tenants.registry, 'rilascio')
  expect(rows.map(({ value }) => [value.modulo.id, value.modulo.version])).toEqual([['mf-prova', '1.1.0']])
  const { entry } = rows[0]!.value.modulo
  expect((await get(`/m/mf-prova/1.1.0/${entry}`)).statusCode).toBe(200)
  const generations = await rowsOf(portal.tenants.registry, 'generazione')
  expect(generations.map(({ value }) => [value.tenant, value.choices])).toEqual([
    ['localhost', { 'mf-prova': { version: '1.1.0' } }],
  ])
})

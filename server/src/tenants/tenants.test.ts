import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import Database from 'libsql'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from '../config.ts'
import { sqliteDatabases } from '../store/databases.ts'
import { openTenants, type OpenOptions, type Tenants } from './tenants.ts'

const SMALL: OpenOptions = { scryptLogN: 10, demo: { aziende: 4, bandi: 4, pratiche: 2, docs: 2 } }
const HERE = { address: '127.0.0.1' }
let dataDir: string
let opened: Tenants[] = []
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'bandiera-tenants-'))))
afterEach(async () => {
  for (const tenants of opened) await tenants.close()
  opened = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(env: Record<string, string> = {}, options: OpenOptions = SMALL): Promise<Tenants> {
  const tenants = await openTenants(parseConfig({ BANDIERA_DATA: dataDir, ...env }), options)
  opened.push(tenants)
  return tenants
}
const PRODUCTION = { NODE_ENV: 'production', BANDIERA_TENANTS: 'bandi.example.it' }
const ADMIN = { BANDIERA_ADMIN_EMAIL: 'Capo@example.it', BANDIERA_ADMIN_PASSWORD: 'una password lunga' }

it('creates the four demo tenants, each with its own data and settings', async () => {
  const steps: string[] = []
  const tenants = await open({}, { ...SMALL, progress: (line) => steps.push(line) })
  const ids = tenants.list().map(({ id }) => id)
  expect(ids).toEqual(['localhost', 'agevolaitalia.localhost', 'sofabis.localhost', 'affitti.localhost'])
  expect(steps).toHaveLength(4)
  const names = await Promise.all(
    tenants.list().map(async ({ id, store }) => (await store.get('settings', id))?.doc.nome),
  )
  expect(names).toEqual(['Bandiera', 'AgevolaItalia', 'sofabis', 'Affitti e Bandi'])
  for (const { users } of tenants.list()) {
    expect(await users.verify('gestore@demo.test', 'demo-Bandiera-2026', HERE)).toMatchObject({
      role: { gestore: true },
    })
  }
})

it('finds a tenant by its host, in any case and with any port, and none for a stranger’s host', async () => {
  const tenants = await open()
  const id = (host: string | undefined) => tenants.byHost(host)?.id ?? null
  expect(id('localhost:4000')).toBe('localhost')
  expect(id('SOFABIS.localhost.')).toBe('sofabis.localhost')
  expect(id('127.0.0.1:4000')).toBe('localhost')
  expect(id('[::1]:4000')).toBe('localhost')
  for (const host of ['evil.test', 'localhost.evil.test', '', '__proto__', '../localhost', undefined])
    expect(id(host)).toBeNull()
})

it('opens existing data again without new demo data, sessions included', async () => {
  const first = await open()
  const before = await first.byId('localhost')!.store.seq()
  const { token } = await first.byId('localhost')!.sessions.start({ _id: 'a'.repeat(24) })
  await first.close()
  const again = await open()
  expect(await again.byId('localhost')!.store.seq()).toBe(before)
  expect(await again.byId('localhost')!.sessions.verify(token)).not.toBeNull()
})

it('keeps one tenant’s tokens worthless for another', async () => {
  const tenants = await open()
  const { token } = await tenants.byId('localhost')!.sessions.start({ _id: 'a'.repeat(24) })
  expect(await tenants.byId('sofabis.localhost')!.sessions.verify(token)).toBeNull()
})

it('gives the demo accounts the password of today’s environment', async () => {
  await (await open()).close()
  const tenants = await open({ BANDIERA_DEMO_PASSWORD: 'un’altra password' })
  const { users } = tenants.byId('localhost')!
  expect(await users.verify('admin@demo.test', 'demo-Bandiera-2026', HERE)).toBeNull()
  expect(await users.verify('admin@demo.test', 'un’altra password', HERE)).not.toBeNull()
})

describe('in production', () => {
  it('creates no demo account; the environment names the first admin', async () => {
    const tenants = await open({ ...PRODUCTION, ...ADMIN })
    const { store, users } = tenants.byId('bandi.example.it')!
    expect(await users.verify('capo@example.it', 'una password lunga', HERE)).toMatchObject({ role: { admin: true } })
    expect(await store.get('settings', 'bandi.example.it')).not.toBeNull()
    expect(await store.seq()).toBe(2)
    expect(tenants.byHost('127.0.0.1')).toBeNull()
  })

  it('makes the admin only while a tenant has no user', async () => {
    await (await open({ ...PRODUCTION, ...ADMIN })).close()
    const tenants = await open({ ...PRODUCTION, ...ADMIN, BANDIERA_ADMIN_EMAIL: 'altro@example.it' })
    expect(await tenants.byId('bandi.example.it')!.users.byEmail('altro@example.it')).toBeNull()
  })

  it('warns about demo accounts made before', async () => {
    await (await open({ BANDIERA_TENANTS: 'bandi.example.it' })).close()
    const steps: string[] = []
    await open(PRODUCTION, { ...SMALL, progress: (line) => steps.push(line) })
    expect(steps).toEqual([expect.stringContaining('Warning: bandi.example.it holds demo accounts')])
  })
})

describe('the signing key', () => {
  const file = () => path.join(dataDir, 'key')

  it('is made once, long, and readable by its owner only', async () => {
    await (await open()).close()
    const key = readFileSync(file(), 'utf8')
    expect(key.trim().length).toBeGreaterThan(60)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    await open()
    expect(readFileSync(file(), 'utf8')).toBe(key)
  })

  it('is refused when it is short', async () => {
    writeFileSync(file(), 'segreto\n')
    await expect(open()).rejects.toMatchObject({ code: 'KEY_WEAK' })
  })
})

describe('a tenant whose data cannot be opened', () => {
  const fileOf = (id: string) => path.join(dataDir, 'tenants', `${id}.db`)
  const damaged: [string, (file: string) => void][] = [
    ['holds rubbish', (file) => writeFileSync(file, 'rubbish '.repeat(1000))],
    ['is cut off', (file) => truncateSync(file, 5000)],
    ['has a page of rubbish', (file) => writeAt(file, 3 * 4096, 'x'.repeat(4096))],
    ['is empty', (file) => truncateSync(file, 0)],
    ['has no tables, which only its log file had', (file) => withoutTables(file)],
  ]
  function withoutTables(file: string): void {
    rmSync(file)
    const database = new Database(file)
    database.exec('PRAGMA user_version = 1')
    database.close()
  }
  it.each(damaged)('stays closed while the others run: its file %s', async (_name, damage) => {
    await (await open()).close()
    damage(fileOf('sofabis.localhost'))
    const steps: string[] = []
    const tenants = await open({}, { ...SMALL, progress: (line) => steps.push(line) })
    expect(tenants.closed).toEqual(['sofabis.localhost'])
    expect(tenants.list().map(({ id }) => id)).not.toContain('sofabis.localhost')
    expect(() => tenants.byHost('sofabis.localhost')).toThrow(expect.objectContaining({ code: 'TENANT_CLOSED' }))
    expect(steps.filter((line) => line.startsWith('Warning'))).toEqual([
      expect.stringContaining(fileOf('sofabis.localhost')),
    ])
    const { users } = tenants.byHost('localhost')!
    expect(await users.byEmail('admin@demo.test')).not.toBeNull()
  })

  it('and is alone ends the start, with its error', async () => {
    mkdirSync(path.join(dataDir, 'tenants'))
    writeFileSync(fileOf('solo.localhost'), 'rubbish '.repeat(1000))
    const failed = open({ BANDIERA_TENANTS: 'solo.localhost' })
    await expect(failed).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
  })

  it('is not one that was begun and not finished: an empty file with the mark of its beginning is begun again', async () => {
    mkdirSync(path.join(dataDir, 'tenants'))
    writeFileSync(fileOf('localhost'), '')
    writeFileSync(`${fileOf('localhost')}-nuovo`, '')
    const tenants = await open()
    expect(tenants.closed).toEqual([])
    expect(readdirSync(path.join(dataDir, 'tenants')).filter((name) => name.endsWith('-nuovo'))).toEqual([])
  })
})

/** Writes over a part of a file. */
function writeAt(file: string, at: number, text: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, text, at)
  closeSync(handle)
}

it('leaves no half-made demo data behind when it fails', async () => {
  const broken: OpenOptions = {
    ...SMALL,
    demo: {
      aziende: 4,
      get docs(): number {
        throw new Error('stop')
      },
    },
  }
  await expect(open({}, broken)).rejects.toThrow('stop')
  const tenants = await open()
  expect(await tenants.byId('localhost')!.users.byEmail('admin@demo.test')).not.toBeNull()
})

it('lists the tenants that have a database, and ignores other files', async () => {
  await (await open({ BANDIERA_TENANTS: 'b.test,a.test' })).close()
  writeFileSync(path.join(dataDir, 'tenants', 'Copia di a.test.db'), '')
  writeFileSync(path.join(dataDir, 'tenants', 'note.txt'), '')
  expect(await sqliteDatabases(dataDir).ids()).toEqual(['a.test', 'b.test'])
  expect(await sqliteDatabases(path.join(dataDir, 'none')).ids()).toEqual([])
})

it('lets admins replace the tables of all tenants where they operate, or are alone', async () => {
  const replacing = async (tenants: string, operatore?: string) => {
    const env = {
      NODE_ENV: 'production',
      BANDIERA_TENANTS: tenants,
      ...(operatore && { BANDIERA_OPERATOR: operatore }),
    }
    const opened = await openTenants(parseConfig({ BANDIERA_DATA: dataDir, ...env }), { demo: false })
    const found = opened.list().flatMap(({ id, replacesTables }) => (replacesTables ? id : []))
    await opened.close()
    return found
  }
  expect(await replacing('a.test')).toEqual(['a.test'])
  expect(await replacing('a.test,b.test')).toEqual([])
  expect(await replacing('a.test,b.test', 'b.test')).toEqual(['b.test'])
})

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from '../../src/config.ts'
import { startServer } from '../../src/operations/start-server.ts'
import { openTenants, type OpenOptions, type Tenants } from '../../src/tenants/tenants.ts'
import { buildApp } from '../../src/app.ts'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'

const CHEAP: OpenOptions = { scryptLogN: 8, demo: { aziende: 5, bandi: 3, pratiche: 3, docs: 2 } }

describeOnPostgres('starting on PostgreSQL', () => {
  let server: TestPostgres
  let other: TestPostgres
  let folder: string
  const opened: Tenants[] = []
  beforeAll(async () => {
    ;[server, other] = await Promise.all([startPostgres(), startPostgres({ fsync: 'off' })])
  }, 120_000)
  afterAll(() => Promise.all([server?.stop(), other?.stop()]))
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-start-'))))
  afterEach(async () => {
    for (const tenants of opened.splice(0)) await tenants.close()
    const schemas = await server.sql("SELECT nspname FROM pg_namespace WHERE nspname ~ '[.]|altro'")
    for (const { nspname } of schemas) await server.sql(`DROP SCHEMA "${String(nspname)}" CASCADE`)
    rmSync(folder, { recursive: true, force: true })
  })
  const open = async (env: Record<string, string>, dataDir = folder): Promise<Tenants> => {
    const config = parseConfig({ BANDIERA_DATA: dataDir, BANDIERA_DB: server.url, ...env })
    const tenants = await openTenants(config, CHEAP)
    opened.push(tenants)
    return tenants
  }

  it('nodes that start together fill a new tenant once, and share a data folder', async () => {
    const env = { BANDIERA_TENANTS: 'insieme.it' }
    const [one, two] = await Promise.all([open(env), open(env)])
    const count = async (tenants: Tenants): Promise<number> => {
      let found = 0
      for await (const _each of tenants.byId('insieme.it')!.store.scan('aziende')) found++
      return found
    }
    expect([await count(one), await count(two)]).toEqual([5, 5])
    const config = parseConfig({ BANDIERA_DATA: folder, BANDIERA_DB: server.url, PORT: '0', ...env })
    const nodes = [await startServer(config, { buildApp, ...CHEAP }), await startServer(config, { buildApp, ...CHEAP })]
    expect(nodes.map(({ tenants }) => tenants)).toEqual([['insieme.it'], ['insieme.it']])
    for (const node of nodes) await node.stop()
  })

  it('opens every tenant that has a schema, each on its own server, and no other schema', async () => {
    await server.sql('CREATE SCHEMA altro; CREATE TABLE altro.docs_aziende (id int)')
    await open({ BANDIERA_TENANTS: 'primo.it,spostato.it' })
    const second = await startPostgres()
    try {
      const env = { BANDIERA_DB: `${server.url} spostato.it=${second.url}`, NODE_ENV: 'production' }
      const placed = await open({ ...env, BANDIERA_TENANTS: 'spostato.it' })
      expect(placed.list().map(({ id }) => id)).toEqual(expect.arrayContaining(['primo.it', 'spostato.it']))
      expect(placed.byId('altro')).toBeNull()
      // its new home is another database, not the one it left
      expect(await placed.byId('spostato.it')!.store.seq()).toBe(1)
      for (const tenants of opened.splice(0)) await tenants.close()
    } finally {
      await second.stop()
    }
  })

  it('refuses a node with another key: its data folder is not the one of the others', async () => {
    await open({ BANDIERA_TENANTS: 'chiave.it' })
    const elsewhere = path.join(folder, 'altrove')
    await expect(open({ BANDIERA_TENANTS: 'chiave.it' }, elsewhere)).rejects.toMatchObject({ code: 'KEY_OTHER' })
    // a key that follows the known one is no other key, and from then on the known one
    mkdirSync(elsewhere, { recursive: true })
    renameSync(path.join(folder, 'key'), path.join(elsewhere, 'key.old'))
    await open({ BANDIERA_TENANTS: 'chiave.it' }, elsewhere)
    rmSync(path.join(elsewhere, 'key.old'))
    await open({ BANDIERA_TENANTS: 'chiave.it' }, elsewhere)
  })

  it('refuses a server that could lose acknowledged writes, and names the setting', async () => {
    const refused = open({ BANDIERA_DB: other.url, BANDIERA_TENANTS: 'a.it' })
    await expect(refused).rejects.toMatchObject({ code: 'DATABASE_UNSAFE', args: [expect.any(String), 'fsync = off'] })
  })

  it('refuses a database, a user or a server that is not there, and never shows a password', async () => {
    const { port } = new URL(server.url)
    const wrong = [
      [`postgres://bandiera:segreta@127.0.0.1:${port}/manca`, 'DATABASE_REFUSED'],
      [`postgres://nessuno:segreta@127.0.0.1:${port}/postgres`, 'DATABASE_REFUSED'],
      ['postgres://bandiera:segreta@127.0.0.1:9/postgres', 'DATABASE_OFFLINE'],
    ] as const
    for (const [address, code] of wrong) {
      const error: { code?: string; args?: string[] } = await open({ BANDIERA_DB: address }).catch((caught) => caught)
      expect(error.code).toBe(code)
      expect(JSON.stringify(error.args)).not.toContain('segreta')
    }
  })

  it('refuses to leave the databases of the data folder behind', async () => {
    mkdirSync(path.join(folder, 'tenants'))
    writeFileSync(path.join(folder, 'tenants', 'bandi.example.it.db'), '')
    await expect(open({})).rejects.toMatchObject({ code: 'CONFIG_INVALID', args: ['BANDIERA_DB', expect.any(String)] })
  })

  it('refuses a host name that PostgreSQL would cut', async () => {
    const long = `${'a'.repeat(60)}.it`
    await open({ BANDIERA_TENANTS: long })
    await expect(open({ BANDIERA_TENANTS: `a${long}` })).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  })
})

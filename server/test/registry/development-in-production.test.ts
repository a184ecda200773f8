import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { openTenants } from '../../src/tenants/tenants.ts'
import { CHEAP } from '../protocol/world.ts'
import { startPortal } from '../protocol/portal.ts'
import { askAs, developer, type Team } from './team.ts'

let dataDir: string
let team: Team
let session: string
const config = (env: Record<string, string>) =>
  parseConfig({ BANDIERA_DATA: dataDir, BANDIERA_ROOT: dataDir, BANDIERA_TENANTS: 'localhost', ...env })
const ADMIN = { email: 'admin@demo.test', password: 'demo-Bandiera-2026' }

/** A folder that was begun in development, with its key, its accounts and an open session. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-begun-'))
  const demo = { aziende: 1, bandi: 1, pratiche: 1 }
  const tenants = await openTenants(config({}), { scryptLogN: CHEAP, demo })
  const tenant = tenants.byId('localhost')!
  const admin = await tenant.users.verify(ADMIN.email, ADMIN.password, { address: '127.0.0.1' })
  session = (await tenant.sessions.start(admin!)).token
  const app = await buildApp({ config: config({}), tenants, logLevel: 'silent' })
  await app.close()
  await tenants.close()
})
afterAll(() => rm(dataDir, { recursive: true }))

it('what was good in development is refused in production: the key, the accounts and their sessions', async () => {
  const said: string[] = []
  const portal = await startPortal({ dataDir, env: { NODE_ENV: 'production' }, progress: (line) => said.push(line) })
  try {
    team = await developer(portal)
    const { status, body } = await askAs(portal, team, { method: 'GET', url: '/api/registro/chiavi' })
    expect([status, body.error_code]).toEqual([401, 'REGISTRO_KEY_DEVELOPMENT'])
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/client/v2.0/app/bandiera/auth/providers/local-userpass/login',
      headers: { host: 'localhost' },
      payload: { username: ADMIN.email, password: ADMIN.password },
    })
    expect([login.statusCode, login.json()]).toEqual([403, expect.objectContaining({ error_code: 'LOGIN_DEMO' })])
    const headers = { host: 'localhost', authorization: `Bearer ${session}` }
    expect((await portal.app.inject({ url: '/api/account/dati', headers })).statusCode).toBe(401)
    expect(said.join()).toContain('They cannot sign in here')
  } finally {
    await portal.stop()
  }
})

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { headersOf } from '../protocol/send-file.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { fillWorld, type Person } from '../protocol/world.ts'
import { askAs, developer, type Team } from './team.ts'

const OTHER = 'altro.localhost'
const portals: TestPortal[] = []
const start = async (env: Record<string, string> = {}) => {
  const portal = await startPortal({ tenants: ['localhost', OTHER], env, fill: fillWorld })
  portals.push(portal)
  return portal
}
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.stop()
})

const ask = async (portal: TestPortal, person: Person, host = 'localhost') => {
  const headers = await headersOf(portal, person, host)
  return (await portal.app.inject({ url: '/api/registro/chiavi', headers })).statusCode
}

it('takes the admins of the operators’ tenant for operators, and of no other', async () => {
  const portal = await start()
  expect([await ask(portal, 'admin'), await ask(portal, 'editore'), await ask(portal, 'admin', OTHER)]).toEqual([
    200, 403, 403,
  ])
  const named = await start({ BANDIERA_OPERATOR: OTHER })
  expect([await ask(named, 'admin'), await ask(named, 'admin', OTHER)]).toEqual([403, 200])
})

it('has in production no operator but those that are named, and no key of its own', async () => {
  const portal = await start({ NODE_ENV: 'production' })
  expect(await ask(portal, 'admin')).toBe(403)
  await expect(developer(portal)).rejects.toThrow('ENOENT')
})

it('makes its development key once, for its owner only, and never registers it again once revoked', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-operators-'))
  const first = await startPortal({ dataDir })
  const operator: Team = await developer(first)
  expect((await stat(path.join(dataDir, 'registro-sviluppo.key'))).mode & 0o777).toBe(0o600)
  const url = `/api/registro/chiavi/${operator.keyId}`
  expect((await askAs(first, operator, { method: 'DELETE', url })).status).toBe(204)
  await first.stop()
  const again = await startPortal({ dataDir })
  expect((await developer(again)).keyId).toBe(operator.keyId)
  const { body } = await askAs(again, operator, { method: 'GET', url: '/api/registro/chiavi' })
  expect(body.error_code).toBe('REGISTRO_KEY_REVOKED')
  await again.stop()
  await rm(dataDir, { recursive: true })
})

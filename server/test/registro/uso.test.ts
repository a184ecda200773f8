import type { ModuleUse } from '@bandiera/wire'
import { collectable } from '@bandiera/releases'
import { carryOut } from '../../src/services/registro/carry-out.ts'
import { rowsOf } from '../../src/services/registro/rows.ts'
import { usualLoad } from '../../src/services/registro/uso/health.ts'
import { recentHealth } from '../../src/services/registro/uso/recent-health.ts'
import { leasesNow } from '../../src/services/registro/uso/leases.ts'
import { people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
beforeEach(async () => {
  portal = await startWithModules()
  await portal.publish('1.1.0')
  await carryOut(portal.registro, { command: { verb: 'promuovi', id: ID, version: '1.1.0' }, by: 'Ada', why: 'prova' })
})
afterEach(() => portal.stop())

const TAB = '00000000-0000-4000-8000-00000000000'
/** A page reports what it holds; signed in as `person`, or as nobody. */
async function report(use: Partial<ModuleUse>, { person, tab = 1 }: { person?: Person; tab?: number } = {}) {
  const token = person && (await portal.tenant('localhost').sessions.start(people[person])).token
  const body = JSON.stringify({ tab: `${TAB}${tab}`, generation: 1, modules: [{ id: ID, version: '1.1.0', ...use }] })
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return (await fetch(`${portal.url}/api/moduli/uso`, { method: 'POST', headers, body })).status
}
describe('a report of use', () => {
  it('holds the files of a release for as long as a page may ask for them, also one that nobody is signed in to', async () => {
    expect(await report({})).toBe(204)
    const uses = await leasesNow(portal.tenants.registro)
    expect(uses).toMatchObject([{ id: ID, version: '1.1.0', tabs: { localhost: 1 } }])
    const released = [{ id: ID, version: '1.1.0', at: '2026-01-01T00:00:00.000Z' }]
    const nothing = { channels: {}, tenants: [] }
    const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000).toISOString()
    expect(collectable(nothing, released, { uses, now: days(3) })).toEqual([])
    expect(
      collectable(nothing, released, { uses: await leasesNow(portal.tenants.registro, days(5)), now: days(5) }),
    ).toEqual(released)
  })

  it('counts each page once, however often it says so', async () => {
    for (const tab of [1, 2, 2, 1]) await report({}, { tab })
    await portal.app.close()
    expect(await leasesNow(portal.tenants.registro)).toMatchObject([{ tabs: { localhost: 2 } }])
  })

  it('adds up how a release did: time to load, bytes, failures, breaches of the content policy', async () => {
    await report({ load: { ms: 90, bytes: 7000 }, csp: 1 })
    await report({ load: { ms: 700, bytes: 0 }, longTasks: 2, failures: [{ kind: 'network', text: 'weg' }] })
    const [health] = (await rowsOf(portal.tenants.registro, 'salute')).map(({ value }) => value)
    expect(health).toMatchObject({ loads: 2, bytes: 7000, csp: 1, longTasks: 2, failures: { network: 1 } })
    expect(usualLoad(health!)).toBe(800)
  })

  it('weighs a release by the loads that brought it, not by those from the browser’s cache', async () => {
    for (const bytes of [7000, 0, 5000, 0]) await report({ load: { ms: 90, bytes } })
    expect(await recentHealth(portal.tenants.registro)).toMatchObject([{ loads: 4, fetched: 2, bytes: 6000 }])
  })

  it('adds up which collections a release read and wrote', async () => {
    await report({ dati: { legge: ['usr', 'bandi'], scrive: [] } })
    await report({ dati: { legge: ['bandi'], scrive: ['docs'] } })
    const dati = { legge: ['bandi', 'usr'], scrive: ['docs'] }
    expect(await recentHealth(portal.tenants.registro)).toMatchObject([{ tenant: 'localhost', id: ID, dati }])
    expect(await report({ dati: { legge: ['fatture'], scrive: [] } as never })).toBe(422)
  })

  it('of a release that does not exist is passed over', async () => {
    expect(await report({ version: '9.9.9', csp: 1 })).toBe(204)
    expect(await rowsOf(portal.tenants.registro, 'salute')).toEqual([])
    expect(await leasesNow(portal.tenants.registro)).toEqual([])
  })

  it('that is malformed is refused in words', async () => {
    expect(await report({ csp: -1 })).toBe(422)
  })
})

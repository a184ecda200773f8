import type { ModuleUse } from '@bandiera/wire'
import { unusedReleases } from '@bandiera/releases'
import { carryOut } from '../../src/registry/carry-out.ts'
import { rowsOf } from '../../src/registry/rows.ts'
import { MOST_BYTES, recentHealth, usualLoad } from '../../src/registry/usage/health.ts'
import { createLeases, leasesNow, TABS, type Holder, type Leases } from '../../src/registry/usage/leases.ts'
import { createUnknowns, MOST_COUNTED, recentUnknowns } from '../../src/registry/usage/unknown.ts'
import { people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
beforeEach(async () => {
  portal = await startWithModules()
  await portal.publish('1.1.0')
  await carryOut(portal.registry, { command: { verb: 'promuovi', id: ID, version: '1.1.0' }, by: 'Ada', why: 'prova' })
})
afterEach(() => portal.stop())

const tabOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** A page reports what it holds; signed in as `person`, or as no one with `null`. */
async function report(use: Partial<ModuleUse>, { person = 'gestore', tab = 1 }: Reporting = {}) {
  const token = person && (await portal.tenant('localhost').sessions.start(people[person])).token
  const body = JSON.stringify({
    tab: tabOf(tab),
    generation: 1,
    modules: [{ id: ID, version: '1.1.0', ...use }],
  })
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return (await fetch(`${portal.url}/api/moduli/uso`, { method: 'POST', headers, body })).status
}
const versionNow = async () =>
  (await portal.registry.chosenFor(await portal.settings('localhost'))).modules.map(({ modulo }) => modulo.version)

interface Reporting {
  person?: Person | null
  tab?: number
}
const NOBODY = { person: null }

describe('a report of use', () => {
  it('holds the files of a release for as long as a page may ask for them', async () => {
    expect(await report({})).toBe(204)
    const uses = await leasesNow(portal.tenants.registry)
    expect(uses).toMatchObject([{ id: ID, version: '1.1.0', tabs: { localhost: 1 } }])
    const released = [{ id: ID, version: '1.1.0', at: '2026-01-01T00:00:00.000Z' }]
    const nothing = { channels: {}, tenants: [] }
    const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000).toISOString()
    expect(unusedReleases(nothing, released, { uses, now: days(3) })).toEqual([])
    expect(
      unusedReleases(nothing, released, { uses: await leasesNow(portal.tenants.registry, days(5)), now: days(5) }),
    ).toEqual(released)
  })

  it('counts each page once, however often it says so', async () => {
    for (const tab of [1, 2, 2, 1]) await report({}, { tab })
    await portal.app.close()
    expect(await leasesNow(portal.tenants.registry)).toMatchObject([{ tabs: { localhost: 2 } }])
  })

  it('adds up how a release did: time to load, bytes, failures, breaches of the content policy', async () => {
    await report({ load: { ms: 90, bytes: 7000 }, csp: 1 })
    await report({ load: { ms: 700, bytes: 0 }, longTasks: 2, failures: [{ kind: 'network', text: 'weg' }] })
    const [health] = (await rowsOf(portal.tenants.registry, 'salute')).map(({ value }) => value)
    expect(health).toMatchObject({ loads: 2, bytes: 7000, csp: 1, longTasks: 2, failures: { network: 1 } })
    expect(usualLoad(health!)).toBe(800)
  })

  it('weighs a release by the loads that brought it, not by those from the browser’s cache', async () => {
    for (const bytes of [7000, 0, 5000, 0]) await report({ load: { ms: 90, bytes } })
    expect(await recentHealth(portal.tenants.registry)).toMatchObject([{ loads: 4, fetched: 2, bytes: 6000 }])
  })

  it('adds up which collections a release read and wrote', async () => {
    await report({ dati: { legge: ['usr', 'bandi'], scrive: [] } })
    await report({ dati: { legge: ['bandi'], scrive: ['docs'] } })
    const dati = { legge: ['bandi', 'usr'], scrive: ['docs'] }
    expect(await recentHealth(portal.tenants.registry)).toMatchObject([{ tenant: 'localhost', id: ID, dati }])
    expect(await report({ dati: { legge: ['fatture'], scrive: [] } as never })).toBe(422)
  })

  it('says who reported the last failure, as one line of text', async () => {
    await report({ failures: [{ kind: 'network', text: 'weg\n\u202e<b>06 000</b>' }] })
    const [health] = await recentHealth(portal.tenants.registry)
    expect(health).toMatchObject({ lastFailure: { text: 'weg <b>06 000</b>', by: people.gestore._id } })
  })

  it('moves no figure beyond what is a number', async () => {
    const extremes = [0, 5e-324, 0.5, 1, 2 ** 53, 1e15, 1.7e308, Number.MAX_VALUE]
    for (const ms of extremes) await report({ load: { ms, bytes: ms }, csp: 10_000, longTasks: 10_000 })
    for (const extreme of ['1e999', '-1', 'null'])
      expect(await sendRaw(`{"ms":${extreme},"bytes":${extreme}}`)).toBe(422)
    const { value } = (await rowsOf(portal.tenants.registry, 'salute'))[0]!
    const numbers = [value.bytes, value.loads, value.csp, value.longTasks, ...value.times]
    expect(numbers.filter((one) => !Number.isSafeInteger(Math.round(one)))).toEqual([])
    const [health] = await recentHealth(portal.tenants.registry)
    expect(health!.bytes).toBeGreaterThan(0)
    expect(health!.bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('of a release that does not exist is passed over', async () => {
    expect(await report({ version: '9.9.9', csp: 1 })).toBe(204)
    expect(await rowsOf(portal.tenants.registry, 'salute')).toEqual([])
    expect(await leasesNow(portal.tenants.registry)).toEqual([])
  })

  it('that is malformed is refused in words', async () => {
    expect(await report({ csp: -1 })).toBe(422)
  })
})

describe('a report of a page where no one is signed in', () => {
  const flood: Partial<ModuleUse> = {
    load: { ms: 1e308, bytes: 1e308 },
    csp: 10_000,
    failures: [{ kind: 'render', text: 'Chiamate il numero 06 000' }],
    dati: { legge: ['usr'], scrive: ['bandi'] },
  }

  it('moves no figure that operators decide by, and holds nothing: it is counted apart', async () => {
    for (let tab = 1; tab <= 30; tab += 1) await report(flood, { ...NOBODY, tab })
    expect(await versionNow()).toEqual(['1.1.0'])
    await portal.app.close()
    const { registry } = portal.tenants
    expect(await recentHealth(registry)).toEqual([])
    expect(await leasesNow(registry)).toEqual([])
    for (const kind of ['guasti', 'ripiego', 'segnalazione'] as const) expect(await rowsOf(registry, kind)).toEqual([])
    const counted = {
      tenant: 'localhost',
      id: ID,
      version: '1.1.0',
      reports: 30,
      loads: 30,
      failures: 30,
      csp: 300_000,
    }
    expect(await recentUnknowns(registry)).toEqual([counted])
  })

  it('is counted up to a bound, and of releases that there are', async () => {
    const { registry } = portal.tenants
    const unknowns = createUnknowns(registry, fail)
    for (let n = 0; n < 200; n += 1) unknowns.count('localhost', [{ id: ID, version: '1.1.0', csp: 10_000 }])
    await unknowns.close()
    expect(await recentUnknowns(registry)).toMatchObject([{ reports: 200, csp: MOST_COUNTED }])
    expect(await report({ ...flood, version: '9.9.9' }, NOBODY)).toBe(204)
  })
})

describe('pages that are remembered', () => {
  const holding = async (leases: Leases) => {
    await leases.close()
    return (await leasesNow(portal.tenants.registry))[0]!.tabs.localhost
  }
  const page = (n: number) => ({
    tab: tabOf(n),
    generation: 1,
    modules: [{ id: ID, version: '1.1.0' }],
  })

  it.each<[string, number, (n: number) => Holder]>([
    ['of one person', TABS.person, (n) => ({ tenant: 'localhost', uid: 'ada', network: `10.0.${n}.1` })],
    ['behind one address', TABS.address, (n) => ({ tenant: 'localhost', uid: `u${n}`, network: '10.0.0.1' })],
  ])('are bounded: %s', async (_, most, holder) => {
    const leases = createLeases(portal.tenants.registry, fail)
    for (let n = 0; n < most + 30; n += 1) await leases.report(holder(n), page(n))
    expect(await holding(leases)).toBe(most)
  })

  it('are each person’s own: another one with the same id of a page takes none away', async () => {
    const leases = createLeases(portal.tenants.registry, fail)
    for (const uid of ['ada', 'bea']) await leases.report({ tenant: 'localhost', uid, network: 'x' }, page(1))
    expect(await holding(leases)).toBe(2)
  })
})

const fail = (problem: string): never => {
  throw new Error(problem)
}

/** A load as a sender writes it that is no page of ours. */
async function sendRaw(load: string): Promise<number> {
  const { token } = await portal.tenant('localhost').sessions.start(people.gestore)
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/moduli/uso',
    headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: `{"tab":"${tabOf(1)}","generation":1,"modules":[{"id":"${ID}","version":"1.1.0","load":${load}}]}`,
  })
  return statusCode
}

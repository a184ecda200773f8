import { FAILURE_KINDS, type FailureKind, type ModuleUse } from '@bandiera/wire'
import { carryOut } from '../../src/registry/carry-out.ts'
import { putRow, rowsOf } from '../../src/registry/rows.ts'
import { BLAMES } from '../../src/registry/usage/breaker.ts'
import { people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { askAs, developer } from './team.ts'

let portal: ModulesPortal
beforeEach(async () => {
  portal = await startWithModules()
  await portal.publish('1.1.0')
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
})
afterEach(() => portal.stop())

const order = (command: Parameters<typeof carryOut>[1]['command']) =>
  carryOut(portal.registry, { command, by: 'Ada', why: 'prova' })
const crash: Partial<ModuleUse> = { failures: [{ kind: 'render', text: 'x is not a function' }] }
/** A page of a person reports. */
async function report(person: Person, use: Partial<ModuleUse> = crash, tab = 1) {
  const { token } = await portal.tenant('localhost').sessions.start(people[person])
  const page = { tab: `00000000-0000-4000-8000-00000000000${tab}`, generation: 1 }
  return portal.app.inject({
    method: 'POST',
    url: '/api/moduli/uso',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
    payload: { ...page, modules: [{ id: ID, version: '1.1.0', ...use }] },
  })
}
const versionOf = async (person?: Person) => {
  const whose = person && { uid: people[person]._id }
  const { modules } = await portal.registry.chosenFor(await portal.settings('localhost'), whose)
  return modules[0]?.modulo.version
}
const overview = async () =>
  (await askAs(portal, await developer(portal), { method: 'GET', url: '/api/registro' })).body as {
    segnalazioni: { chiave: string }[]
  }
const decide = async (decisione: string, chiave?: string) => {
  const segnalazione = chiave ?? (await overview()).segnalazioni[0]!.chiave
  const body = { segnalazione, decisione }
  return askAs(portal, await developer(portal), { method: 'POST', url: '/api/registro/segnalazioni', body })
}

it('one person’s crashes, however many, change only the pages of that person, and operators are asked', async () => {
  expect((await report('professionista')).json()).toEqual({ manifesto: true })
  for (const tab of [1, 2, 3, 4]) await report('professionista', crash, tab)
  expect([await versionOf(), await versionOf('gestore'), await versionOf('professionista')]).toEqual([
    '1.1.0',
    '1.1.0',
    '1.0.0',
  ])
  const { name, email } = people.professionista
  expect(await overview()).toMatchObject({
    segnalazioni: [
      {
        tipo: 'guasto',
        id: ID,
        versione: '1.1.0',
        tenant: ['localhost'],
        persone: 1,
        perche: 'x is not a function',
        chi: `${name} (${email})`,
      },
    ],
  })
})

it('the page of that person gets it from the server, on every device', async () => {
  await report('professionista')
  const { token } = await portal.tenant('localhost').sessions.start(people.professionista)
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const manifest = (await portal.app.inject({ url: '/api/moduli/manifesto', headers })).json()
  expect(manifest).toMatchObject({ canary: true, modules: [{ id: ID, version: '1.0.0' }] })
})

it('ends after a day', async () => {
  await report('gestore')
  await portal.registry.store.transact(null, async (tx) => {
    const [{ key, value }] = (await rowsOf(tx, 'ripiego')) as [{ key: string; value: never }]
    await putRow(tx, 'ripiego', key, { ...(value as object), until: '2026-01-01T00:00:00Z' } as never)
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
  })
  expect(await versionOf('gestore')).toBe('1.1.0')
})

it('the third person within an hour puts the tenant back, with the reason in its history, and no other tenant', async () => {
  for (const person of ['gestore', 'professionista', 'gestore', 'professionista'] as const) await report(person)
  expect(await versionOf()).toBe('1.1.0')
  await report('admin')
  expect([await versionOf(), await versionOf('gestore')]).toEqual(['1.0.0', '1.0.0'])
  const { state } = await portal.registry.snapshot()
  expect(state.holds).toEqual([{ tenant: 'localhost', id: ID, version: '1.1.0' }])
  const [here, there] = state.tenants.map(({ generations }) => generations[0]!)
  expect(here).toMatchObject({
    n: 2,
    verb: 'trattieni',
    by: 'sistema',
    why: expect.stringContaining('x is not a function'),
  })
  expect(there).toMatchObject({ n: 1, choices: { [ID]: { version: '1.1.0' } } })
  expect(await overview()).toMatchObject({ segnalazioni: [{ tipo: 'ritiro', chi: 'sistema', versione: '1.1.0' }] })
  expect(await rowsOf(portal.registry.store, 'ripiego')).toEqual([])
})

it('people who met it longer than an hour ago do not count, nor those of another version', async () => {
  for (const person of ['gestore', 'professionista'] as const) await report(person)
  await portal.registry.store.transact(null, async (tx) => {
    const [row] = await rowsOf(tx, 'guasti')
    await putRow(
      tx,
      'guasti',
      row!.key,
      row!.value.map((one) => one.replace(/^\S+/, new Date(Date.now() - 61 * 60_000).toISOString())),
    )
  })
  await report('admin', { ...crash, version: '1.0.0' })
  await report('admin')
  expect(await versionOf()).toBe('1.1.0')
})

describe('which failures count', () => {
  const counting = FAILURE_KINDS.filter((kind) => BLAMES[kind])
  it('is decided kind by kind', () => {
    expect(counting).toEqual(['execution', 'render', 'undeclared'])
  })

  const threeMeet = async (kind: FailureKind, text = 'x') => {
    for (const person of ['gestore', 'professionista', 'admin'] as const)
      await report(person, { failures: [{ kind, text }] })
  }

  it.each(counting)('%s does', async (kind) => {
    await threeMeet(kind)
    expect([await versionOf(), (await overview()).segnalazioni.length]).toEqual(['1.0.0', 1])
  })

  it('the other kinds do not: they are faults of one browser or its line', async () => {
    for (const kind of FAILURE_KINDS.filter((one) => !BLAMES[one])) {
      await threeMeet(kind)
      expect([kind, await versionOf(), (await overview()).segnalazioni]).toEqual([kind, '1.1.0', []])
    }
  })

  it('nor does one whose text names another culprit', async () => {
    for (const [kind, text] of ELSEWHERE) {
      await threeMeet(kind, text)
      expect([text, await versionOf(), (await overview()).segnalazioni]).toEqual([text, '1.1.0', []])
    }
  })
})

/**
 * As Chrome, Firefox, Safari and React tell a node that moved; extensions of browsers; files that did not arrive as
 * published.
 */
const ELSEWHERE: [FailureKind, string][] = [
  ['render', "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."],
  ['render', 'Node.insertBefore: Child to insert before is not a child of this node'],
  ['execution', 'The object can not be found here.'],
  ['render', 'NotFoundError: Failed to execute'],
  ['execution', 'x is undefined at chrome-extension://abc/content.js:1'],
  ['render', 'safari-web-extension://abc: null'],
  ['render', 'Loading chunk 27 failed. (error: /m/mf-prova/1.1.0/27.js)'],
  ['execution', "Failed to find a valid digest in the 'integrity' attribute"],
]

describe('the floor of the module', () => {
  it('stops it: no one goes under, and operators get a mail', async () => {
    await order({ verb: 'minimo', id: ID, version: '1.1.0' })
    for (const person of ['gestore', 'professionista', 'admin'] as const) await report(person)
    expect([await versionOf(), await versionOf('gestore')]).toEqual(['1.1.0', '1.1.0'])
    expect(await overview()).toMatchObject({ segnalazioni: [{ tipo: 'guasto', persone: 3 }] })
    expect(await decide('indietro')).toMatchObject({ status: 422, body: { error_code: 'REGISTRO_REFUSED' } })
  })
})

describe('an operator decides', () => {
  beforeEach(() => report('gestore'))

  it('all go back, with one press', async () => {
    expect((await decide('indietro')).status).toBe(200)
    expect(await versionOf()).toBe('1.0.0')
    expect(await overview()).toMatchObject({ segnalazioni: [{ tipo: 'ritiro', chi: 'sviluppo' }] })
    expect((await decide('visto')).status).toBe(200)
    expect(await overview()).toMatchObject({ segnalazioni: [] })
  })

  it('the version stays: the person has it again, and people are counted anew', async () => {
    expect((await decide('tieni')).status).toBe(200)
    expect([await versionOf('gestore'), (await overview()).segnalazioni]).toEqual(['1.1.0', []])
    for (const person of ['professionista', 'admin'] as const) await report(person)
    expect(await versionOf()).toBe('1.1.0')
  })

  it('once: a later caller hears that it is decided', async () => {
    const [{ chiave }] = (await overview()).segnalazioni as [{ chiave: string }]
    await decide('tieni', chiave)
    expect(await decide('indietro', chiave)).toMatchObject({
      status: 404,
      body: { error_code: 'SEGNALAZIONE_MISSING' },
    })
  })

  it('and a promotion by name gives the version back', async () => {
    await decide('indietro')
    await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
    expect(await versionOf()).toBe('1.1.0')
  })
})

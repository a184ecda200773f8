import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { askAs, developer, type Team } from './team.ts'

let portal: ModulesPortal
let operator: Team
beforeEach(async () => {
  portal = await startWithModules()
  operator = await developer(portal)
  await portal.publish('1.1.0')
  await portal.publish('1.2.0', { minimo: '1.1.0' })
})
afterEach(() => portal.stop())

const command = (comando: object) =>
  askAs(portal, operator, { method: 'POST', url: '/api/registro/comandi', body: { comando, perche: 'CVE' } })
const overview = async () => (await askAs(portal, operator, { method: 'GET', url: '/api/registro' })).body
const versionNow = async (whose = {}) =>
  (await portal.registry.chosenFor(await portal.settings('localhost'), whose)).modules.map(({ modulo, previous }) => [
    modulo.version,
    previous?.version,
  ])

it('an operator sets the oldest version that may run: who is below gets it at once, with no way back under it', async () => {
  expect(await versionNow()).toEqual([['1.0.0', undefined]])
  expect(await command({ verb: 'minimo', id: ID, version: '1.1.0' })).toMatchObject({
    status: 200,
    body: { floor: { id: ID, version: '1.1.0', before: null }, tenants: [{ tenant: 'localhost' }, {}] },
  })
  expect(await versionNow()).toEqual([['1.1.0', undefined]])
  expect(await overview()).toMatchObject({ minimi: [{ id: ID, version: '1.1.0', by: 'sviluppo', why: 'CVE' }] })
  expect(await command({ verb: 'annulla', tenants: ['localhost'] })).toMatchObject({
    status: 422,
    body: { piano: { refusals: [{ kind: 'stranded', because: [{ why: { kind: 'floor', found: '1.1.0' } }] }] } },
  })
})

it('a release sets it in its signed description, once it is promoted for all, and an operator takes it off', async () => {
  await command({ verb: 'promuovi', id: ID, version: '1.2.0', tenants: ['localhost'] })
  expect(await overview()).toMatchObject({ minimi: [] })
  await command({ verb: 'promuovi', id: ID, version: '1.2.0' })
  expect(await overview()).toMatchObject({ minimi: [{ version: '1.1.0', release: '1.2.0' }] })
  expect(await command({ verb: 'promuovi', id: ID, version: '1.0.0' })).toMatchObject({
    status: 422,
    body: { piano: { refusals: [{ kind: 'floor', floor: '1.1.0' }] } },
  })
  expect(await command({ verb: 'minimo', id: ID, version: null })).toMatchObject({ status: 200 })
  expect(await overview()).toMatchObject({ minimi: [] })
})

it('a preview of an older choice does not run below it either', async () => {
  await command({ verb: 'promuovi', id: ID, version: '1.2.0' })
  expect(await versionNow({ generation: 0 })).toEqual([])
})

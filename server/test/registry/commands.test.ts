import { rowsOf } from '../../src/registry/rows.ts'
import { askAs, developer, aTeam, type Team } from './team.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
let operator: Team
beforeEach(async () => {
  portal = await startWithModules()
  operator = await developer(portal)
  await portal.publish('1.1.0')
})
afterEach(() => portal.stop())

const command = (comando: object, rest: object = {}) =>
  askAs(portal, operator, { method: 'POST', url: '/api/registro/comandi', body: { comando, perche: 'prova', ...rest } })
const overview = async () => (await askAs(portal, operator, { method: 'GET', url: '/api/registro' })).body
const promote = { verb: 'promuovi', id: ID, version: '1.1.0' }

it('carries out a promotion, and the overview says who gave it, why, and the outcome', async () => {
  expect(await command(promote)).toMatchObject({ status: 200, body: { tenants: [{ n: 1 }, { n: 1 }], refusals: [] } })
  expect(await overview()).toMatchObject({
    canali: { [ID]: { stable: '1.1.0' } },
    tenant: [
      {
        id: 'localhost',
        generazione: 1,
        chi: 'sviluppo',
        perche: 'prova',
        moduli: [{ id: ID, versione: '1.1.0', motivo: 'chosen', canale: 'stable', precedente: '1.0.0', usato: true }],
      },
      { id: 'altro.localhost', generazione: 1 },
    ],
    rilasci: [
      { versione: '1.1.0', chiave: 'prova' },
      { versione: '1.0.0', pubblicato: null },
    ],
  })
})

it('as a trial says the same and changes nothing', async () => {
  expect(await command(promote, { prova: true })).toMatchObject({
    status: 200,
    body: { tenants: [{ n: 1 }, { n: 1 }] },
  })
  expect(await rowsOf(portal.tenants.registry, 'generazione')).toEqual([])
  expect(await overview()).toMatchObject({ canali: {}, tenant: [{ generazione: 0 }, { generazione: 0 }] })
})

it('refuses what this portal cannot run, with the reason, and changes nothing', async () => {
  await portal.publish('2.0.0', { contract: '^3.0.0' })
  expect(await command({ ...promote, version: '2.0.0' })).toMatchObject({
    status: 422,
    body: {
      error_code: 'REGISTRO_REFUSED',
      piano: { refusals: [{ kind: 'misfit', because: [{ why: { asked: '^3.0.0', found: '2.0.0, 1.0.0' } }] }, {}] },
    },
  })
  expect(await overview()).toMatchObject({ tenant: [{ generazione: 0 }, { generazione: 0 }] })
})

it('takes no order without a reason', async () => {
  expect(await command(promote, { perche: ' ' })).toMatchObject({ status: 422 })
})

it('takes no order from a team that only publishes, but tells it what runs', async () => {
  const team = aTeam()
  const chiave = { team: 'prova', publicKey: team.publicKey, modules: [ID] }
  await askAs(portal, operator, { method: 'POST', url: '/api/registro/chiavi', body: chiave })
  const body = { comando: promote, perche: 'prova' }
  expect(await askAs(portal, team, { method: 'POST', url: '/api/registro/comandi', body })).toMatchObject({
    status: 403,
  })
  expect(await askAs(portal, team, { method: 'GET', url: '/api/registro' })).toMatchObject({ status: 200 })
})

it('two orders at once both count: neither overwrites the other', async () => {
  await Promise.all([command(promote), command({ verb: 'spegni', id: ID, tenants: ['altro.localhost'] })])
  const { generazioni } = (
    await askAs(portal, operator, { method: 'GET', url: '/api/registro/generazioni/altro.localhost' })
  ).body as { generazioni: { n: number; verb: string }[] }
  expect(generazioni.map(({ n }) => n)).toEqual(generazioni.length === 2 ? [2, 1] : [1])
  expect(generazioni.some(({ verb }) => verb === 'spegni')).toBe(true)
})

describe('another shell, tried before it is brought up', () => {
  const next = (contracts: string[]) =>
    askAs(portal, operator, {
      method: 'POST',
      url: '/api/registro/shell',
      body: { version: '4.0.0', contracts, shared: { react: '19.3.1' } },
    })

  it('changes nothing for a tenant that runs a supported contract', async () => {
    await command(promote)
    expect(await next(['3.0.0', '2.0.0'])).toMatchObject({ status: 200, body: { prospetto: [] } })
  })

  it('is refused when it would leave a tenant without a module that it uses', async () => {
    expect(await next(['9.0.0'])).toMatchObject({
      status: 422,
      body: { prospetto: [{ tenant: 'localhost', id: ID, stranded: true, after: { version: null } }, {}] },
    })
  })
})

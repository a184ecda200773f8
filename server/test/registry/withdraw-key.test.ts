import { collect } from '../../src/registry/collect.ts'
import { artifactsOf } from '../../src/registry/artifacts/artifacts-of.ts'
import { folderOf, fileIntegrity } from '../../src/registry/releases/release-files.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { askAs, developer, offerOf, registered, type Team } from './team.ts'
import { aModule } from './a-module.ts'

let portal: ModulesPortal
let operator: Team
let team: Team
const good = aModule({ version: '1.1.0' })
const bad = aModule({ version: '1.2.0' }, 'cattivo')
const [entry] = Object.keys(bad.files) as [string]
beforeEach(async () => {
  portal = await startWithModules()
  operator = await developer(portal)
  team = await registered(portal, [ID])
  for (const [built, by] of [
    [good, operator],
    [bad, team],
  ] as const) {
    const offer = () =>
      askAs(portal, by, { method: 'POST', url: '/api/registro/rilasci', body: offerOf(by, built.text) })
    await offer()
    for (const [name, body] of Object.entries(built.files))
      await askAs(portal, by, {
        method: 'PUT',
        url: `/api/registro/rilasci/${ID}/${built.modulo.version}/${name}`,
        body,
      })
    expect((await offer()).status).toBe(201)
    await command({ verb: 'promuovi', id: ID, version: built.modulo.version })
  }
})
afterEach(() => portal.stop())

const command = (comando: object) =>
  askAs(portal, operator, { method: 'POST', url: '/api/registro/comandi', body: { comando, perche: 'prova' } })
const withdraw = (rest: object = {}) => {
  const body = { perche: 'chiave rubata', ...rest }
  return askAs(portal, operator, { method: 'POST', url: `/api/registro/chiavi/${team.keyId}/ritiro`, body })
}
const versionNow = async () =>
  (await portal.registry.chosenFor(await portal.settings('localhost'))).modules.map(({ modulo }) => modulo.version)
const get = (version: string) =>
  portal.app.inject({ url: `/m/${ID}/${version}/${entry}`, headers: { host: 'localhost' } })
const keys = async () =>
  (await askAs(portal, operator, { method: 'GET', url: '/api/registro/chiavi' })).body.chiavi as {
    revokedAt?: string
  }[]

it('takes everything that a key signed from all tenants at once, revokes it, and serves none of its files', async () => {
  expect((await get('1.2.0')).statusCode).toBe(200)
  expect(await withdraw({ prova: true })).toMatchObject({
    status: 200,
    body: { withdrawn: [{ id: ID, version: '1.2.0' }], tenants: [{ tenant: 'localhost' }, {}] },
  })
  expect((await keys()).some(({ revokedAt }) => revokedAt)).toBe(false)
  expect((await withdraw()).status).toBe(200)
  expect((await keys()).some(({ revokedAt }) => revokedAt)).toBe(true)
  expect(await versionNow()).toEqual(['1.1.0'])
  const gone = await get('1.2.0')
  expect([gone.statusCode, gone.json()]).toMatchObject([410, { error_code: 'RILASCIO_WITHDRAWN' }])
  expect(gone.json().error).toContain('1.2.0 è stato ritirato')
  const file = { method: 'GET', url: `/api/registro/rilasci/${ID}/1.2.0/modulo.json` } as const
  expect((await askAs(portal, operator, file)).status).toBe(410)
  const { body } = await askAs(portal, operator, { method: 'GET', url: '/api/registro' })
  expect(body).toMatchObject({
    canali: { [ID]: { stable: '1.1.0' } },
    ritirati: [{ id: ID, versione: '1.2.0', chiave: team.keyId, chi: 'sviluppo', perche: 'chiave rubata' }],
  })
})

it('leaves a tenant without the module, with the reason, where only what is below the floor is left', async () => {
  await command({ verb: 'minimo', id: ID, version: '1.2.0' })
  await withdraw()
  expect(await versionNow()).toEqual([])
  const { body } = await askAs(portal, operator, { method: 'GET', url: '/api/registro' })
  expect(body).toMatchObject({
    tenant: [
      {
        moduli: [
          { versione: null, motivo: 'withdrawn', rifiutate: [{ version: '1.2.0', why: { kind: 'withdrawn' } }] },
        ],
      },
      {},
    ],
  })
})

it('lets no one publish what was withdrawn again, be it the very same, and takes the files away', async () => {
  await withdraw()
  const other = await registered(portal, [ID])
  const url = '/api/registro/rilasci'
  const again = await askAs(portal, other, { method: 'POST', url, body: offerOf(other, bad.text) })
  expect([again.status, again.body.error_code]).toEqual([410, 'RILASCIO_WITHDRAWN'])
  const artifacts = artifactsOf({ dataDir: portal.dataDir, moduliS3: undefined })
  const place = `${folderOf(bad.modulo, fileIntegrity(bad.text))}module.json`
  expect(await artifacts.read(place)).not.toBeNull()
  await collect({ registry: portal.registry, artifacts })
  expect(await artifacts.read(place)).toBeNull()
  expect((await get('1.2.0')).statusCode).toBe(410)
})

it('is for operators, and for a key that is known', async () => {
  const request = {
    method: 'POST',
    url: '/api/registro/chiavi/0123456789abcdef/ritiro',
    body: { perche: 'x' },
  } as const
  expect((await askAs(portal, team, request)).status).toBe(403)
  expect((await askAs(portal, operator, request)).body.error_code).toBe('CHIAVE_MISSING')
})

import { readdir, rename } from 'node:fs/promises'
import * as path from 'node:path'
import { folderOf, fileIntegrity } from '../../src/registry/releases/release-files.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { askAs, letHave, offerOf, registered, aTeam, type Team } from './team.ts'
import { aModule, type ModuleBuild } from './a-module.ts'

let portal: TestPortal
let team: Team
let n = 0
beforeAll(async () => {
  portal = await startPortal()
  team = await registered(portal, ['mf-prova'])
})
afterAll(() => portal.stop())

const RELEASES = '/api/registro/rilasci'
const aVersion = () => `1.0.${(n += 1)}`
const offer = (built: ModuleBuild, { by = team, query = '' } = {}) =>
  askAs(portal, by, { method: 'POST', url: `${RELEASES}${query}`, body: offerOf(by, built.text) })
const upload = ({ modulo }: ModuleBuild, file: string, body: Buffer) =>
  askAs(portal, team, { method: 'PUT', url: `${RELEASES}/${modulo.id}/${modulo.version}/${file}`, body })
const fill = async (built: ModuleBuild) => {
  for (const [name, bytes] of Object.entries(built.files)) expect((await upload(built, name, bytes)).status).toBe(204)
}
const get = (url: string, headers = {}) => portal.app.inject({ url, headers: { host: 'localhost', ...headers } })
const baseOf = ({ modulo: { id, version } }: ModuleBuild) => `/m/${id}/${version}/`

it('publishes what is offered, filled and offered again; before that there is nothing to see', async () => {
  const built = aModule({ version: aVersion() })
  const names = Object.keys(built.files)
  const waits = await offer(built)
  expect([waits.status, waits.body]).toMatchObject([202, { stato: 'attende', mancano: names }])
  await upload(built, names[0]!, built.files[names[0]!]!)
  expect((await get(`${baseOf(built)}${names[0]}`)).statusCode).toBe(404)
  expect((await offer(built)).body).toMatchObject({ stato: 'attende', mancano: [names[1]] })
  await upload(built, names[1]!, built.files[names[1]!]!)
  const published = await offer(built)
  expect([published.status, published.body]).toMatchObject([201, { stato: 'pubblicato', mancano: [] }])
  await letHave(portal, built.modulo)
  expect((await get(`${baseOf(built)}${names[0]}`)).statusCode).toBe(200)
})

it('answers the same content again without doing anything, and refuses another one for good', async () => {
  const built = aModule({ version: aVersion() })
  await offer(built)
  await fill(built)
  await offer(built)
  const again = await offer(built)
  expect([again.status, again.body]).toMatchObject([200, { stato: 'identico', mancano: [] }])
  const other = await offer(aModule({ version: built.modulo.version }, 'altro'))
  expect([other.status, other.body]).toMatchObject([409, { error_code: 'RILASCIO_EXISTS' }])
  expect(other.body.error).toContain('Una versione non cambia mai: alza il numero')
})

it('says in a trial what would be sent, and writes nothing', async () => {
  const built = aModule({ version: aVersion() })
  const trial = await offer(built, { query: '?prova=1' })
  expect([trial.status, trial.body]).toMatchObject([200, { stato: 'prova', mancano: Object.keys(built.files) }])
  const [name, bytes] = Object.entries(built.files)[0]!
  expect((await upload(built, name, bytes)).body.error_code).toBe('RILASCIO_UNEXPECTED')
})

it('tells a team that the shell would not run its release', async () => {
  const { body } = await offer(aModule({ version: aVersion(), contract: '^99.0.0' }), { query: '?prova=1' })
  expect(body.nonAdatto).toMatchObject({ kind: 'contract', asked: '^99.0.0' })
})

it('takes only the bytes that module.json declares', async () => {
  const built = aModule({ version: aVersion() })
  await offer(built)
  const [name, bytes] = Object.entries(built.files)[0]!
  const changed = Buffer.from(bytes).fill(0x20, 10, 11)
  for (const body of [changed, Buffer.concat([bytes, bytes]), Buffer.alloc(0)]) {
    const { status, body: answer } = await upload(built, name, body)
    expect([status, answer.error_code]).toEqual([422, 'RILASCIO_DIFFERENT'])
  }
  for (const file of ['altro.12345678.js', 'module.json', 'modulo.json', '..%2f..%2fkey', '__proto__'])
    expect((await upload(built, file, bytes)).body.error_code).toBe('RILASCIO_UNEXPECTED')
  expect((await offer(built)).body.mancano).toEqual(Object.keys(built.files))
})

it('lets one of two contents that claim a version win', async () => {
  const version = aVersion()
  const both = [aModule({ version }, 'uno'), aModule({ version }, 'due')]
  for (const built of both) {
    expect((await offer(built)).status).toBe(202)
    await fill(built)
  }
  const statuses = (await Promise.all(both.map((built) => offer(built)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409])
  const winner = both[statuses.indexOf(201)]!
  await letHave(portal, winner.modulo)
  expect((await get(`${baseOf(winner)}modulo.json`)).body).toBe(winner.text)
})

it('serves an older release, whose description is modulo.json', async () => {
  const built = aModule({ version: aVersion() })
  await offer(built)
  await fill(built)
  await offer(built)
  const folder = path.join(portal.dataDir, 'moduli', folderOf(built.modulo, fileIntegrity(built.text)))
  for (const name of await readdir(folder))
    if (name.startsWith('module.json'))
      await rename(path.join(folder, name), path.join(folder, name.replace('module', 'modulo')))
  await letHave(portal, built.modulo)
  for (const name of ['module.json', 'modulo.json'])
    expect((await get(`${baseOf(built)}${name}`)).body).toBe(built.text)
})

it('lets several send one content at once', async () => {
  const built = aModule({ version: aVersion() })
  await Promise.all([offer(built), offer(built)])
  await Promise.all([fill(built), fill(built)])
  const stati = (await Promise.all([1, 2, 3].map(() => offer(built)))).map(({ body }) => body.stato)
  expect(stati.toSorted()).toEqual(['identico', 'identico', 'pubblicato'])
})

it.each([
  ['a key that is for other modules', () => registered(portal, ['mf-altro']), 403, 'REGISTRO_FOREIGN'],
  ['a key that is not registered', async () => aTeam(), 401, 'REGISTRO_KEY_UNKNOWN'],
])('refuses %s, for every caller and every signature', async (_what, by, status, code) => {
  const other = await by()
  const built = aModule({ version: aVersion() })
  const asked = await offer(built, { by: other })
  const signed = await askAs(portal, team, { method: 'POST', url: RELEASES, body: offerOf(other, built.text) })
  expect([asked, signed].map((answer) => [answer.status, answer.body.error_code])).toEqual([
    [status, code],
    [status, code],
  ])
})

it('refuses a signature over other bytes, and a malformed one', async () => {
  const built = aModule({ version: aVersion() })
  const right = offerOf(team, built.text)
  for (const body of [
    { ...right, modulo: `${built.text} ` },
    { ...right, signature: 'AAAA' },
  ]) {
    const { status, body: answer } = await askAs(portal, team, { method: 'POST', url: RELEASES, body })
    expect([status, answer.error_code]).toEqual([422, 'RILASCIO_SIGNATURE'])
  }
})

it('refuses what is no module.json', async () => {
  for (const text of ['{', '[]', '{"schema":1,"id":"mf-prova"}']) {
    const { status, body } = await askAs(portal, team, { method: 'POST', url: RELEASES, body: offerOf(team, text) })
    expect([status, body.error_code]).toEqual([422, 'RILASCIO_INVALID'])
  }
})

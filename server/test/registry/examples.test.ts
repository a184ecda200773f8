import { createHash, sign } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { tmpdir } from 'node:os'
import { artifactsOf } from '../../src/registry/artifacts/artifacts-of.ts'
import { putRow, type PinnedShell } from '../../src/registry/rows.ts'
import { fileIntegrity } from '../../src/registry/releases/release-files.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { askAs, developer, letHave, offerOf, send, tokenFor, aTeam, type Team } from './team.ts'
import { aModule, type ModuleBuild } from './a-module.ts'

let root: string
let portal: TestPortal
let team: Team
let n = 0
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-esempi-'))
  await build('uno')
  portal = await startPortal({ env: { BANDIERA_ROOT: root } })
  team = await developer(portal)
})
afterAll(async () => {
  await portal.stop()
  await rm(root, { recursive: true })
})

const RELEASES = '/api/registro/rilasci'
const SHELL = '/api/registro/shell'

/** A shell as a build leaves it. */
async function build(code: string): Promise<void> {
  const folder = path.join(root, 'shell/dist')
  await mkdir(folder, { recursive: true })
  const facts = { version: '1.0.0', contracts: ['2.0.0'], shared: { react: '19.3.1' }, scripts: ['/s/main.js'] }
  await writeFile(path.join(folder, 'main.js'), `console.log("${code}")`)
  await writeFile(path.join(folder, 'main.js.br'), 'compressed')
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(facts))
  // two builds of one test may be of one instant
  const at = new Date(Date.now() + (n += 1) * 1000)
  await utimes(path.join(folder, 'shell.json'), at, at)
}

/** A module with a part in a slot, and its examples. */
function withPart(examples = 'esempi'): ModuleBuild {
  const bytes = Buffer.from(JSON.stringify([examples]))
  const name = `esempi.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`
  const built = aModule({ version: `1.1.${(n += 1)}` })
  const files = { ...built.modulo.files, [name]: { size: bytes.length, sri: fileIntegrity(bytes) } }
  const slots = [{ slot: 'azienda.scheda', ref: 'pagina', feature: 'prova', title: 'Prova', order: 1 }]
  const modulo = { ...built.modulo, files, slots }
  return { modulo, text: JSON.stringify(modulo), files: { ...built.files, [name]: bytes } }
}

const examplesOf = ({ modulo }: ModuleBuild) => Object.keys(modulo.files).find((name) => name.startsWith('esempi'))!
const pinned = async () => {
  const { body } = await askAs(portal, team, { method: 'GET', url: SHELL })
  return body.shell as PinnedShell[]
}

/** What a team vouches for, with its signature. */
function evidenceOf(built: ModuleBuild, shell: string[], { by = team, over = {} } = {}) {
  const text = JSON.stringify({ modulo: fileIntegrity(built.text), esempi: examplesOf(built), shell, ...over })
  return { text, signature: sign(null, Buffer.from(text), by.key).toString('base64url') }
}
const offer = (built: ModuleBuild, prova?: object) =>
  askAs(portal, team, {
    method: 'POST',
    url: RELEASES,
    body: { ...offerOf(team, built.text), ...(prova && { prova }) },
  })

async function publish(built: ModuleBuild, prova: object) {
  await offer(built, prova)
  const base = `${RELEASES}/${built.modulo.id}/${built.modulo.version}`
  for (const [name, body] of Object.entries(built.files))
    expect((await askAs(portal, team, { method: 'PUT', url: `${base}/${name}`, body })).status).toBe(204)
  return offer(built, prova)
}

it('tells holders of a key which shell runs here, and gives its files as they were built', async () => {
  const [shell, ...others] = await pinned()
  expect(others).toEqual([])
  expect(shell).toMatchObject({ version: '1.0.0', contracts: ['2.0.0'], files: { 'main.js': { size: 18 } } })
  expect(Object.keys(shell!.files)).toEqual(['main.js', 'shell.json'])
  const request = { method: 'GET', url: `${SHELL}/${shell!.mark}/main.js` } as const
  const headers = { host: 'localhost', authorization: `Bandiera ${await tokenFor(team, request)}` }
  expect((await portal.app.inject({ ...request, headers })).body).toBe('console.log("uno")')
  const { body } = await askAs(portal, team, { method: 'GET', url: `${SHELL}/${shell!.mark}/main.js.br` })
  expect(body.error_code).toBe('SHELL_MISSING')
  expect((await send(portal, { method: 'GET', url: SHELL }, '')).status).toBe(401)
})

it('publishes a release whose examples hold in every shell that runs, and gives it back as it was published', async () => {
  const built = withPart()
  const marks = (await pinned()).map(({ mark }) => mark)
  expect((await publish(built, evidenceOf(built, marks))).body).toMatchObject({ stato: 'pubblicato' })
  const url = `${RELEASES}/${built.modulo.id}/${built.modulo.version}/${examplesOf(built)}`
  const headers = { host: 'localhost', authorization: `Bandiera ${await tokenFor(team, { method: 'GET', url })}` }
  expect((await portal.app.inject({ url, headers })).body).toBe('["esempi"]')
})

it.each<[string, (built: ModuleBuild, marks: string[]) => object | undefined, RegExp]>([
  ['without a word about its examples', () => undefined, /manca la prova degli esempi/],
  ['that says nothing of a shell that runs', (built) => evidenceOf(built, []), /mancano le shell 1\.0\.0 \(/],
  ['tried as another content', (_, marks) => evidenceOf(withPart(), marks), /di un altro contenuto/],
  [
    'with other examples than were tried',
    (built, marks) => evidenceOf(built, marks, { over: { esempi: 'esempi.00000000.json' } }),
    /di un altro contenuto/,
  ],
  ['vouched for by another key', (built, marks) => evidenceOf(built, marks, { by: aTeam() }), /firma della prova/],
  ['with words that were changed', (built, marks) => ({ ...evidenceOf(built, marks), signature: 'AAAA' }), /firma/],
  ['with words that are none', () => ({ text: '{', signature: 'AAAA' }), /manca la prova/],
])('refuses a release %s', async (_, provaFor, why) => {
  const built = withPart()
  const marks = (await pinned()).map(({ mark }) => mark)
  const { status, body } = await offer(built, provaFor(built, marks))
  expect([status, body.error_code, body.error]).toEqual([422, 'RILASCIO_UNPROVEN', expect.stringMatching(why)])
})

it('asks anew once a server has another shell', async () => {
  const built = withPart()
  const before = evidenceOf(
    built,
    (await pinned()).map(({ mark }) => mark),
  )
  await build('due')
  expect((await offer(built, before)).body.error_code).toBe('RILASCIO_UNPROVEN')
  const marks = (await pinned()).map(({ mark }) => mark)
  expect((await publish(built, evidenceOf(built, marks))).status).toBe(201)
})

it('asks for the shell of every server, until that server has ended or fallen silent', async () => {
  const built = withPart()
  const own = (await pinned()).map(({ mark }) => mark)
  const say = (other: object) =>
    portal.tenants.registry.transact(null, (tx) => putRow(tx, 'shell', 'altro', other as PinnedShell))
  const facts = { contracts: ['2.0.0'], shared: { react: '19.0.0' } }
  const other = { mark: 'f'.repeat(16), version: '0.9.0', ...facts, files: {} }
  await say({ ...other, seen: new Date().toISOString() })
  expect((await offer(built, evidenceOf(built, own))).body.error).toContain('0.9.0 (ffffffffffffffff)')
  // a shell that would not run it is not asked
  await say({ ...other, contracts: ['1.0.0'], seen: new Date().toISOString() })
  expect((await offer(built, evidenceOf(built, own))).body).toMatchObject({ stato: 'attende', shell: own })
  await say({ ...other, seen: new Date().toISOString(), gone: true })
  expect((await offer(built, evidenceOf(built, own))).body.stato).toBe('attende')
  await say({ ...other, seen: new Date(Date.now() - 3_600_000).toISOString() })
  expect(await pinned()).toHaveLength(1)
})

it('takes no module with parts and without examples, and asks nothing of one without parts', async () => {
  const { modulo } = withPart()
  const files = Object.fromEntries(Object.entries(modulo.files).filter(([name]) => !name.startsWith('esempi')))
  const bare = { modulo, text: JSON.stringify({ ...modulo, files }), files: {} }
  const refused = await offer(bare)
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining('non ne porta gli esempi')])
  expect((await offer(aModule({ version: '1.2.0' }))).body.stato).toBe('attende')
})

it('keeps what the team vouched for with the release', async () => {
  const built = withPart()
  const prova = evidenceOf(
    built,
    (await pinned()).map(({ mark }) => mark),
  )
  await publish(built, prova)
  const key = `${built.modulo.id}@${built.modulo.version}`
  expect(await portal.tenants.registry.secret('registro.rilascio', key)).toMatchObject({ prova })
})

it('leaves the files of examples out of the manifest of a page', async () => {
  const built = withPart()
  await publish(
    built,
    evidenceOf(
      built,
      (await pinned()).map(({ mark }) => mark),
    ),
  )
  await letHave(portal, built.modulo)
  const { body } = await portal.app.inject({ url: '/login', headers: { host: 'localhost' } })
  expect(body).toContain(built.modulo.entry)
  expect(body).not.toContain(examplesOf(built))
})

it('takes away the files of a shell that no server has had for a day', async () => {
  const mark = 'e'.repeat(16)
  const artifacts = artifactsOf({ dataDir: portal.dataDir })
  await artifacts.write(`shell/${mark}/main.js`, Buffer.from('old'))
  const old = { mark, version: '0.8.0', contracts: [], shared: {}, files: {} }
  const seen = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await portal.tenants.registry.transact(null, (tx) => putRow(tx, 'shell', 'vecchio', { ...old, seen }))
  await build('tre')
  const [own] = await pinned()
  expect(await artifacts.list(`shell/${mark}/`)).toEqual([])
  expect(await artifacts.list(`shell/${own!.mark}/`)).toHaveLength(2)
})

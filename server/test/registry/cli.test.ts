import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { fillWorld, people } from '../protocol/world.ts'
import { moduleCli, writeBuilt } from './cli.ts'
import { letHave } from './team.ts'
import { aModule } from './a-module.ts'

let portal: TestPortal
let folder: string
let n = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandiera-cli-'))
  portal = await startPortal({ fill: fillWorld, env: { BANDIERA_ROOT: await aShell() } })
})
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true })
})

/** What a build says of the shell: enough for the registry. */
async function aShell(): Promise<string> {
  const root = path.join(folder, 'radice')
  const shell = { version: '1.0.0', contracts: ['2.0.0'], shared: { react: '19.3.1' }, scripts: [] }
  await writeBuilt({ ...aModule(), text: '{}', files: {} }, path.join(root, 'shell/dist'))
  await writeFile(path.join(root, 'shell/dist/shell.json'), JSON.stringify(shell))
  return root
}
const type = (words: string[], env: Record<string, string> = {}) =>
  moduleCli([...words, '--server', portal.url], { BANDIERA_DATA: portal.dataDir, ...env }, folder)
const publish = (more: string[] = [], env = {}) => type(['publish', 'mf-prova', '--from', 'dist', ...more], env)
const build = async (over = {}, code = 'uno') => {
  await rm(path.join(folder, 'dist'), { recursive: true, force: true })
  const built = aModule({ version: `1.0.${(n += 1)}`, ...over }, code)
  await writeBuilt(built, path.join(folder, 'dist'))
  return built
}
const get = (url: string) => portal.app.inject({ url, headers: { host: 'localhost' } })

it('publishes with the key for development, says each step, and does nothing the second time', async () => {
  const { modulo: built, files } = await build()
  const first = await publish()
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining(`Published: mf-prova ${built.version}.`) })
  for (const [at, name] of Object.keys(files).entries()) expect(first.said).toContain(`[${at + 1}/2] ${name}`)
  await letHave(portal, built)
  expect((await get(`/m/mf-prova/${built.version}/${built.entry}`)).statusCode).toBe(200)
  expect(await publish()).toMatchObject({ code: 0, said: expect.stringContaining('nothing to do') })
})

it('refuses a published version with another content, and says to raise the number', async () => {
  const { modulo: built } = await build()
  await publish()
  await build({ version: built.version }, 'altro')
  expect(await publish()).toMatchObject({ code: 1, said: expect.stringContaining('alza il numero') })
})

it('only says what it would do when it is a trial', async () => {
  const { modulo: built } = await build()
  const trial = await publish(['--dry-run'])
  expect(trial).toMatchObject({ code: 0, said: expect.stringMatching(/Would send 2 files .*nothing was done/) })
  expect((await get(`/m/mf-prova/${built.version}/modulo.json`)).statusCode).toBe(404)
})

it('finds a file that is not the one that was built, and sends nothing', async () => {
  const { modulo: built } = await build()
  await writeFile(path.join(folder, 'dist', built.entry), 'console.log("altro")')
  const refused = await publish()
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/NO\s+files\s+.* is not the declared one/) })
  expect((await get(`/m/mf-prova/${built.version}/modulo.json`)).statusCode).toBe(404)
})

it('lists every check, with those that failed', async () => {
  await build({ shared: { react: '^20.0.0' } })
  const { code, said } = await type(['verify', 'mf-prova', '--from', 'dist'])
  expect(said).toMatch(/ok\s+files[\s\S]*ok\s+size[\s\S]*ok\s+registry[\s\S]*NO\s+contract\s+asks for react \^20\.0\.0/)
  expect([code, said]).toEqual([1, expect.stringContaining('It cannot be published: 1 to mend.')])
  await build()
  expect(await type(['verify', 'mf-prova', '--from', 'dist'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('It can be published.'),
  })
})

it('gives a team a key, which publishes its module and no other until it is revoked', async () => {
  const created = await type(['key', 'create', 'squadra'])
  const file = path.join(folder, 'squadra.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { publicKey, privateKey } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  expect(created.said).toContain(publicKey!)
  expect(created.said).not.toContain(privateKey!)
  expect(await type(['key', 'create', 'squadra'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  })
  const env = { BANDIERA_KEY: 'squadra.key' }
  await build()
  expect(await publish([], env)).toMatchObject({ code: 1, said: expect.stringContaining('non è registrata') })
  const registered = await type(['key', 'register', 'squadra', publicKey!, '--modules', 'mf-altro'])
  const id = /key ([0-9a-f]{16})/.exec(registered.said)?.[1]
  expect(await publish([], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('non può pubblicare mf-prova'),
  })
  expect((await type(['key', 'list'])).said).toMatch(new RegExp(`${id}\\s+squadra\\s+mf-altro\\s+publishes`))
  expect(await type(['key', 'revoke', id!], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('operator'),
  })
  expect((await type(['key', 'revoke', id!])).code).toBe(0)
  expect((await publish([], env)).said).toContain('revocata')
})

it('acts as an admin of the operators’ tenant with the token of that session', async () => {
  const { sessions } = portal.tenant('localhost')
  const listAs = async (person: 'admin' | 'editore') => {
    const { token } = await sessions.start(people[person])
    return type(['key', 'list'], { BANDIERA_TOKEN: token, BANDIERA_DATA: folder })
  }
  expect(await listAs('admin')).toMatchObject({ code: 0, said: expect.stringContaining('sviluppo') })
  expect(await listAs('editore')).toMatchObject({ code: 1, said: expect.stringContaining('operatori') })
})

it.each([
  ['nothing', [], 2, /^Usage: npm run module/],
  ['a verb that does not exist', ['vola'], 2, /There is no "vola"/],
  ['an option that does not exist', ['status', '--forte'], 2, /--forte/],
  ['no module', ['publish'], 2, /Which module/],
  ['no reason', ['disable', 'mf-prova'], 2, /Write the reason/],
  ['a share that is none', ['canary', 'mf-prova', '1.0.0', 'molti', '--reason', 'x'], 2, /of a hundred/],
  ['a module that is not built', ['publish', 'mf-prova', '--from', 'qui'], 1, /is not built/],
  ['a key that is not there', ['key', 'list', '--key', 'qui.key'], 1, /There is no key/],
  ['a verb of before', ['promuovi', 'mf-prova', '1.0.0'], 2, /npm run module -- promote/],
  ['an option of before', ['disable', 'mf-prova', '--perche', 'x'], 2, /--perche is now called --reason/],
])('says what is wrong with %s', async (_what, words, code, said) => {
  const typed = await moduleCli(words, { BANDIERA_DATA: portal.dataDir }, folder)
  expect(typed).toEqual({ code, said: expect.stringMatching(said) })
})

it('says that a portal does not answer', async () => {
  const words = ['key', 'list', '--server', 'http://127.0.0.1:1']
  const typed = await moduleCli(words, { BANDIERA_DATA: portal.dataDir })
  expect(typed).toMatchObject({ code: 1, said: expect.stringContaining('does not answer') })
})

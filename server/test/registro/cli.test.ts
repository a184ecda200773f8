import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { fillWorld, people } from '../protocol/world.ts'
import { modulo, writeBuilt } from './cli.ts'
import { letHave } from './team.ts'
import { unModulo } from './un-modulo.ts'

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
  await writeBuilt({ ...unModulo(), text: '{}', files: {} }, path.join(root, 'shell/dist'))
  await writeFile(path.join(root, 'shell/dist/shell.json'), JSON.stringify(shell))
  return root
}
const type = (words: string[], env: Record<string, string> = {}) =>
  modulo([...words, '--server', portal.url], { BANDIERA_DATA: portal.dataDir, ...env }, folder)
const publish = (more: string[] = [], env = {}) => type(['pubblica', 'mf-prova', '--da', 'dist', ...more], env)
const build = async (over = {}, code = 'uno') => {
  await rm(path.join(folder, 'dist'), { recursive: true, force: true })
  const built = unModulo({ version: `1.0.${(n += 1)}`, ...over }, code)
  await writeBuilt(built, path.join(folder, 'dist'))
  return built
}
const get = (url: string) => portal.app.inject({ url, headers: { host: 'localhost' } })

it('publishes with the key for development, says each step, and does nothing the second time', async () => {
  const { modulo: built, files } = await build()
  const first = await publish()
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining(`Pubblicato: mf-prova ${built.version}.`) })
  for (const [at, name] of Object.keys(files).entries()) expect(first.said).toContain(`[${at + 1}/2] ${name}`)
  await letHave(portal, built)
  expect((await get(`/m/mf-prova/${built.version}/${built.entry}`)).statusCode).toBe(200)
  expect(await publish()).toMatchObject({ code: 0, said: expect.stringContaining('non c’è niente da fare') })
})

it('refuses a published version with another content, and says to raise the number', async () => {
  const { modulo: built } = await build()
  await publish()
  await build({ version: built.version }, 'altro')
  expect(await publish()).toMatchObject({ code: 1, said: expect.stringContaining('alza il numero') })
})

it('only says what it would do when it is a trial', async () => {
  const { modulo: built } = await build()
  const trial = await publish(['--prova'])
  expect(trial).toMatchObject({ code: 0, said: expect.stringMatching(/Invierei 2 file .*non è stato fatto niente/) })
  expect((await get(`/m/mf-prova/${built.version}/modulo.json`)).statusCode).toBe(404)
})

it('finds a file that is not the one that was built, and sends nothing', async () => {
  const { modulo: built } = await build()
  await writeFile(path.join(folder, 'dist', built.entry), 'console.log("altro")')
  const refused = await publish()
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/NO\s+file\s+.* non è quello dichiarato/) })
  expect((await get(`/m/mf-prova/${built.version}/modulo.json`)).statusCode).toBe(404)
})

it('lists every check, with those that failed', async () => {
  await build({ shared: { react: '^20.0.0' } })
  const { code, said } = await type(['verifica', 'mf-prova', '--da', 'dist'])
  expect(said).toMatch(/sì\s+file[\s\S]*sì\s+peso[\s\S]*sì\s+registro[\s\S]*NO\s+contratto\s+chiede react \^20\.0\.0/)
  expect([code, said]).toEqual([1, expect.stringContaining('Non si può pubblicare: 1 da sistemare.')])
  await build()
  expect(await type(['verifica', 'mf-prova', '--da', 'dist'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('Si può pubblicare.'),
  })
})

it('gives a team a key, which publishes its module and no other until it is revoked', async () => {
  const created = await type(['chiave', 'crea', 'squadra'])
  const file = path.join(folder, 'squadra.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { publicKey, privateKey } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  expect(created.said).toContain(publicKey!)
  expect(created.said).not.toContain(privateKey!)
  expect(await type(['chiave', 'crea', 'squadra'])).toMatchObject({ code: 1, said: expect.stringContaining('c’è già') })
  const env = { BANDIERA_KEY: 'squadra.key' }
  await build()
  expect(await publish([], env)).toMatchObject({ code: 1, said: expect.stringContaining('non è registrata') })
  const registered = await type(['chiave', 'registra', 'squadra', publicKey!, '--moduli', 'mf-altro'])
  const id = /chiave ([0-9a-f]{16})/.exec(registered.said)?.[1]
  expect(await publish([], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('non può pubblicare mf-prova'),
  })
  expect((await type(['chiave', 'elenco'])).said).toMatch(new RegExp(`${id}\\s+squadra\\s+mf-altro\\s+pubblica`))
  expect(await type(['chiave', 'revoca', id!], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('operator'),
  })
  expect((await type(['chiave', 'revoca', id!])).code).toBe(0)
  expect((await publish([], env)).said).toContain('revocata')
})

it('acts as an admin of the operators’ tenant with the token of that session', async () => {
  const { sessions } = portal.tenant('localhost')
  const listAs = async (person: 'admin' | 'editore') => {
    const { token } = await sessions.start(people[person])
    return type(['chiave', 'elenco'], { BANDIERA_TOKEN: token, BANDIERA_DATA: folder })
  }
  expect(await listAs('admin')).toMatchObject({ code: 0, said: expect.stringContaining('sviluppo') })
  expect(await listAs('editore')).toMatchObject({ code: 1, said: expect.stringContaining('operatori') })
})

it.each([
  ['nothing', [], 2, /^Uso: npm run modulo/],
  ['a verb that does not exist', ['vola'], 2, /Non conosco «vola»/],
  ['an option that does not exist', ['stato', '--forte'], 2, /--forte/],
  ['no module', ['pubblica'], 2, /Di quale modulo/],
  ['no reason', ['spegni', 'mf-prova'], 2, /Scrivi il motivo/],
  ['a share that is none', ['canarino', 'mf-prova', '1.0.0', 'molti', '--perche', 'x'], 2, /su cento/],
  ['a module that is not built', ['pubblica', 'mf-prova', '--da', 'qui'], 1, /non è compilato/],
  ['a key that is not there', ['chiave', 'elenco', '--chiave', 'qui.key'], 1, /Non trovo la chiave/],
])('says what is wrong with %s', async (_what, words, code, said) => {
  const typed = await modulo(words, { BANDIERA_DATA: portal.dataDir }, folder)
  expect(typed).toEqual({ code, said: expect.stringMatching(said) })
})

it('says that a portal does not answer', async () => {
  const words = ['chiave', 'elenco', '--server', 'http://127.0.0.1:1']
  const typed = await modulo(words, { BANDIERA_DATA: portal.dataDir })
  expect(typed).toMatchObject({ code: 1, said: expect.stringContaining('non risponde') })
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from '../lib/open-browser.mjs'
import { startPortal, type Portal } from '../lib/portal.mjs'
import { fixture } from './test/fixture.ts'
import { whenBuilt } from './test/when-built.ts'

const root = join(__dirname, '../..')
const test = whenBuilt('contract-fixtures')

// every example of every module that is built, in a browser, for each shell
jest.setTimeout(600_000)

const out = mkdtempSync(join(tmpdir(), 'bandiera-contratto-'))
let portal: Portal
beforeAll(async () => {
  if (test === it.skip) return
  portal = await startPortal({ data: join(out, 'dati'), env: { BANDIERA_ROOT: root } })
})
afterAll(async () => {
  await portal?.stop()
  rmSync(out, { recursive: true, force: true })
})

/** `npm run module --` with the key for development of the portal. */
function run(...words: string[]) {
  return withBrowser(browserPath, words)
}
function withBrowser(browser: string, words: readonly string[]) {
  const where = ['--server', portal.url, '--key', join(out, 'dati/registro-sviluppo.key')]
  const env = { ...process.env, BANDIERA_CHROMIUM: browser, NO_COLOR: '1' }
  const done = spawnSync(process.execPath, ['tools/module.mjs', ...words, ...where], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return { code: done.status, said: done.stdout + done.stderr }
}
const publishing = (version: string) => ['publish', 'mf-prova', '--from', join(fixture('examples'), version)]
const publish = (version: string) => run(...publishing(version))

/** A copy of the built shell in which some code is another. */
function shellWith(changes: readonly (readonly [RegExp, string])[]): string {
  const folder = join(out, 'shell')
  cpSync(join(root, 'shell/dist'), folder, { recursive: true })
  for (const [from, to] of changes) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const found = files.filter((name) => from.test(readFileSync(join(folder, name), 'utf8')))
    expect(found).not.toEqual([])
    for (const name of found) {
      const file = join(folder, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    }
  }
  return folder
}

test('publishes a release whose examples hold in the shell that runs', () => {
  const { code, said } = publish('1.0.0')
  expect([said, code]).toEqual([expect.stringMatching(/ok\s+examples\s+2, seen in one shell/), 0])
  expect(said).toContain('Published: mf-prova 1.0.0.')
})

test.each([
  ['throws', '1.1.0', /render: piantato/],
  ['needs what the slot does not give', '1.2.0', /render: Cannot read properties of undefined/],
  ['shows something else', '1.3.0', /missing: «Gina segue Rossi»/],
  ['reads what it does not declare', '1.5.0', /undeclared: mf-prova 1\.5\.0 legge la raccolta «docs»/],
  ['asks what its example does not answer', '1.4.0', /the example does not answer GET \/api\/altro/],
])('refuses a release whose part %s, and says where', (_, version, why) => {
  const { code, said } = publish(version)
  expect([said, code]).toEqual([expect.stringMatching(/NO\s+examples\s+azienda\.scheda, «una società»: /), 1])
  expect(said).toMatch(why)
  expect(run('status', 'mf-prova').said).not.toContain(version)
})

test('lets a shell take over in which every release that tenants run holds', () => {
  expect(run('promote', 'mf-prova', '1.0.0', '--reason', 'prova').code).toBe(0)
  const { code, said } = run('shell', 'verify')
  expect([said, code]).toEqual([expect.stringContaining('It can take over'), 0])
  expect(said).toMatch(/ok {2}mf-prova 1\.0\.0 {2}azienda\.scheda, «una società»/)
})

test('refuses a shell that gives a slot other props and lost a member of the contract, and names what breaks', () => {
  const folder = shellWith([
    [/props:\{text:(\w+),report:(\w+)\}/, 'props:{text:$1,segnala:$2}'],
    [/onVersion:\(\.\.\./, 'perVersione:(...'],
  ])
  const { code, said } = run('shell', 'verify', '--from', folder)
  expect([said, code]).toEqual([expect.stringMatching(/It cannot take over: \d+ of \d+ examples fail/), 1])
  for (const example of ['ricerca, «una parola»', 'azienda\\.scheda, «una società»'])
    expect(said).toMatch(new RegExp(`NO {2}mf-prova 1\\.0\\.0 {2}${example}.*\\n.*is not a function`))
})

test('refuses a shell in which tenants would lose modules that they use, and names both', () => {
  const folder = shellWith([])
  const file = join(folder, 'shell.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...facts, contracts: ['9.0.0'] }))
  const { code, said } = run('shell', 'verify', '--from', folder)
  expect([said, code]).toEqual([expect.stringContaining('without a module that they use: '), 1])
  expect(said).toMatch(/localhost +mf-bandi +0\.1\.0 +- +no version fits/)
  expect(said).toContain('mf-prova 1.0.0  this shell does not speak its contract')
})

test('says how to get a browser where there is none, and publishes nothing', () => {
  const { code, said } = withBrowser(join(out, 'niente'), publishing('1.3.0'))
  expect([said, code]).toEqual([expect.stringContaining('The examples are played in a browser'), 1])
})

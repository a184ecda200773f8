import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { journeys } from '../lib/journey-files.mjs'
import { filesUnder, SOURCE, workspacesOf } from '../lib/workspaces.mjs'
import { VARIABLES } from '../nx/inputs.mjs'

// A result of a task is used again while its inputs are the same. Each test changes one thing and says which tasks must run again:
// one too few is a wrong green, one too many is a minute lost.
jest.setTimeout(120_000)

const repository = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'bandiera-cache-'))
type Hashes = Record<string, string>
let before: Hashes
/** One process of Nx answers all tests: starting it costs more than an answer. */
let nx: ChildProcess
let answers: AsyncIterator<string>

beforeAll(async () => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files.filter((one) => existsSync(join(repository, one))))
    cpSync(join(repository, file), join(folder, file), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction')
  nx = spawn(process.execPath, [join(folder, 'tools/nx/hashes.cjs'), folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  answers = createInterface({ input: nx.stdout! })[Symbol.asyncIterator]()
  before = await hashes()
})
afterAll(() => {
  nx.stdin!.end()
  rmSync(folder, { recursive: true })
})

async function hashes(env: Record<string, string> = {}): Promise<Hashes> {
  nx.stdin!.write(`${JSON.stringify(env)}\n`)
  const { value, done } = await answers.next()
  if (done) throw new Error('Nx has ended')
  return JSON.parse(value)
}

/** Tasks that must run again, journeys as `e2e` with the names of their groups left out, each once. */
function missed(now: Hashes): string[] {
  const changed = Object.keys({ ...before, ...now }).filter((task) => before[task] !== now[task])
  return [...new Set(changed.map((task) => task.replace(/--.*/, '')))].toSorted()
}

async function missedAfter(file: string, edit: (text: string) => string): Promise<string[]> {
  const path = join(folder, file)
  const was = readFileSync(path, 'utf8')
  writeFileSync(path, edit(was))
  try {
    return missed(await hashes())
  } finally {
    writeFileSync(path, was)
  }
}
const comment = (text: string) => `${text}\n//\n`
const ending = (...targets: string[]) =>
  [...new Set(Object.keys(before).map((task) => task.replace(/--.*/, '')))]
    .filter((task) => targets.includes(task.split(':')[1]!))
    .toSorted()
/** What reads the sources of the whole repository. */
const WHOLE = ['bandiera:boundaries', 'bandiera:test', 'server:release-test', 'tools:release-test']
const sorted = (...tasks: string[]) => [...new Set(tasks)].toSorted()

it('misses nothing when nothing changed', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(100)
  expect(missed(await hashes())).toEqual([])
})

it('source of a module: the module, the journeys that run its code', async () => {
  const own = ['lint', 'typecheck', 'test', 'build', 'declare', 'e2e'].map((target) => `mf-rent:${target}`)
  expect(await missedAfter('mf-rent/src/rent.screen.tsx', comment)).toEqual(sorted(...WHOLE, ...own, 'shell:e2e'))
})

it('source of a module with short journeys: those that run its code, and no others', async () => {
  const again = await missedAfter('mf-pratiche/src/texts.ts', comment)
  expect(again).toEqual(expect.arrayContaining(['mf-pratiche:e2e-short', 'shell:e2e-short']))
  expect(again).not.toContain('mf-istituti:e2e-short')
})

it('test of a module: its tests, and nothing that is built', async () => {
  const own = ['lint', 'typecheck', 'test'].map((target) => `mf-rent:${target}`)
  expect(await missedAfter('mf-rent/src/rent.screen.test.tsx', comment)).toEqual(sorted(...WHOLE, ...own))
})

it('source of finance: only what imports it', async () => {
  const again = (await missedAfter('shared/finance/src/index.ts', comment)).filter((task) => !task.includes('e2e'))
  const importers = ['mf-bandi', 'mf-incroci', 'mf-istituti', 'server'].flatMap((id) =>
    ['typecheck', 'test', 'build'].map((target) => `${id}:${target}`),
  )
  const own = ['lint', 'types', 'typecheck', 'test'].map((target) => `finance:${target}`)
  expect(again).toEqual(sorted(...WHOLE, ...own, ...importers, 'tools:test'))
})

it('package.json of a module: the module', async () => {
  const own = ['lint', 'typecheck', 'test', 'build', 'declare', 'e2e'].map((target) => `mf-rent:${target}`)
  const edit = (text: string) => text.replace('"description": "', '"description": "The ')
  expect(await missedAfter('mf-rent/package.json', edit)).toEqual(sorted(...WHOLE, ...own, 'shell:e2e'))
})

const move = (name: string) => (text: string) => {
  const lock = JSON.parse(text)
  Object.assign(lock.packages[`node_modules/${name}`], { version: '99.0.0', integrity: 'sha512-planted' })
  return JSON.stringify(lock)
}
/** They look at the lock file itself. */
const LOCK = ['bandiera:boundaries', 'bandiera:lock', 'bandiera:test']

it('an entry of the lock file: only what uses the package', async () => {
  const again = (await missedAfter('package-lock.json', move('libsql'))).filter((task) => !task.includes('e2e'))
  const users = ['server:typecheck', 'server:test', 'server:build', 'bench:typecheck', 'bench:test']
  expect(again).toEqual(sorted(...LOCK, ...users))
})

it('an entry that only another package brings: what uses that one', async () => {
  const again = await missedAfter('package-lock.json', move('jsdom'))
  expect(again).toContain('mf-rent:test')
  expect(again).not.toContain('mf-rent:build')
})

it('a tool of the build: everything that is built', async () => {
  const again = await missedAfter('tools/webpack/module.mjs', comment)
  expect(again).toEqual(expect.arrayContaining(ending('build')))
  expect(again.filter((task) => /^(?!tools|server|bandiera).*:(?:lint|typecheck|test|types)$/.test(task))).toEqual([])
})

it('source of the shell: what release tests build is built again', async () => {
  const again = await missedAfter('shell/src/modules/loader.ts', comment)
  expect(again).toEqual(expect.arrayContaining(['tools:fixtures', 'tools:release-test', 'server:release-test']))
})

it('a list of the names that modules may take of a library: its golden file is compared', async () => {
  expect(await missedAfter('shell/src/modules/router.ts', comment)).toContain('shell:api')
})

it('the configuration of jest: every test, and nothing that is built', async () => {
  const again = await missedAfter('tools/jest/node.cjs', comment)
  const tools = ['tools:lint', 'tools:typecheck']
  expect(again).toEqual(sorted(...ending('test', 'built-test', 'release-test'), ...tools, ...WHOLE))
})

it('a variable that tests read: every test and every journey', async () => {
  const again = missed(await hashes({ UPDATE_DOCS: 'planted' }))
  expect(again).toEqual(expect.arrayContaining(ending('test', 'built-test', 'release-test', 'e2e', 'e2e-short')))
  expect(again.filter((task) => /:(?:build|lint|typecheck|types|api)$/.test(task))).toEqual([])
})

it('a file of data that tests read: what uses the package that holds it', async () => {
  const again = await missedAfter('shared/factories/data/incentivi_gov_it.json', (text) => `${text}\n`)
  expect(again).toEqual(expect.arrayContaining(['factories:test', 'server:test', 'mf-bandi:test', 'domain:test']))
  expect(again).toContain('mf-bandi:e2e')
  expect(again).not.toContain('wire:test')
})

it('a page of the documentation: the tests that read it', async () => {
  expect(await missedAfter('docs/protocol.md', comment)).toEqual(
    sorted('bandiera:lint', 'bandiera:test', 'server:test', 'shell:test', 'server:release-test', 'tools:release-test'),
  )
})

it('the cache is a folder of the clone: to delete it is to start from nothing', () => {
  const { cacheDirectory } = JSON.parse(readFileSync(join(repository, 'nx.json'), 'utf8'))
  expect(cacheDirectory).toBe('.nx/cache')
  expect(readFileSync(join(repository, '.ci/run'), 'utf8')).toContain('rm -rf .nx .results')
})

it('a journey: the tasks that play it', async () => {
  const rent = journeys().find(({ name }) => name === 'rent')!
  const again = await missedAfter(rent.file, comment)
  expect(again).toEqual(sorted('mf-rent:e2e', 'e2e:lint', 'e2e:typecheck', 'bandiera:test', 'bandiera:boundaries'))
})

it('every variable that sources read is an input, or says nothing about a result', () => {
  // where things are, what the terminal is, and what a test itself gives to a process that it starts
  const HARMLESS =
    /^(?:PATH|PORT|TMPDIR|PORTAL|NO_COLOR|INIT_CWD|ProgramFiles|LOCALAPPDATA|NX_\w+|npm_\w+|BANDIERA_(?:TOKEN|KEY|DATA|E2E_\w+|PICTURES\w*)|FAIL_\w+|STORE_FOLDER|RECORDS|FIGURES)$/
  const read = workspacesOf(repository).flatMap(({ folder: place }) =>
    filesUnder(repository, place, SOURCE).flatMap((file) =>
      [...readFileSync(join(repository, file), 'utf8').matchAll(/process\.env\.(?<name>\w+)/g)].map(
        ({ groups }) => groups!.name!,
      ),
    ),
  )
  expect([...new Set(read)].filter((name) => !VARIABLES.includes(name) && !HARMLESS.test(name))).toEqual([])
})

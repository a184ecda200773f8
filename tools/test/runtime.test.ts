import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Test files of one process share compiled code and nothing else (tools/jest/runtime.cjs). Each of these two files first checks that it
// sees nothing of the other, then leaves as much behind as it can: the order in which jest runs them does not matter.
const repository = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'bandiera-runtime-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): string {
  const path = join(folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

const leaks = (name: string) => `
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted, where } from 'library'
import { own } from './own'

it('starts clean, and leaves all it can behind', () => {
  expect(globalThis.planted).toBeUndefined()
  globalThis.planted = true
  expect([].planted).toBeUndefined()
  Array.prototype.planted = true
  const environment = process.env
  expect(environment.planted).toBeUndefined()
  environment.planted = 'yes'
  expect(expect(1).toBePlanted).toBeUndefined()
  expect.extend({ toBePlanted: () => ({ pass: true, message: () => '' }) })
  expect(setTimeout.clock).toBeUndefined()
  jest.useFakeTimers()
  expect([counted(), own()]).toEqual([1, 1])
  expect(require('library').planted).toBeUndefined()
  require('library').planted = true
})

it('reads a file that changed', () => {
  const path = join(__dirname, 'changing.js')
  writeFileSync(path, 'module.exports = "${name}"')
  expect(require(path)).toBe('${name}')
})

it('says where an error is', () => {
  expect(where()).toMatch(/index\\.js:1:63\\b/)
  expect(new Error().stack).toMatch(/${name}\\.test\\.ts:32:10\\b/)
})
`
const mocked = `
import { counted } from 'library'
jest.mock('library', () => ({ counted: () => 'mocked' }))
it('has its mock', () => expect(counted()).toBe('mocked'))
`

beforeAll(() => {
  const library = 'let n = 0; exports.counted = () => ++n; exports.where = () => new Error().stack\n'
  write('node_modules/library/index.js', library)
  write('own.ts', 'let n: number = 0\nexport const own = (): number => ++n\n')
  write('one.test.ts', leaks('one'))
  write('two.test.ts', leaks('two'))
  write('mocked.test.ts', mocked)
})

function run(kind: string): { numPassedTests: number; testResults: { message: string }[] } {
  const jest = join(repository, 'node_modules/jest/bin/jest.js')
  const switches = ['--config', `tools/jest/${kind}.cjs`, '--roots', folder, '--runInBand', '--json']
  return JSON.parse(spawnSync(process.execPath, [jest, ...switches], { cwd: repository, encoding: 'utf8' }).stdout)
}

it.each(['node', 'browser'])('test files of one process see nothing of each other: %s', (kind) => {
  const { numPassedTests, testResults } = run(kind)
  expect(testResults.map(({ message }) => message).filter(Boolean)).toEqual([])
  expect(numPassedTests).toBe(7)
})

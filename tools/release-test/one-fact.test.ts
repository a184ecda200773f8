// What it takes to add a plain field, a kind of criterion and a column of a list, in a copy of the repository: the edits of a person, and
// everything that has to know of them.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { apply, collection, column, criterion, field, filesOf, verdict } from './test/one-fact/edits.ts'
import { copyRepository, type Copy } from './test/zero/copy.ts'

// checks of types and tests in a copy where nothing is compiled yet
jest.setTimeout(600_000)

let copy: Copy
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy.remove())

const types = (folder: string, ...flags: string[]) => copy.fault(['tools/check-types.mjs', folder, ...flags])
function tests(kind: 'browser' | 'node', file: string): string {
  return copy.fault(['tools/jest/run.mjs', '--kind', kind, '--name', 'one-fact', file])
}
/** Puts a test of what the edits must have changed into a package of the copy. */
function plant(folder: string, name: string): string {
  mkdirSync(join(copy.root, folder, 'planted'), { recursive: true })
  cpSync(join(__dirname, `test/one-fact/${name}.txt`), join(copy.root, folder, 'planted', name))
  return `${folder}/planted`
}

it('a plain field is one edited file, a kind of criterion two and two tests, a column two', () => {
  const tests = [...criterion, ...verdict].filter(({ file }) => /\.test\.ts$|\/test\//.test(file))
  expect([filesOf(...field), filesOf(...criterion, ...verdict), filesOf(...tests), filesOf(...column)]).toEqual([
    1, 4, 2, 2,
  ])
})

it('a kind of criterion without its verdict does not compile, and the message names it', () => {
  apply(copy.root, [...field, ...column, ...criterion])
  expect(types('shared/domain', '--emit')).toBe('')
  expect(types('shared/matching')).toMatch(/Property 'capitale' is missing/)
})

it('with its verdict it does, and is judged, read as a sentence and asked for', () => {
  apply(copy.root, verdict)
  for (const folder of ['shared/matching', 'shared/ui', 'mf-aziende', 'mf-account']) expect(types(folder)).toBe('')
  const jest = join(copy.root, 'node_modules/jest/bin/jest.js')
  const run = (kind: string, file: string) =>
    copy.fault([jest, '--config', `tools/jest/${kind}.cjs`, '--runTestsByPath', file])
  expect(run('node', 'shared/matching/src/kinds.test.ts')).toBe('')
  expect(run('browser', 'shared/ui/src/criteri/criteri-input.test.tsx')).toBe('')
  expect(run('browser', 'mf-aziende/src/first-rows.test.ts')).toBe('')
})

it('page, form, conflict, list, palette, file and import of companies have the field, and the list its column', () => {
  expect(tests('browser', plant('mf-aziende', 'screens.test.tsx'))).toBe('')
})

it('the server stores the field, refuses, tells and finds it', () => {
  expect(tests('node', plant('server', 'server.test.ts'))).toBe('')
})

it('a collection whose parts are forgotten does not compile, and each message names one', () => {
  apply(copy.root, collection)
  types('shared/domain', '--emit')
  const faults = (folder: string) =>
    types(folder)
      .split('\n')
      .filter((line) => line.includes('fornitori'))
      .map((line) => /^(.*?)\(/.exec(line)?.[1])
  expect(faults('shared/domain')).toEqual(
    expect.arrayContaining(['shared/domain/src/collection-facts.ts', 'shared/domain/src/stored.ts']),
  )
  expect(faults('shared/policy')).toEqual(
    expect.arrayContaining(['shared/policy/src/audience.ts', 'shared/policy/test/policy-page.ts']),
  )
  expect(faults('shared/factories')).toContain('shared/factories/src/oracle.ts')
  expect(faults('server')).toContain('server/test/protocol/world.ts')
})

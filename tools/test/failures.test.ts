import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOf, failureIn, failuresIn, failuresOfJest, lineOf, printFailures } from '../lib/failures.mjs'
import { root } from '../lib/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bandiera-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const report = (...testResults: object[]) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ testResults }))
  return file
}
const unSuite = (over: object) => ({
  name: join(root, 'mf-rent/src/rent.test.ts'),
  message: '',
  status: 'failed',
  assertionResults: [],
  ...over,
})
const unCase = (over: object) => ({ fullName: 'rent is paid', status: 'failed', failureMessages: [], ...over })

describe('a message as one line', () => {
  it('has neither colours nor the stack, and keeps what was expected', () => {
    const message =
      'Error: \u001B[2mexpect(\u001B[22mreceived\u001B[2m)\u001B[22m\n\nExpected: 1\nReceived: 2\n    at Object.<anonymous> (/a/b.test.ts:3:4)\n    at run (/a/c.js:1:2)'
    expect(lineOf(message)).toBe('Error: expect(received) Expected: 1 Received: 2')
  })

  it('is cut where it gets long', () => {
    expect(lineOf('a'.repeat(301))).toHaveLength(300)
    expect(lineOf('a'.repeat(300))).toBe('a'.repeat(300))
  })
})

describe('a jest report names', () => {
  it('tests that failed with their file and message', () => {
    const failed = unCase({ failureMessages: ['Error: no rent\n    at pay (/a/b.ts:1:2)'] })
    const file = report(unSuite({ assertionResults: [unCase({ status: 'passed' }), failed] }))
    expect(failuresOfJest(file)).toEqual(['mf-rent/src/rent.test.ts › rent is paid: Error: no rent'])
  })

  it('suites that could not load, and tests that were not run', () => {
    const broken = unSuite({ message: 'Cannot find module x' })
    const left = unSuite({ status: 'passed', assertionResults: [unCase({ status: 'pending', failureMessages: null })] })
    expect(failuresOfJest(report(broken, left))).toEqual([
      'mf-rent/src/rent.test.ts: Cannot find module x',
      'mf-rent/src/rent.test.ts › rent is paid: not run',
    ])
  })

  it('nothing when all passed or it was never written', () => {
    const passed = unSuite({ status: 'passed', assertionResults: [unCase({ status: 'passed' })] })
    expect(failuresOfJest(report(passed))).toEqual([])
    expect(failuresOfJest(join(folder, 'none.json'))).toEqual([])
  })
})

it.each([
  ['> tsc\n\nsrc/a.ts(1,2): error TS1: wrong\nsrc/b.ts(1,2): error TS2: wrong', 'src/a.ts(1,2): error TS1: wrong'],
  ['first\nlast\n\n', 'last'],
  ['', 'it printed nothing'],
])('a failed check says its first error, else its last line (%#)', (said, line) => {
  expect(failureIn(said)).toBe(line)
})

it('what a command prints as failed is read again', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  printFailures(['rent.spec.ts › a journey: late'])
  const lines = print.mock.calls.map(([line]) => String(line))
  print.mockRestore()
  expect([...lines, '1 passed, 1 failed'].flatMap(failuresIn)).toEqual(['rent.spec.ts › a journey: late'])
})

describe('the end of a run', () => {
  it('names each part and what failed in it', () => {
    const parts = [
      { name: 'journeys', failures: ['a', 'b'] },
      { name: 'faults', failures: ['kill: lost'] },
    ]
    expect(endOf(parts, 40)).toEqual(['journeys:', '  a', '  b', 'faults:', '  kill: lost'])
  })

  it.each([1, 2, 3, 5])('has no more lines than it may have (%i parts)', (count) => {
    const failures = Array.from({ length: 100 }, (_, n) => `test ${n}`)
    const lines = endOf(
      Array.from({ length: count }, () => ({ name: 'part', failures })),
      40,
    )
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines.at(-1)).toMatch(/^ {2}\.\.\. and \d+ more$/)
  })
})

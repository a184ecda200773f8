import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countOfJest, countOfPlaywright } from '../lib/results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bandiera-results-'))
afterAll(() => rmSync(folder, { recursive: true }))
const report = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const jestReport = (over: object) =>
  report({
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPassedTests: 3,
    numPendingTests: 0,
    numTodoTests: 0,
    ...over,
  })
const playwright = (over: object) => report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...over } })

it('counts the tests of a jest run', () => {
  expect(countOfJest(jestReport({ numPendingTests: 1 }), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(countOfJest(jestReport({ numFailedTests: 2 }), 1)).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

it('counts a suite that could not load, a run that died and a run that saw nothing as failures', () => {
  expect(countOfJest(jestReport({ numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1)
  expect(countOfJest(jestReport({}), 1).failed).toBe(1)
  expect(countOfJest(jestReport({ numPassedTests: 0 }), 0).failed).toBe(1)
  expect(countOfJest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it('counts the journeys of a Playwright run', () => {
  expect(countOfPlaywright(playwright({ flaky: 1, skipped: 1 }), 0)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    flaky: 1,
  })
  expect(countOfPlaywright(playwright({ unexpected: 1 }), 1).failed).toBe(1)
  expect(countOfPlaywright(playwright({ expected: 0 }), 0).failed).toBe(1)
})

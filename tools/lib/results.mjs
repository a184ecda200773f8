import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** A step that is one check: its exit code is its result. @param {number} code @returns {Count} */
export const countOfCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

/** Tests in a jest `--json` report. A run that died without a report, or failed without a failed test, is one failure.
 * @param {string} file @param {number} code exit code of jest @returns {Count} */
export function countOfJest(file, code) {
  if (!existsSync(file)) return countOfCheck(code || 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return {
    passed: report.numPassedTests,
    failed: atLeastOneOf(failed, code, report.numPassedTests),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Journeys in a Playwright JSON report; `flaky` are those of `passed` that needed a second try.
 * @param {string} file @param {number} code @returns {Count & { flaky: number }} */
export function countOfPlaywright(file, code) {
  if (!existsSync(file)) return { ...countOfCheck(code || 1), flaky: 0 }
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
  const passed = expected + flaky
  return { passed, failed: atLeastOneOf(unexpected, code, passed), skipped, flaky }
}

/** A runner that saw nothing, or failed for a reason outside its tests, is a failure too.
 * @param {number} failed @param {number} code @param {number} passed */
const atLeastOneOf = (failed, code, passed) => (failed === 0 && (code !== 0 || passed === 0) ? 1 : failed)

// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { printFailures } from './failures.mjs'
import { optionsOf } from './journey-options.mjs'
import { failuresOf, secondTries, staleTags } from './journey-report.mjs'
import { countOfPlaywright } from './results.mjs'
import { binOf, root, runNode } from './run.mjs'
import { scratch } from './scratch.mjs'

/**
 * The journeys on the built portal. Without a browser they do not run: a failure where CI is set, else said aloud.
 * @param {readonly string[]} args what may follow `npm run e2e --`
 * @param {Record<string, string>} more variables for the tests
 * @returns {Promise<import('./results.mjs').Count>}
 * @throws {import('./journey-options.mjs').UsageError}
 */
export async function runJourneys(args = [], more = {}) {
  const options = optionsOf(args)
  const browser = await findBrowser({ window: options.watched })
  if (!browser) {
    console.error(NO_BROWSER)
    return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 1 }
  }
  console.log(`Browser: ${browser}`)
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-e2e-'))
  const file = join(folder, 'report.json')
  const env = { ...scratch(), ...more, ...options.env, BANDIERA_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const command = [binOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e', '--reporter', 'list,json']
  const code = await runNode([...command, ...options.playwright], { env })
  const count = countOfPlaywright(file, code)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] }
  rmSync(folder, { recursive: true })
  const second = secondTries(report)
  console.log(`second tries: ${second.length}${second.length > 0 ? ` (${second.join('; ')})` : ''}`)
  const failures = failuresOf(report)
  printFailures(failures)
  if (options.report) writeCount(join(root, options.report), { ...count, failures })
  return options.tags ? withTags(count, staleTags(report)) : count
}

/** For Nx, which keeps it with the result. @param {string} file @param {object} count */
function writeCount(file, count) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(count))
}

/** One more check: tags that nothing needs. @param {import('./results.mjs').Count} count @param {readonly string[]} stale */
function withTags(count, stale) {
  console.log(
    stale.length === 0 ? 'tags: every tag of a module is needed' : `tags that are not needed:\n${stale.join('\n')}`,
  )
  printFailures(stale.map((tag) => `not needed: ${tag}`))
  return stale.length === 0 ? { ...count, passed: count.passed + 1 } : { ...count, failed: count.failed + 1 }
}

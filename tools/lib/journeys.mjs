// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { CHOICES, chosenFiles } from './journey-files.mjs'
import { countOfPlaywright } from './results.mjs'
import { binOf, runNode } from './run.mjs'

/** Switches of Playwright that want to be watched. */
const WATCHED = ['--headed', '--ui', '--debug']

/**
 * The journeys on the built portal. Without a browser they do not run: a failure where CI is set, else said aloud.
 * @param {string[]} args `--short`, `--rest`, and for Playwright: file names, `--headed`...
 * @param {Record<string, string>} more variables for the tests
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function runJourneys(args = [], more = {}) {
  const browser = await findBrowser({ window: args.some((arg) => WATCHED.includes(arg)) })
  if (!browser) {
    console.error(NO_BROWSER)
    return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 1 }
  }
  console.log(`Browser: ${browser}`)
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-e2e-'))
  const report = join(folder, 'report.json')
  const env = { ...more, BANDIERA_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const command = [binOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e', '--reporter', 'list,json']
  // one word: as two, Playwright takes the names of files that follow for projects
  const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=journeys']
  const given = args.filter((arg) => !CHOICES.includes(arg))
  const code = await runNode([...command, ...project, ...given, ...chosenFiles(args)], { env })
  const count = countOfPlaywright(report, code)
  rmSync(folder, { recursive: true })
  return count
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { lineOf, printFailures } from './failures.mjs'
import { optionsOf } from './journey-options.mjs'
import { countOfPlaywright } from './results.mjs'
import { binOf, root, runNode } from './run.mjs'
import { scratch } from './scratch.mjs'

/** The journeys on the built portal. Without a browser they do not run: a failure where CI is set, else said aloud.
 * @param {readonly string[]} args what may follow `npm run e2e --` @param {Record<string, string>} more variables */
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

/** @typedef {{ title: string, file: string, tags: string[], tests: Test[] }} Spec */
/** @typedef {{ status: string, annotations: { type: string, description?: string }[], results?: Try[] }} Test */
/** @typedef {{ status: string, errors?: { message?: string }[] }} Try */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[], errors?: { message?: string }[] }} Report the JSON report of Playwright, as far as it is read */

/** @param {Report} report */
const specsOf = (report) => report.suites.flatMap(specsIn)

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** Journeys that passed at their second try: `list-memory.spec.ts › columns and views...`. @param {Report} report */
export const secondTries = (report) =>
  specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`)

/** Journeys that failed or were not run, with what the last try said, and what failed outside of them. @param {Report} report */
export const failuresOf = (report) => [
  ...specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ status, results = [] }) => {
        const said = status === 'skipped' ? 'not run' : messageOf(results.at(-1)?.errors)
        return `${file} › ${title}: ${said}`
      }),
  ),
  ...(report.errors ?? []).map((error) => messageOf([error])),
]

/** @param {Try['errors']} errors */
const messageOf = (errors = []) => errors.map(({ message = '' }) => lineOf(message)).join(' | ')

/** Tags of modules whose code no journey of a file ran: `bandi-tasks.spec.ts: @mf-rent`. A file with a journey that failed or
 * was left out is not judged. @param {Report} report */
export function staleTags(report) {
  const all = specsOf(report)
  return [...new Set(all.map(({ file }) => file))].flatMap((file) => {
    const specs = all.filter((spec) => spec.file === file)
    const tests = specs.flatMap((spec) => spec.tests)
    if (tests.some(({ status }) => status !== 'expected' && status !== 'flaky')) return []
    const ran = new Set(tests.flatMap(codeOf))
    const tags = new Set(specs.flatMap((spec) => spec.tags).map((tag) => tag.replace('@', '')))
    const stale = [...tags].filter((tag) => tag.startsWith('mf-') && !ran.has(tag))
    return stale.length > 0 ? [`${file}: ${stale.map((tag) => `@${tag}`).join(', ')}`] : []
  })
}

/** Modules whose code a journey ran, as `taggedCode` notes them. @param {Test} test */
const codeOf = ({ annotations }) =>
  annotations.filter(({ type }) => type === 'code').flatMap(({ description = '' }) => description.split(' '))

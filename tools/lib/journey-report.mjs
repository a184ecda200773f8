// @ts-check
import { lineOf } from './failures.mjs'

/**
 * @typedef {{ title: string, file: string, tags: string[], tests: Test[] }} Spec
 * @typedef {{ status: string, annotations: { type: string, description?: string }[], results?: Try[] }} Test
 * @typedef {{ status: string, errors?: { message?: string }[] }} Try
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} Report the JSON report of Playwright, as far as it is read here
 */

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

/**
 * Tags of modules whose code no journey of a file ran: `bandi-tasks.spec.ts: @mf-rent`. A file of which a journey failed or was
 * left out is not judged.
 * @param {Report} report
 * @returns {string[]}
 */
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

/** Modules whose code a journey ran, as `taggedCode` notes them. @param {Test} test @returns {string[]} */
const codeOf = ({ annotations }) =>
  annotations.filter(({ type }) => type === 'code').flatMap(({ description = '' }) => description.split(' '))

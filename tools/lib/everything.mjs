import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endOf, failuresIn } from './failures.mjs'
import { countOfCheck } from './results.mjs'
import { root } from './run.mjs'
import { RELEASED, TESTED } from './targets.mjs'
import { runTasks } from './tasks.mjs'
/** @import { Count } from './results.mjs' */

/** @typedef {Count & { failures: string[], flaky?: number }} Outcome */
/** @typedef {Outcome & { name: string, seconds: number }} Part */

/** Of the faults: the same draws in each run. */
const SEED = '5'

/** What CI runs after the tasks of Nx, one after the other: each has the machine for itself. */
const COMMANDS = [
  { name: 'journeys', args: ['tools/e2e.mjs', '--grep-invert', '@slow'] },
  { name: 'slow journeys', args: ['tools/e2e.mjs', '--slow', '4', '--grep', '@slow'] },
  { name: 'faults', args: ['tools/faults.mjs', '--short', '--seed', SEED] },
  { name: 'benchmarks', args: ['tools/measure.mjs', '--all', '--short'] },
]

/** Lines about what failed: they and the table are the last that a reader of the log sees. */
const LINES = 40

/** What a change must pass; it goes on after a failure. @returns {Promise<Count>} */
export async function everything() {
  const targets = [...TESTED.filter((target) => target !== 'e2e-short'), ...RELEASED]
  const began = performance.now()
  const tasks = await runTasks(['run-many', '-t', targets.join(',')])
  /** @type {Part[]} */
  const done = [{ name: 'tasks', ...tasks, seconds: since(began) }]
  for (const { name, args } of COMMANDS) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    done.push({ name, ...(await outcomeOfCommand(args)), seconds: since(start) })
  }
  for (const line of summaryOf(done)) console.log(line)
  return {
    passed: sum(done, 'passed'),
    // what could not run says nothing: that is a failure here
    failed: sum(done, 'failed') + sum(done, 'skipped'),
    skipped: sum(done, 'skipped'),
  }
}

const since = (/** @type {number} */ began) => Math.round((performance.now() - began) / 1000)

/** @param {Part[]} done @param {keyof Count} key */
const sum = (done, key) => done.reduce((total, part) => total + part[key], 0)

/** A table of the parts, and below it what failed in each. @param {Part[]} done */
export function summaryOf(done) {
  const bad = done.filter(hasFailed)
  return ['', ...done.map(rowOf), ...(bad.length > 0 ? ['', ...endOf(bad, LINES), ''] : [])]
}

const hasFailed = (/** @type {Part} */ { failed, skipped }) => failed + skipped > 0

/** @param {Part} part */
function rowOf(part) {
  const { name, passed, failed, skipped, flaky, seconds } = part
  const mark = hasFailed(part) ? 'FAIL' : 'ok  '
  const second = flaky === undefined ? '' : `, ${flaky} second tries`
  return `${mark} ${name.padEnd(14)} ${String(passed).padStart(5)} passed, ${failed} failed, ${skipped} not run${second} (${seconds} s)`
}

/** Runs a command that closes with `N passed, M failed`, and says what it counted. @param {string[]} args @returns {Promise<Outcome>} */
async function outcomeOfCommand(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const lines = []
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    lines.push(line)
  }
  return outcomeOf(lines, Number(await closed))
}

const CLOSING = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/
const NOT_RUN = /^Not run: (?<skipped>\d+)/
const SECOND = /^second tries: (?<flaky>\d+)/

/** What a command that printed these lines has counted. @param {readonly string[]} lines @param {number} code @returns {Outcome} */
export function outcomeOf(lines, code) {
  const last = lines.findLast((line) => line !== '') ?? ''
  const closing = CLOSING.exec(last)?.groups
  const found = (/** @type {RegExp} */ of, /** @type {string} */ key) =>
    lines.flatMap((line) => of.exec(line)?.groups?.[key] ?? []).at(-1)
  const count = closing
    ? {
        passed: Number(closing.passed),
        failed: Number(closing.failed),
        skipped: Number(found(NOT_RUN, 'skipped') ?? 0),
      }
    : countOfCheck(code || 1)
  const named = lines.flatMap(failuresIn)
  const flaky = found(SECOND, 'flaky')
  return {
    ...count,
    failed: count.failed === 0 && code !== 0 ? 1 : count.failed,
    // one that died says so where it stopped
    failures: named.length > 0 ? named : [`it ended with code ${code} after: ${last}`],
    ...(flaky === undefined ? {} : { flaky: Number(flaky) }),
  }
}

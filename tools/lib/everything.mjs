// @ts-check
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { countOfCheck } from './results.mjs'
import { root } from './run.mjs'
import { RELEASED, TESTED } from './targets.mjs'
import { runTasks } from './tasks.mjs'

/** @typedef {import('./results.mjs').Count} Count */

/** Of the faults: the same draws in each run. */
const SEED = '5'

/** What CI runs after the tasks of Nx, one after the other: each has the machine for itself. */
const COMMANDS = [
  { name: 'journeys', args: ['tools/e2e.mjs'] },
  { name: 'slow journeys', args: ['tools/e2e.mjs', '--slow', '4', '--grep', '@slow'] },
  { name: 'faults', args: ['tools/faults.mjs', '--short', '--seed', SEED] },
  { name: 'benchmarks', args: ['tools/measure.mjs', '--all', '--short'] },
]

/** What a change must pass; it goes on after a failure. @returns {Promise<Count>} */
export async function everything() {
  const targets = [...TESTED.filter((target) => target !== 'e2e-short'), ...RELEASED]
  const began = performance.now()
  /** @type {{ name: string, count: Count, seconds: number }[]} */
  const done = [{ name: 'tasks', count: await runTasks(['run-many', '-t', targets.join(',')]), seconds: since(began) }]
  for (const { name, args } of COMMANDS) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    done.push({ name, count: await countOfCommand(args), seconds: since(start) })
  }
  console.log('')
  for (const { name, count, seconds } of done) console.log(lineOf(name, count, seconds))
  return {
    passed: sum(done, 'passed'),
    // what could not run says nothing: that is a failure here
    failed: sum(done, 'failed') + sum(done, 'skipped'),
    skipped: sum(done, 'skipped'),
  }
}

const since = (/** @type {number} */ began) => Math.round((performance.now() - began) / 1000)

/** @param {{ count: Count }[]} done @param {keyof Count} key */
const sum = (done, key) => done.reduce((total, { count }) => total + count[key], 0)

/** @param {string} name @param {Count} count @param {number} seconds */
function lineOf(name, { passed, failed, skipped }, seconds) {
  const mark = failed + skipped > 0 ? 'FAIL' : 'ok  '
  return `${mark} ${name.padEnd(14)} ${String(passed).padStart(5)} passed, ${failed} failed, ${skipped} not run (${seconds} s)`
}

const CLOSING = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/
const NOT_RUN = /^Not run: (?<skipped>\d+)/

/** Runs a command that closes with `N passed, M failed`, and says what it counted. @param {string[]} args @returns {Promise<Count>} */
async function countOfCommand(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  let last = ''
  let skipped = 0
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    skipped = Number(NOT_RUN.exec(line)?.groups?.skipped ?? skipped)
    last = line || last
  }
  const code = Number(await closed)
  const groups = CLOSING.exec(last)?.groups
  const count = groups
    ? { passed: Number(groups.passed), failed: Number(groups.failed), skipped }
    : countOfCheck(code || 1)
  return count.failed === 0 && code !== 0 ? { ...count, failed: 1 } : count
}

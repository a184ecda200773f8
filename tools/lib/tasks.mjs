import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { failureIn, failuresOfJest } from './failures.mjs'
import { countOfCheck, countOfJest } from './results.mjs'
import { root } from './run.mjs'

/** What became of one task: `@bandiera/mf-rent:test`, `mf-rent`, `test`, its status as Nx says it (`success`, `failure`,
 * `local-cache`, ...), and all that it printed when it failed.
 * @typedef {{ id: string, project: string, target: string, status: string, code?: number, ms: number,
 *   outputs: string[], said?: string }} Done */

const RESULTS = join(root, '.results/tasks.json')
const HEADING = /^(?:>|✔|✖|⨯) +nx run (?<id>\S+)/
/** One more than the processors of the smallest machine: tests that start servers and browsers wait for the disk and for pages. */
const AT_ONCE = 3
/** Tasks that only prepare something for others: they count when they fail. */
const PREPARES = ['types', 'declare', 'seed', 'fixture']

/** Runs tasks through Nx (`run-many -t test`): tests count by case, everything else as one, with the names of what failed.
 * @param {string[]} args of nx */
export async function runTasks(args) {
  const started = performance.now()
  rmSync(RESULTS, { force: true })
  const code = await nx(args)
  const done = existsSync(RESULTS) ? /** @type {Done[]} */ (JSON.parse(readFileSync(RESULTS, 'utf8'))) : []
  for (const line of summaryOf(done, countOf)) console.log(line)
  const cached = done.filter(isCached).length
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${seconds} s; ${cached} of ${done.length} tasks came from the cache`)
  const total = totalOf(done, countOf)
  // nx that ends with a failure outside of its tasks is one
  const failed = total.failed === 0 && code !== 0 ? 1 : total.failed
  return { ...total, failed, failures: done.filter(hasFailed).flatMap(failuresOf) }
}

const hasFailed = (/** @type {Done} */ task) => countOf(task).failed + countOf(task).skipped > 0

/** What failed in a task: its tests where it has a report of them. @param {Done} task @returns {string[]} */
function failuresOf({ id, outputs, target, said = '' }) {
  const report = reportOf(outputs)
  const named = report
    ? target.startsWith('e2e')
      ? failuresOfJourneys(report)
      : failuresOfJest(join(root, report))
    : []
  return named.length > 0 ? named : [`${id}: ${failureIn(said)}`]
}

/** @param {string[]} args */
async function nx(args) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args, '--outputStyle=static', `--parallel=${AT_ONCE}`],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const closed = new Promise((done) => child.once('close', done))
  const began = performance.now()
  for await (const line of createInterface({ input: child.stdout })) {
    const id = HEADING.exec(line)?.groups?.id
    if (id && !line.includes('cache'))
      console.log(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${id}`)
    else if (line.startsWith(' NX ') && !line.includes('Success')) console.log(line)
  }
  return Number(await closed)
}

const isCached = (/** @type {Done} */ { status }) => status.includes('cache')

/** What a task counted: the cases of its tests, or itself. @param {Done} task */
export function countOf({ outputs, target, code = 1 }) {
  const report = reportOf(outputs)
  if (report) return target.startsWith('e2e') ? countOfJourneys(report, code) : countOfJest(join(root, report), code)
  return PREPARES.includes(target) && code === 0 ? { passed: 0, failed: 0, skipped: 0 } : countOfCheck(code)
}

/** @param {readonly string[]} outputs */
const reportOf = (outputs) => outputs.find((file) => /^\.results\/.*\.json$/.test(file))

/** @param {string} report @returns {string[]} */
function failuresOfJourneys(report) {
  const file = join(root, report)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).failures ?? []) : []
}

/** @param {string} report @param {number} code @returns {import('./results.mjs').Count} */
function countOfJourneys(report, code) {
  const file = join(root, report)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : countOfCheck(code || 1)
}

/** One line for each target, and all that failed tasks printed.
 * @param {readonly Done[]} done @param {typeof countOf} count */
export function summaryOf(done, count) {
  const failed = done.filter((task) => count(task).failed > 0)
  const targets = [...new Set(done.map(({ target }) => target.replace(/--.*/, '')))]
  return [
    ...failed.flatMap(({ id, said }) => [`\n✖ ${id}`, said ?? '']),
    '',
    ...targets.map((target) => {
      const tasks = done.filter((task) => task.target.replace(/--.*/, '') === target)
      const { passed, failed: wrong, skipped } = totalOf(tasks, count)
      const seconds = (tasks.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(0)
      const cached = tasks.filter(isCached).length
      const mark = wrong > 0 ? 'FAIL' : 'ok  '
      const left = skipped > 0 ? `, ${skipped} not run` : ''
      return `${mark} ${target.padEnd(14)} ${String(passed).padStart(5)} passed, ${wrong} failed${left} (${tasks.length} tasks, ${cached} cached, ${seconds} s)`
    }),
    ...failed.map(({ id }) => `FAIL ${id}`),
  ]
}

/** @param {readonly Done[]} done @param {typeof countOf} count */
export function totalOf(done, count) {
  const counts = done.map(count)
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => counts.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

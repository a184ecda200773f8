import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './lib/built.mjs'
import { printFailures } from './lib/failures.mjs'
import { outcomeOf, tally } from './lib/judge.mjs'
import { requireNode } from './lib/node-version.mjs'
import { endOnSignal, root } from './lib/run.mjs'
/** @import { Result } from './lib/judge.mjs' */

/** @typedef {{ number: number, title: string, invariant: string, rounds: number, short?: number,
 *   run: (how: { seed: number, rounds: number, say: (line: string) => void }) => Promise<Result> }} Fault */

requireNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
})
const SHOWN = 10
const ci = Boolean(process.env.CI)
const folder = join(root, 'bench/src/faults')
const known = readdirSync(folder).flatMap((file) => /^(?<name>[a-z-]+)\.ts$/.exec(file)?.groups?.name ?? [])
const unknown = positionals.find((name) => !known.includes(name))
const seed = numberOf('seed', values.seed) ?? Date.now() % 1_000_000
const rounds = numberOf('rounds', values.rounds)
// an interrupted run ends the servers that it started
endOnSignal()
if (unknown) fail(`There is no fault called ${unknown}.\nNames: ${known.join(', ')}`)
else await run()

async function run() {
  await prepare()
  const { acceptTypeScript } = await import('./lib/typescript.mjs')
  acceptTypeScript()
  const { table } = await import('./lib/table.mjs')
  console.log(`seed ${seed}`)
  const chosen = await Promise.all((positionals.length > 0 ? positionals : known).map(load))
  const rows = []
  for (const one of chosen.toSorted((a, b) => a.fault.number - b.fault.number)) rows.push(await inject(one))
  const cells = rows.map(({ name, number, seconds, result, outcome }) => [
    `${number} ${name}`,
    result.figure,
    result.rounds,
    seconds,
    result.notRun === undefined ? result.violations.length : 'not run',
    outcome,
  ])
  console.log(`\n${table([['fault', 'figure', 'rounds', 'seconds', 'violations', ''], ...cells])}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ seed, rows }, null, 2)}\n`)
  const bad = rows.filter(({ outcome }) => outcome === 'failed')
  printFailures(
    bad.map(({ name, result }) => `${name}: ${result.violations[0] ?? result.notRun ?? 'no round was played'}`),
  )
  for (const { name, result } of rows) {
    if (result.violations.length > 0) console.log(`To repeat: npm run faults -- ${name} --seed ${seed}`)
    if (result.notRun !== undefined) console.log(`Not run: ${name}: ${result.notRun}`)
  }
  const { line, code } = tally(rows.map(({ outcome }) => outcome))
  console.log(line)
  process.exit(code)
}

/** @param {string} name @returns {Promise<{ name: string, fault: Fault }>} */
async function load(name) {
  return { name, ...(await import(join(folder, `${name}.ts`))) }
}

/** @param {{ name: string, fault: Fault }} one */
async function inject({ name, fault }) {
  console.log(`\n${fault.number} ${name}: ${fault.title}\n  must hold: ${fault.invariant}`)
  const say = (/** @type {string} */ line) => console.log(`  ${line}`)
  const began = performance.now()
  const usual = values.short ? (fault.short ?? fault.rounds) : fault.rounds
  /** @type {Result} */
  const result = await fault.run({ seed, rounds: rounds ?? usual, say }).catch((error) => ({
    rounds: 0,
    violations: [`the run itself failed: ${error?.stack ?? error}`],
    figure: '',
  }))
  if (result.notRun !== undefined) say(`NOT RUN: ${result.notRun}`)
  for (const line of result.violations.slice(0, SHOWN)) say(`VIOLATION: ${line}`)
  if (result.violations.length > SHOWN) say(`... and ${result.violations.length - SHOWN} more`)
  const seconds = (performance.now() - began) / 1000
  say(`${seconds.toFixed(1)} s`)
  return { name, number: fault.number, seconds, result, outcome: outcomeOf(result, { ci }) }
}

/** @param {string} option @param {string | undefined} text */
function numberOf(option, text) {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) {
    console.error(`--${option} wants a whole number from 1 on, not ${text}`)
    process.exit(1)
  }
  return value
}

/** @param {string} text */
function fail(text) {
  console.error(text)
  process.exitCode = 1
}

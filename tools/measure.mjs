import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './lib/built.mjs'
import { printFailures } from './lib/failures.mjs'
import { judge, tally } from './lib/judge.mjs'
import { requireNode } from './lib/node-version.mjs'
import { endOnSignal, root, runNode } from './lib/run.mjs'
/** @import { Row } from './lib/judge.mjs' */

/** @typedef {{ title: string, rows: number, run: (say: (line: string) => void, how: { short: boolean }) => Promise<Row[]> }} Measure */

/** Measured by hand only: `loop` takes the machine for itself, and the figures of `matching-peers` are decided (docs/performance.md). */
const BY_HAND = ['loop', 'matching-peers']
const USAGE = `npm run bench -- NAME [--short] [--json FILE]
       npm run bench -- --all [--short]       every one but ${BY_HAND.join(', ')}, one after the other`

requireNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, short: { type: 'boolean', default: false }, all: { type: 'boolean' } },
})
const { short } = values
const [name] = positionals
const folder = join(root, 'bench/src/bench')
const names = readdirSync(folder).flatMap((file) => /^(?<name>[a-z-]+)\.ts$/.exec(file)?.groups?.name ?? [])
// an interrupted run ends what it started
endOnSignal()
if (values.all && !name) await measureAll(names.filter((one) => !BY_HAND.includes(one)))
else if (name && names.includes(name)) await measure(name)
else listNames()

/** @param {string} chosen */
async function measure(chosen) {
  await prepare()
  const { title, rows: promised, run } = await load(chosen)
  console.log(`${chosen}: ${title}${short ? ' (short: fewer of everything, times are not judged)' : ''}`)
  const rows = await run((line) => console.log(`  ${line}`), { short }).catch((error) => {
    write({ rows: [], faults: [String(error?.message ?? error)] })
    throw error
  })
  const { verdicts, faults } = judge(rows, { short, promised })
  const { table } = await import('./lib/table.mjs')
  const head = ['figure', 'value', 'unit', 'against', 'ratio', 'goal', '']
  const cells = rows.map((r, n) => [r.figure, r.value, r.unit, r.against, r.ratio, r.goal, verdicts[n] ?? ''])
  console.log(table([head, ...cells]))
  for (const fault of faults) console.error(`${chosen}: ${fault}`)
  write({ rows, faults })
  process.exitCode = faults.length === 0 ? 0 : 1

  /** @param {{ rows: Row[], faults: string[] }} result */
  function write(result) {
    if (values.json) writeFileSync(values.json, `${JSON.stringify({ name: chosen, short, ...result }, null, 2)}\n`)
  }
}

/** Each in a process of its own: none meets what another left behind, and all of them run. @param {string[]} chosen */
async function measureAll(chosen) {
  await prepare()
  const { table } = await import('./lib/table.mjs')
  const results = mkdtempSync(join(tmpdir(), 'bandiera-bench-results-'))
  const done = []
  for (const one of chosen) {
    console.log('')
    const json = join(results, `${one}.json`)
    const began = performance.now()
    const code = await runNode(['tools/measure.mjs', one, ...(short ? ['--short'] : []), '--json', json])
    const seconds = (performance.now() - began) / 1000
    const { rows, faults } = resultIn(json)
    done.push({ name: one, rows, faults, seconds, code, passed: code === 0 })
  }
  rmSync(results, { recursive: true })
  if (values.json) writeFileSync(values.json, `${JSON.stringify(done, null, 2)}\n`)
  const cells = done.map((one) => [one.name, one.rows.length, one.seconds, one.passed ? 'ok' : 'FAILED'])
  console.log(`\n${table([['benchmark', 'rows', 'seconds', 'result'], ...cells])}`)
  const bad = done.filter(({ passed }) => !passed)
  printFailures(bad.map(({ name: of, faults, code }) => `${of}: ${faults.join('; ') || `it ended with code ${code}`}`))
  const { line, code } = tally(done.map(({ passed }) => (passed ? 'passed' : 'failed')))
  console.log(line)
  process.exitCode = code
}

/** What a run wrote; nothing when it died before. @param {string} json @returns {{ rows: Row[], faults: string[] }} */
function resultIn(json) {
  return existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : { rows: [], faults: [] }
}

/** @param {string} chosen @returns {Promise<Measure>} */
async function load(chosen) {
  const { acceptTypeScript } = await import('./lib/typescript.mjs')
  acceptTypeScript()
  const { measure } = await import(join(folder, `${chosen}.ts`))
  return measure
}

function listNames() {
  console.error(name ? `There is no benchmark called ${name}.` : `Which one? ${USAGE}`)
  console.error(`Names: ${names.join(', ')}`)
  process.exitCode = 1
}

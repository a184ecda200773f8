// @ts-check
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { root } from './lib/run.mjs'

/** @typedef {{ figure: string, value: number, unit: string, against: string, ratio: number, goal: number, ok: boolean, count?: true }} Row */
/** @typedef {{ title: string, run: (say: (line: string) => void, options: { short: boolean }) => Promise<Row[]> }} Measure */

requireNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const [name] = positionals
const folder = join(root, 'bench/src/bench')
const names = readdirSync(folder)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
if (name && names.includes(name)) await measure(name)
else listNames()

/** @param {string} chosen */
async function measure(chosen) {
  await ensureInstalled()
  if ((await ensureBuilt()) !== 0) process.exit(1)
  const { title, run } = await load(chosen)
  console.log(`${chosen}: ${title}`)
  const { short } = values
  const rows = await run((line) => console.log(`  ${line}`), { short })
  const { table } = await import('./lib/table.mjs')
  const head = ['figure', 'value', 'unit', 'against', 'ratio', 'goal', '']
  // a short run says nothing of speed
  const isJudged = (/** @type {Row} */ row) => !short || row.count === true
  const verdict = (/** @type {Row} */ row) => (!isJudged(row) ? 'not judged' : row.ok ? 'ok' : 'MISSED')
  console.log(table([head, ...rows.map((r) => [r.figure, r.value, r.unit, r.against, r.ratio, r.goal, verdict(r)])]))
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ name: chosen, rows }, null, 2)}\n`)
  process.exitCode = rows.length > 0 && rows.every((row) => row.ok || !isJudged(row)) ? 0 : 1
}

/** @param {string} chosen @returns {Promise<Measure>} */
async function load(chosen) {
  const { acceptTypeScript } = await import('./lib/typescript.mjs')
  acceptTypeScript()
  const { measure } = await import(join(folder, `${chosen}.ts`))
  return measure
}

function listNames() {
  console.error(name ? `There is no bench called ${name}.` : 'Which one? npm run bench -- NAME [--short] [--json FILE]')
  console.error(`Names: ${names.join(', ')}`)
  process.exitCode = 1
}

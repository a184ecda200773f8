import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { binOf, root, runNode } from './lib/run.mjs'
import { scratch } from './lib/scratch.mjs'
import { table } from './lib/table.mjs'

// `npm run reading`: what the readers make of the 75 cases of the trade and of the generated inputs, as shares read, asked,
// refused and wrong. It runs the tests that count them and prints what they counted.

/** @typedef {'read' | 'asked' | 'refused' | 'wrong'} Outcome */
/** @typedef {Record<Outcome, number> & { kind: string, from: string }} Counts */

await ensureInstalled()
/** @type {Outcome[]} */
const OUTCOMES = ['read', 'asked', 'refused', 'wrong']
const folder = mkdtempSync(join(tmpdir(), 'bandiera-reading-'))
const file = join(folder, 'counts.jsonl')
let failed = false
for (const kind of ['node', 'browser']) {
  const command = [binOf('jest'), '--config', join(root, `tools/jest/${kind}.cjs`), '--maxWorkers', '1', '--silent']
  const tests = testsOf(kind === 'browser')
  const code = await runNode([...command, '--runTestsByPath', ...tests], {
    env: { ...scratch(), BANDIERA_READING: file },
  })
  failed ||= code !== 0
}
const counted = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
/** @type {Counts[]} */
const rows = counted.map((line) => JSON.parse(line))
rmSync(folder, { recursive: true })
const total = print(rows)
process.exitCode = failed || total.wrong > 0 || rows.length === 0 ? 1 : 0

/** Tests that count what is read. @param {boolean} inPage those of packages that run in a page */
function testsOf(inPage) {
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)
  const modules = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return (inPage ? modules : ['server', ...shared]).flatMap((at) => {
    const source = join(root, at, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(source, name))
      .filter((path) => readFileSync(path, 'utf8').includes("from '@bandiera/factories/reading'"))
  })
}

/** One line for each kind, and one for each sort of rows. @param {Counts[]} all */
function print(all) {
  const kinds = ['cases', 'generated'].flatMap((from) => {
    const ofSort = all.filter((one) => one.from === from)
    const ofKind = (/** @type {string} */ name) => ofSort.filter(({ kind }) => kind === name)
    const names = [...new Set(ofSort.map((one) => one.kind))].sort()
    return [...names.map((name) => line(from, name, ofKind(name))), line(from, 'all', ofSort, true)]
  })
  console.log(table([['rows', 'kind', 'inputs', ...OUTCOMES], ...kinds]))
  return sum(all)
}

/** @param {string} from @param {string} name @param {Counts[]} some @param {boolean} [shares] */
function line(from, name, some, shares = false) {
  const counts = sum(some)
  const inputs = OUTCOMES.reduce((n, outcome) => n + counts[outcome], 0)
  const share = (/** @type {number} */ n) => `${n} (${((100 * n) / Math.max(1, inputs)).toFixed(1)} %)`
  return [from, name, inputs, ...OUTCOMES.map((outcome) => (shares ? share(counts[outcome]) : counts[outcome]))]
}

/** @param {Counts[]} some @returns {Record<Outcome, number>} */
function sum(some) {
  const counts = { read: 0, asked: 0, refused: 0, wrong: 0 }
  for (const one of some) for (const outcome of OUTCOMES) counts[outcome] += one[outcome]
  return counts
}

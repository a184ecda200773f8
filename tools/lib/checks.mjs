// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { countOfJest } from './results.mjs'
import { binOf, root, runNode } from './run.mjs'
import { checkStep } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** What reads the sources and runs none of them. @returns {Step[]} */
export const staticSteps = () => [
  checkStep('types', () => runNode([binOf('typescript', 'tsc'), '-p', '.'])),
  checkStep('lint', () => runNode([binOf('oxlint'), '--deny-warnings', '.'])),
  checkStep('format', () => runNode([binOf('prettier'), '--check', '--log-level', 'warn', '.'])),
  checkStep('boundaries', () => runNode(['tools/check-boundaries.mjs'])),
  checkStep('api', () => runNode(['tools/api.mjs', '--check'])),
  checkStep('lock', () => runNode(['tools/complete-lock.mjs', '--check'])),
]

/** Budgets are measured on what the sources make, not on what was built of them once. @returns {Step} */
export const buildStep = () => checkStep('build', ensureBuilt)

/** Tests of everything but the server; budgets are among them. @returns {Step} */
export const unitStep = () => jestStep('unit', '(?!server[\\\\/])')

/** The real clients against the real server. @returns {Step} */
export const serverStep = () => jestStep('server', 'server[\\\\/]')

/** @param {string} name @param {string} below pattern of the path below the root @returns {Step} */
function jestStep(name, below) {
  const pattern = `^${root.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[\\\\/]${below}`
  return { name, run: () => jest(['--testPathPatterns', pattern]) }
}

/** @param {string[]} args */
async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-jest-'))
  const report = join(folder, 'report.json')
  const code = await runNode([binOf('jest'), '--maxWorkers', '100%', ...args, '--json', '--outputFile', report])
  const count = countOfJest(report, code)
  rmSync(folder, { recursive: true })
  return count
}

// @ts-check
import { countOfCheck } from './results.mjs'

/** @typedef {import('./results.mjs').Count} Count */
/** @typedef {{ name: string, run: () => Promise<Count> }} Step */

/** A step that passes when a command ends with 0. @param {string} name @param {() => Promise<number>} run @returns {Step} */
export const checkStep = (name, run) => ({ name, run: async () => countOfCheck(await run()) })

/**
 * Runs every step, also after a failure, and closes with `N passed, M failed` as the last line.
 * @param {Step[]} steps
 * @returns {Promise<void>} sets the exit code
 */
export async function runSteps(steps) {
  /** @type {{ name: string, count: Count, seconds: string }[]} */
  const done = []
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`)
    const start = Date.now()
    const count = await run().catch((error) => {
      console.error(error)
      return countOfCheck(1)
    })
    done.push({ name, count, seconds: ((Date.now() - start) / 1000).toFixed(1) })
  }
  console.log(`\n${done.map(line).join('\n')}`)
  const total = (/** @type {keyof Count} */ key) => done.reduce((sum, { count }) => sum + count[key], 0)
  if (total('skipped') > 0) console.log(`Not run: ${total('skipped')} (the reasons are above)`)
  process.exitCode = total('failed') > 0 ? 1 : 0
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}

/** @param {{ name: string, count: Count, seconds: string }} one */
function line({ name, count, seconds }) {
  const skipped = count.skipped > 0 ? `, ${count.skipped} not run` : ''
  const mark = count.failed > 0 ? 'FAIL' : count.passed > 0 ? 'ok  ' : 'NOT RUN'
  return `${mark} ${name.padEnd(12)} ${String(count.passed).padStart(5)} passed, ${count.failed} failed${skipped} (${seconds} s)`
}

// @ts-check
import { CliError } from '../module/command-line.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseExamples } from '../../webpack/declaration/examples.mjs'
import { perform } from './perform.mjs'
import { openStage } from './stage.mjs'

/** @typedef {import('./stage.mjs').Built & { examples: import('./stage.mjs').Example[] }} Played */
/** @typedef {{ module: Played, example: import('./stage.mjs').Example, fault: string | null, ms: number }} Outcome `fault`: what went wrong, in words for the author */

const NO_BROWSER = [
  'The examples are played in a browser, and there is none here. Do one of these and repeat the command:',
  '  apt-get install chromium-headless-shell   on Debian, as root; or chromium',
  '  npx playwright install chromium           where downloads are allowed',
  '  BANDIERA_CHROMIUM=/path/to/chrome         when it is in an unusual place',
].join('\n')

/** Code of others is played here: no other host has an address. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** The file of a release that holds its examples; none of the other files may end so. */
const EXAMPLES = /^esempi\.[0-9a-f]{8}\.json$/

/**
 * Plays every example of some modules in a shell, one after the other, in a real browser.
 * @param {string} shell folder of a built shell
 * @param {readonly Played[]} modules
 * @param {(outcome: Outcome) => void} [heard] gets each outcome as it ends
 * @returns {Promise<Outcome[]>}
 */
export async function replay(shell, modules, heard = () => {}) {
  const outcomes = []
  const { hasBrowser, openBrowser, SHORT_LIVED } = await import('../open-browser.mjs')
  if (!hasBrowser) throw new CliError(NO_BROWSER)
  const browser = await openBrowser([ONLY_HERE, SHORT_LIVED])
  const stage = await openStage()
  try {
    for (const module of modules) {
      for (const example of module.examples) {
        const start = performance.now()
        const fault = await perform(browser, stage, { shell, module, example })
        const outcome = { module, example, fault, ms: performance.now() - start }
        outcomes.push(outcome)
        heard(outcome)
      }
    }
    return outcomes
  } finally {
    await browser.close()
    await stage.close()
  }
}

/** @param {{ files: object }} manifest @returns {string | undefined} */
export const examplesFile = ({ files }) => Object.keys(files).find((name) => EXAMPLES.test(name))

/**
 * A built module with its examples; with none when it adds nothing to any slot.
 * @param {import('./stage.mjs').Built} built
 * @returns {Played}
 */
export function playedOf({ manifest, folder }) {
  const file = examplesFile(/** @type {{ files: object }} */ (manifest))
  const text = file ? readFileSync(join(folder, file), 'utf8') : '[]'
  return { manifest, folder, examples: /** @type {any} */ (parseExamples(JSON.parse(text), `${manifest.id} ${file}`)) }
}

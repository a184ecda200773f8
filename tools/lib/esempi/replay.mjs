// @ts-check
import { Ostacolo } from '../modulo/ostacolo.mjs'
import { perform } from './perform.mjs'
import { openStage } from './stage.mjs'

/** @typedef {import('./stage.mjs').Built & { esempi: import('./stage.mjs').Esempio[] }} Played */
/** @typedef {{ module: Played, esempio: import('./stage.mjs').Esempio, fault: string | null, ms: number }} Outcome `fault`: what went wrong, in words for the author */

const NO_BROWSER = [
  'Per provare gli esempi serve un browser, e qui non ne trovo. Fai una di queste cose e ripeti il comando:',
  '  apt-get install chromium-headless-shell   su Debian, come root; oppure chromium',
  '  npx playwright install chromium           dove si può scaricare',
  '  BANDIERA_CHROMIUM=/percorso/chrome        se sta in un posto insolito',
].join('\n')

/** Code of others is played here: no other host has an address. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/**
 * Plays every example of some modules in a shell, one after the other, in a real browser.
 * @param {string} shell folder of a built shell
 * @param {readonly Played[]} modules
 * @param {(outcome: Outcome) => void} [heard] told of each as it ends
 * @returns {Promise<Outcome[]>}
 */
export async function replay(shell, modules, heard = () => {}) {
  const outcomes = []
  const { hasBrowser, openBrowser, SHORT_LIVED } = await import('../open-browser.mjs')
  if (!hasBrowser) throw new Ostacolo(NO_BROWSER)
  const browser = await openBrowser([ONLY_HERE, SHORT_LIVED])
  const stage = await openStage()
  try {
    for (const module of modules) {
      for (const esempio of module.esempi) {
        const start = performance.now()
        const fault = await perform(browser, stage, { shell, module, esempio })
        const outcome = { module, esempio, fault, ms: performance.now() - start }
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

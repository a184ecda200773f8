import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../module/command-line.mjs'
import { parseExamples } from '../../webpack/declaration/examples.mjs'
import { OF_THE_SHELL, openStage, WINDOWS } from './stage.mjs'
/** @import { Built, Example, Scene, Usr } from './stage.mjs' */
/** @import { Browser, Locator, Page, Request, WebSocketRoute } from 'playwright-core' */

/** @typedef {Built & { examples: Example[] }} Played */
/** @typedef {{ module: Played, example: Example, fault: string | null, ms: number }} Outcome `fault`: what went wrong, in words for the author */

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

/** Plays every example of some modules in a shell, one after the other, in a real browser; `heard` gets each outcome.
 * @param {string} shell its folder @param {readonly Played[]} modules @param {(outcome: Outcome) => void} [heard] */
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

/** @param {{ files: object }} manifest */
export const examplesFile = ({ files }) => Object.keys(files).find((name) => EXAMPLES.test(name))

/** A built module with its examples; with none when it adds nothing to any slot.
 * @param {Built} built @returns {Played} */
export function playedOf({ manifest, folder }) {
  const file = examplesFile(/** @type {{ files: object }} */ (manifest))
  const text = file ? readFileSync(join(folder, file), 'utf8') : '[]'
  return { manifest, folder, examples: /** @type {any} */ (parseExamples(JSON.parse(text), `${manifest.id} ${file}`)) }
}

/** @typedef {{ modules?: { id: string, failures?: { kind: string, text: string }[] }[] }} Report what a page tells of its modules */

/** Milliseconds that a part may take until it shows everything. */
const PATIENCE = 15_000
const LOOK_EVERY = 100
/** Milliseconds after which a key without an answer is pressed again. */
const ANSWERS_WITHIN = 3000

/** Longer than any replay: the page must not take silence for a lost connection. */
const PING_TIMEOUT = 600_000
/** A token without a valid signature: the page reads only whose it is. */
const LASTS = 12 * 3600

/** Plays one example in a page of its own. @returns {Promise<string | null>} what went wrong
 * @param {Browser} browser
 * @param {Awaited<ReturnType<typeof import('./stage.mjs').openStage>>} stage @param {Scene} scene */
async function perform(browser, stage, scene) {
  const { example, module } = scene
  stage.set(scene)
  const context = await browser.newContext({ baseURL: stage.url, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    /** @type {string[]} */
    const failures = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.clock.setFixedTime(new Date(`${example.oggi}T09:00:00`))
    await page.addInitScript((token) => localStorage.setItem('socketcluster.authToken', token), tokenOf(example.chi))
    await page.routeWebSocket(/./, (socket) => answerSocket(socket, example.chi))
    page.on('request', (request) => failures.push(...failuresIn(request, module.manifest.id)))
    await enter(page, example)
    return await watch(page, example, { failures, unanswered: stage.unanswered })
  } catch (error) {
    return `the page does not open: ${firstLine(error)}`
  } finally {
    await context.close()
  }
}

/** Opens the place of the slot. @param {Page} page @param {Example} example */
async function enter(page, { slot, props, dove = '/palco' }) {
  await page.goto(slot === 'dashboard.widget' ? '/dashboard' : dove)
  await page.locator('main').waitFor()
  if (slot === 'avvisi') await page.getByRole('button', { name: /Notifiche/i }).click()
  if (slot !== 'comandi' && slot !== 'ricerca') return
  const field = page.getByRole('dialog').getByRole('combobox')
  await openSearch(page, field)
  await field.fill(String(props.text ?? ''))
}

/** The page may be seen before it listens to its keys: pressed until it answers. @param {Page} page @param {Locator} field */
async function openSearch(page, field) {
  for (const until = Date.now() + PATIENCE; ;) {
    await page.keyboard.press('Control+k')
    const answered = await field.waitFor({ timeout: ANSWERS_WITHIN }).then(
      () => true,
      () => false,
    )
    if (answered || Date.now() > until) return
  }
}

/** @param {Page} page @param {Example} example @param {{ failures: string[], unanswered: () => string[] }} heard */
async function watch(page, example, { failures, unanswered }) {
  const place = page.locator(OF_THE_SHELL[example.slot] ?? WINDOWS[example.slot] ?? '#palco').last()
  const until = Date.now() + PATIENCE
  const questions = () => unanswered().map((one) => `the example does not answer ${one}`)
  for (let shown = 0; ; await page.waitForTimeout(LOOK_EVERY)) {
    const seen = plain(await place.innerText())
    const missing = example.mostra.filter((text) => !seen.includes(plain(text)))
    if (failures.length > 0) return `it stopped: ${failures[0]}`
    shown = missing.length === 0 ? shown + 1 : 0
    // twice: an effect may break the part right after it was first seen
    if (shown > 1) return questions()[0] ?? null
    if (Date.now() > until)
      return [`missing: ${missing.map((text) => `«${text}»`).join(', ')}`, ...questions()].join('; ')
  }
}

/** What the shell itself reports of the module. @param {Request} request @param {string} id */
function failuresIn(request, id) {
  if (!request.url().endsWith('/api/moduli/uso')) return []
  /** @type {Report} */
  const { modules = [] } = request.postDataJSON() ?? {}
  return modules
    .filter((one) => one.id === id)
    .flatMap(({ failures = [] }) => failures.map(({ kind, text }) => `${kind}: ${text}`))
}

/** As people read it: in one line, in small letters. @param {string} text */
const plain = (text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** The server's end of the socket as a signed-in page needs it: handshake, login with the token, silent channels.
 * @param {WebSocketRoute} socket @param {Usr} usr who is signed in */
function answerSocket(socket, usr) {
  socket.onMessage((text) => {
    const { event, cid } = parsed(String(text))
    if (cid !== undefined) socket.send(JSON.stringify({ rid: cid, data: answerTo(event, usr) }))
    if (event === '#handshake')
      socket.send(JSON.stringify({ event: '#setAuthToken', data: { token: tokenOf(usr) }, cid: 1 }))
  })
}

/** @param {string} event @param {Usr} usr */
function answerTo(event, usr) {
  if (event === '#handshake') return { id: 'esempio', pingTimeout: PING_TIMEOUT, isAuthenticated: false }
  return event === 'tokenLogin' ? { u: usr } : undefined
}

/** @param {Usr} usr */
function tokenOf({ _id }) {
  const now = Math.floor(Date.now() / 1000)
  const parts = [{ alg: 'none' }, { sub: _id, iat: now, exp: now + LASTS }]
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'esempio'].join('.')
}

/** @param {string} text @returns {{ event: string, cid?: number }} */
function parsed(text) {
  const message = text.startsWith('{') ? JSON.parse(text) : {}
  return { event: message.event ?? '', cid: message.cid }
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, SHORT_LIVED } from '../lib/open-browser.mjs'
import { startPortal, type Portal } from '../lib/portal.mjs'
import { spokenContracts } from '../webpack/declaration/declaration.mjs'
import { whenBuilt } from './test/when-built.ts'
import { copyRepository, type Copy } from './test/zero/copy.ts'

const root = join(__dirname, '../..')
const test = whenBuilt('zero-to-module')

// a build, a server with its demo data and a browser, one after the other
jest.setTimeout(600_000)

const data = mkdtempSync(join(tmpdir(), 'bandiera-zero-'))
let copy: Copy
let portal: Portal | undefined
let browser: Browser | undefined
let page: Page

beforeAll(() => {
  copy = copyRepository()
})
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  copy.remove()
  rmSync(data, { recursive: true, force: true })
})

const installedAt = (path: string) => join(copy.root, 'node_modules', path)
const text = (file: string) => readFileSync(join(copy.root, file), 'utf8')

// The way of a developer who has never made a module; each step needs the one before.
test('1. create makes it and leaves the lock file complete', () => {
  const shell = text('shell/dist/shell.json')
  const script =
    "import { create } from './tools/lib/module/create.mjs'; await create('provetta', { root: process.cwd() })"
  expect(copy.fault(['--input-type=module', '-e', script])).toBe('')
  expect(copy.fault(['tools/complete-lock.mjs', '--check'])).toBe('')
  expect(text('package-lock.json')).toContain('"node_modules/@bandiera/mf-provetta"')
  expect(text('shell/dist/shell.json')).toBe(shell)
})

test('2. it passes every check untouched', () => {
  expect(copy.fault(['tools/check-types.mjs', 'mf-provetta'])).toBe('')
  expect(copy.fault(['tools/check-types.mjs', 'e2e'])).toBe('')
  const written = ['mf-provetta', 'e2e/journeys/provetta.spec.ts']
  expect(copy.fault([installedAt('oxlint/bin/oxlint'), '--deny-warnings', ...written])).toBe('')
  expect(copy.fault([installedAt('oxfmt/bin/oxfmt'), '--check', ...written])).toBe('')
  expect(copy.fault(['tools/check-boundaries.mjs'])).toBe('')
})

test('3. its own tests pass', () => {
  expect(copy.fault(['tools/jest/run.mjs', '--kind', 'browser', '--name', 'provetta', 'mf-provetta'])).toBe('')
})

test('4. it builds', () => {
  build()
  const contract = `^${spokenContracts()[0]}`
  const declared = { id: 'mf-provetta', contract, dati: { legge: ['aziende'], scrive: [] } }
  expect(JSON.parse(text('mf-provetta/dist/module.json'))).toMatchObject(declared)
})

test('5. it is published to a portal that was built without it, and no tenant has it yet', async () => {
  portal = await startPortal({ data, env: { BANDIERA_ROOT: root } })
  run('publish', 'mf-provetta')
  browser = await openBrowser([SHORT_LIVED])
  page = await browser.newPage({ baseURL: portal.url, locale: 'it-IT' })
  page.setDefaultTimeout(60_000)
  await signIn()
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  expect(await menu().getByRole('link', { name: 'Provetta' }).count()).toBe(0)
})

test('6. promoted, it is in the menu of the page that is open, and its own page opens', async () => {
  run('promote', 'mf-provetta', '0.1.0', ...why)
  await menu().getByRole('link', { name: 'Provetta' }).click()
  await heading('Provetta').waitFor()
  await page.getByRole('list', { name: 'Aziende' }).getByRole('listitem').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/provetta')
  expect(await isTheSamePage()).toBe(true)
})

test('7. its next version is offered to the page that is open, and taken in place', async () => {
  change('mf-provetta/package.json', '"version": "0.1.0"', '"version": "0.2.0"')
  change('mf-provetta/src/texts.ts', "title: 'Provetta'", "title: 'Provetta due'")
  build()
  run('publish', 'mf-provetta')
  run('promote', 'mf-provetta', '0.2.0', ...why)
  await page.getByText(/Aggiornamento di .* 0\.2\.0/).waitFor()
  expect(await heading('Provetta').count()).toBe(1)
  await page.getByRole('button', { name: 'Usa ora' }).click()
  await heading('Provetta due').waitFor()
  expect(await isTheSamePage()).toBe(true)
})

test('8. taken back, the page has the version before at its next visit, and so has the start page', async () => {
  run('rollback', 'mf-provetta', ...why)
  await page.getByText(/Aggiornamento di .* 0\.1\.0/).waitFor()
  await menu().getByRole('link', { name: 'Bandi' }).click()
  await menu().getByRole('link', { name: 'Provetta', exact: true }).click()
  await heading('Provetta').waitFor()
  expect(await isTheSamePage()).toBe(true)
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Provetta', exact: true })
  await card.getByRole('link', { name: /aziende$/ }).waitFor()
})

const why = ['--reason', 'prova']
const build = () =>
  expect(copy.fault([installedAt('webpack-cli/bin/cli.js'), '--mode', 'production'], 'mf-provetta')).toBe('')
/** `npm run module --` in the copy, with the key for development of the portal. */
const run = (...words: string[]) => {
  const where = ['--server', portal!.url, '--key', join(data, 'registro-sviluppo.key')]
  expect(copy.fault(['tools/module.mjs', ...words, ...where])).toBe('')
}
function change(file: string, from: string, to: string) {
  expect(text(file)).toContain(from)
  writeFileSync(join(copy.root, file), text(file).replace(from, to))
}

const menu = () => page.getByRole('navigation', { name: 'Principale' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const isTheSamePage = () => page.evaluate(() => 'loadedOnce' in window)

async function signIn() {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('gestore@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-Bandiera-2026')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await menu().waitFor()
}

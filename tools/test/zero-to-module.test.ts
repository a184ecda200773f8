import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { installed, NO_BROWSER } from '../lib/browser.mjs'
import { startPortal, type Portal } from '../lib/portal.mjs'
import { copyRepository, type Copy } from './zero/copy.ts'

const root = join(__dirname, '../..')
const executablePath = process.env.BANDIERA_CHROMIUM ?? installed() ?? chromium.executablePath()
const missing = [
  ...(existsSync(executablePath) ? [] : [NO_BROWSER]),
  ...['shell/dist/shell.json', 'server/dist/main.mjs'].filter((file) => !existsSync(join(root, file))),
]
if (missing.length > 0) console.warn(`zero-to-module: skipped. Not there: ${missing.join(', ')}`)
const test = missing.length === 0 || process.env.CI ? it : it.skip

// a build, a server with its demo data and a browser, one after the other
jest.setTimeout(600_000)

const data = mkdtempSync(join(tmpdir(), 'bandiera-zero-'))
let copy: Copy
let portal: Portal | undefined
let browser: Browser | undefined

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

// The way of somebody who has never made one; each step stands on the one before.
test('1. crea makes it and leaves the lock file complete', () => {
  const shell = text('shell/dist/shell.json')
  const script = "import { crea } from './tools/lib/modulo/crea.mjs'; await crea('provetta', { root: process.cwd() })"
  expect(copy.fault(['--input-type=module', '-e', script])).toBe('')
  expect(copy.fault(['tools/complete-lock.mjs', '--check'])).toBe('')
  expect(text('package-lock.json')).toContain('"node_modules/@bandiera/mf-provetta"')
  expect(text('shell/dist/shell.json')).toBe(shell)
})

test('2. it passes every check untouched', () => {
  const config = {
    extends: './tsconfig.json',
    include: ['mf-provetta', 'e2e/journeys/provetta.spec.ts', 'shared'],
  }
  writeFileSync(join(copy.root, 'tsconfig.provetta.json'), JSON.stringify(config))
  expect(copy.fault([installedAt('typescript/bin/tsc'), '-p', 'tsconfig.provetta.json'])).toBe('')
  const written = ['mf-provetta', 'e2e/journeys/provetta.spec.ts']
  expect(copy.fault([installedAt('oxlint/bin/oxlint'), '--deny-warnings', ...written])).toBe('')
  expect(copy.fault([installedAt('prettier/bin/prettier.cjs'), '--check', ...written])).toBe('')
  expect(copy.fault(['tools/check-boundaries.mjs'])).toBe('')
})

test('3. its own tests pass', () => {
  expect(copy.fault([installedAt('jest/bin/jest.js'), '--maxWorkers', '1', 'mf-provetta'])).toBe('')
})

test('4. it builds', () => {
  expect(copy.fault([installedAt('webpack-cli/bin/cli.js'), '--mode', 'production'], 'mf-provetta')).toBe('')
  expect(JSON.parse(text('mf-provetta/dist/modulo.json'))).toMatchObject({ id: 'mf-provetta', contract: '^2.0.0' })
})

// 5. Here it is published to the registry and promoted, once there are the verbs; until then the server finds it built.

test('6. a tenant has it in the menu, on the start page and as a page, with the shell as it was', async () => {
  portal = await startPortal({ data, env: { BANDIERA_ROOT: copy.root } })
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
  const page = await browser.newPage({ baseURL: portal.url, locale: 'it-IT' })
  page.setDefaultTimeout(60_000)
  await signIn(page)
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Provetta' })
  await card.getByRole('link', { name: /aziende$/ }).waitFor()
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Provetta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Provetta' }).waitFor()
  await page.getByRole('list', { name: 'Aziende' }).getByRole('listitem').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/provetta')
})

async function signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('gestore@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-Bandiera-2026')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('navigation', { name: 'Principale' }).waitFor()
}

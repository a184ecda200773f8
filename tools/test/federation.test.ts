import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { installed, NO_BROWSER } from '../lib/browser.mjs'

interface Part {
  name: string
}
interface Failure {
  kind: string
  message: string
}
declare global {
  interface Window {
    loaderOf: (manifest: object) => { part: (id: string, ref: string) => Promise<Part> }
    show: (part: Part, place: Element) => void
    loaders: Record<string, ReturnType<Window['loaderOf']>>
    INTRUDER?: boolean
  }
}

const executablePath = process.env.BANDIERA_CHROMIUM ?? installed() ?? chromium.executablePath()
const hasBrowser = existsSync(executablePath)
if (!hasBrowser) console.warn(`federation: skipped. ${NO_BROWSER}`)
const test = hasBrowser || process.env.CI ? it : it.skip

jest.setTimeout(30_000)

const out = mkdtempSync(join(tmpdir(), 'bandiera-federation-'))
/** What the server does to one file instead of sending it as it is. */
let spoil: { file: string; how: 'tamper' | 'unavailable'; times: number } | null = null
let asked: string[] = []
let server: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  execFileSync(process.execPath, [join(__dirname, 'federation/build-fixture.mjs'), out], { stdio: 'inherit' })
  server = createServer((request, response) => {
    const file = request.url!.slice(1)
    asked.push(file)
    if (file === '') return response.setHeader('content-type', 'text/html').end(pageHtml())
    const hit = spoil && file.endsWith(spoil.file) && spoil.times-- > 0 ? spoil.how : null
    if (hit === 'unavailable') return response.writeHead(503).end()
    if (!existsSync(join(out, file))) return response.writeHead(404).end()
    const text = readFileSync(join(out, file), 'utf8')
    return response.setHeader('content-type', 'text/javascript').end(hit ? `window.INTRUDER=true;${text}` : text)
  }).listen(0)
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(out, { recursive: true })
})
beforeEach(async () => {
  spoil = null
  asked = []
  page = await browser.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
})
afterEach(() => page.close())

test('runs two versions of one module side by side without mixing their code, on one React', async () => {
  for (const version of ['1.0.0', '1.1.0']) await show(modulo(version))
  expect(await page.locator('button').allInnerTexts()).toEqual(['page 1.0.0', 'page 1.1.0'])
  for (const button of await page.locator('button').all()) await button.click()
  await page.getByText('late 1.1.0').waitFor()
  await page.getByText('late 1.0.0').waitFor()
  expect(await page.locator('button').allInnerTexts()).toEqual(['page 1.0.0 late 1.0.0', 'page 1.1.0 late 1.1.0'])
})

test.each([
  ['the entry', (declared: Modulo) => declared.entry],
  ['the chunk of the declaration', (declared: Modulo) => declared.preload[1]!],
  ['the chunk of a screen', (declared: Modulo) => declared.screens.pagina![0]!],
])('never runs %s when its content is not the one of the manifest', async (_, fileOf) => {
  spoil = { file: fileOf(modulo('1.0.0')), how: 'tamper', times: Infinity }
  expect(await show(modulo('1.0.0'))).toBe('integrity')
  expect(await page.evaluate(() => window.INTRUDER)).toBeUndefined()
})

test('never runs a tampered chunk that a screen imports later', async () => {
  const declared = modulo('1.0.0')
  const named = [...declared.preload, ...declared.screens.pagina!]
  spoil = { file: Object.keys(declared.files).find((file) => !named.includes(file))!, how: 'tamper', times: Infinity }
  await show(declared)
  await page.getByRole('button').click()
  await page.getByText('refused').waitFor()
  expect(await page.evaluate(() => window.INTRUDER)).toBeUndefined()
})

test('refuses a module whose manifest names no hash', async () => {
  expect(await show({ ...modulo('1.0.0'), files: {} })).toBe('integrity')
})

test('gets over one refused answer by itself', async () => {
  spoil = { file: modulo('1.0.0').screens.pagina![0]!, how: 'unavailable', times: 1 }
  expect(await show(modulo('1.0.0'))).toBe('shown')
})

test.each([
  ['the entry', (declared: Modulo) => declared.entry],
  ['a screen', (declared: Modulo) => declared.screens.pagina![0]!],
])('gives up on %s that stays away, and tries afresh when asked again', async (_, fileOf) => {
  spoil = { file: fileOf(modulo('1.0.0')), how: 'unavailable', times: Infinity }
  expect(await show(modulo('1.0.0'))).toBe('network')
  spoil = null
  expect(await show(modulo('1.0.0'))).toBe('shown')
})

test('runs a module that was built for the contract before, as its build described it', async () => {
  const { shared: _, ...old } = modulo('0.9.0')
  expect(old.contract).toBe(1)
  expect(await show(old)).toBe('shown')
  await page.getByRole('button', { name: 'page 0.9.0' }).click()
  await page.getByText('late 0.9.0').waitFor()
})

test('refuses a module of a contract to come before it asks for any of its files', async () => {
  expect(await show({ ...modulo('1.0.0'), contract: '^3.0.0' })).toBe('contract')
  expect(asked.filter((file) => file.startsWith('m/'))).toEqual([])
})

interface Modulo {
  contract: string | number
  shared?: object
  version: string
  entry: string
  preload: string[]
  screens: Record<string, string[]>
  files: Record<string, object>
}

const modulo = (version: string): Modulo =>
  JSON.parse(readFileSync(join(out, 'm/mf-prova', version, 'modulo.json'), 'utf8'))

/** Loads the module's screen in the page and shows it; answers `shown` or the kind of failure. */
function show(declared: Modulo): Promise<string> {
  const manifest = { tenant: { id: 'prova' }, modules: [{ ...declared, base: `/m/mf-prova/${declared.version}/` }] }
  return page.evaluate(async (given) => {
    const key = given.modules[0]!.version
    window.loaders ??= {}
    const loader = (window.loaders[key] ??= window.loaderOf(given))
    return loader.part('mf-prova', 'pagina').then(
      (part) => {
        window.show(part, document.body.appendChild(document.createElement('div')))
        return 'shown'
      },
      (failure: Failure) => failure.kind + (failure.kind === 'execution' ? `: ${failure.message}` : ''),
    )
  }, manifest)
}

function pageHtml(): string {
  const { scripts } = JSON.parse(readFileSync(join(out, 's/shell.json'), 'utf8')) as { scripts: string[] }
  return `<!doctype html><body>${scripts.map((src) => `<script src="${src}"></script>`).join('')}`
}

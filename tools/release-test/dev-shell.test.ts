import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser, SHORT_LIVED } from '../lib/open-browser.mjs'
import { startPortal, type Portal } from '../lib/portal.mjs'
import { whenBuilt } from './test/when-built.ts'

const root = join(__dirname, '../..')
const test = whenBuilt('dev-shell')

// a build, a server with its demo data and a browser
jest.setTimeout(300_000)

const data = mkdtempSync(join(tmpdir(), 'bandiera-dev-shell-'))
let portal: Portal
let browser: Browser
let child: ChildProcess

afterAll(async () => {
  await browser?.close()
  if (child?.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await portal?.stop()
  rmSync(data, { recursive: true, force: true })
})

test('runs a module of this computer inside a portal, for this browser alone, and says so', async () => {
  // as deployed: the portal itself takes no module from elsewhere
  portal = await startPortal({ data })
  const here = await devShell('mf-bandi')
  browser = await openBrowser([SHORT_LIVED])
  const page = await browser.newPage({ baseURL: here, locale: 'it-IT' })
  page.setDefaultTimeout(60_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('gestore@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-Bandiera-2026')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Bandi', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bandi' }).waitFor()
  const banner = page.getByRole('complementary', { name: 'Modulo locale' })
  expect(await banner.textContent()).toMatch(/^mf-bandi da questo computer, compilato alle\s+\d/)
  expect(await banner.getByRole('link').getAttribute('href')).toBe(portal.url)
  const ofModule = asked.filter((path) => path.startsWith('/m/mf-bandi/'))
  expect(ofModule.length).toBeGreaterThan(0)
  expect(ofModule.filter((path) => !path.startsWith('/m/mf-bandi/locale/'))).toEqual([])
  expect(await (await fetch(`${portal.url}/login`)).text()).not.toContain('/locale/')
})

/** Types `npm run module -- dev`; returns the address that it prints. */
async function devShell(id: string): Promise<string> {
  child = spawn(process.execPath, ['tools/module.mjs', 'dev', id, '--shell', portal.url], { cwd: root })
  let said = ''
  child.stderr!.on('data', (text) => (said += text))
  for await (const text of child.stdout!) {
    said += text
    const [, address] = /: (http:\/\/localhost:\d+)\n/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(said)
}

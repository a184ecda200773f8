import { startPortal } from '@bandiera/tools/portal'
import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { SEED } from '../seed.ts'
import { signIn } from '../sign-in.ts'

/** What a page asks of the ways into the data. */
function following(page: Page) {
  const pulled: string[] = []
  const windows: { q?: string; ord?: string; f?: string[] }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/sync/pull') pulled.push(searchParams.get('whole') ?? 'everything')
    if (pathname === '/sync/window') windows.push(request.postDataJSON())
  })
  return { pulled, windows }
}

const names = (page: Page) => page.getByRole('rowheader').allTextContents()

test('an admin of more companies than a page can hold sorts, finds and opens them all the same', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const data = await mkdtemp(join(tmpdir(), 'bandiera-e2e-'))
  await cp(process.env[SEED] ?? '', data, { recursive: true })
  const portal = await startPortal({ data, env: { BANDIERA_HOLD: '20,40' } })
  const baseURL = `http://localhost:${portal.port}`
  const login = await browser.newContext({ baseURL })
  await signIn(await login.newPage(), 'admin')
  // a browser that holds nothing but the session
  const context = await browser.newContext({ baseURL, storageState: await login.storageState() })
  await login.close()
  try {
    const page = await context.newPage()
    const { pulled, windows } = following(page)
    await page.goto('/aziende')
    const count = page.getByRole('status').filter({ hasText: /aziende/ })
    await expect(count).toHaveText(/^\d+ (di \d+ )?aziende$/)
    const many = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
    expect(many).toBeGreaterThan(40)

    await test.step('rows come by fifty, more of them near the end', async () => {
      await expect.poll(async () => (await names(page)).length).toBeGreaterThanOrEqual(50)
      await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
      await expect.poll(async () => (await names(page)).length).toBeGreaterThan(50)
    })

    await test.step('headers sort on the server, in the Italian order', async () => {
      await page.getByRole('columnheader', { name: 'Ragione sociale' }).getByRole('button').click()
      await expect
        .poll(async () => {
          const shown = await names(page)
          return shown.join() === shown.toSorted((a, b) => a.localeCompare(b, 'it')).join()
        })
        .toBe(true)
      expect(windows.at(-1)?.ord).toContain('ragioneSociale')
    })

    const [first] = await names(page)
    await test.step('words find, filters filter, the address keeps both', async () => {
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill(first!)
      await expect.poll(() => names(page)).toContain(first)
      await expect(count).toHaveText(new RegExp(`^\\d+ di ${many} aziende$|^\\d+ di \\d+ aziende$`))
      await expect(page).toHaveURL(/q=/)
    })

    expect(pulled.filter((whole) => whole.includes('aziende'))).toEqual([])

    await test.step('a company opens with all it has, and the palette finds it', async () => {
      await page.getByRole('link', { name: first! }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: first! })).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(first!)
      await expect(page.getByRole('option', { name: new RegExp(first!.slice(0, 12)) }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  } finally {
    await context.close()
    await portal.stop()
    await rm(data, { recursive: true, force: true })
  }
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-incroci', '@mf-pratiche', '@mf-rent', '@mf-tutorial']

const optional = [
  { host: 'sofabis.localhost', id: 'mf-tutorial', entry: 'Video tutorial', path: '/tutorial' },
  { host: 'affitti.localhost', id: 'mf-rent', entry: 'Rent', path: '/rent' },
]

for (const { host, id, entry, path } of optional) {
  test(`${path} is there for ${host} alone`, { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: entry, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const file = await entryOf(page, id)

    const elsewhere = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
    await elsewhere.goto(path)
    await expect(elsewhere.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
    expect(await entryOf(elsewhere, id)).toBeNull()
    expect(await statusOf(page, file ?? '')).toBe(200)
    expect(await statusOf(elsewhere, file ?? '')).toBe(404)
  })
}

/** Address of a module's first file in the page's own manifest; `null` when it does not name the module. */
const entryOf = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const text = document.getElementById('bandiera-manifest')?.textContent ?? '{}'
    const { modules } = JSON.parse(text) as { modules: { id: string; base: string; entry: string }[] }
    const module = modules.find((one) => one.id === wanted)
    return module ? module.base + module.entry : null
  }, id)

const statusOf = (page: Page, file: string) => page.evaluate(async (path) => (await fetch(path)).status, file)

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** The tenant of the demo data that has a floating link. */
const host = 'agevolaitalia.localhost'
const PAGES = [
  ['/dashboard', '/aziende', '/aziende?nuova=1'],
  ['/bandi', '/pratiche', '/incroci'],
  ['/credito', '/archivio', '/account'],
]
const RECORDS = [
  ['/aziende', 'a[href^="/azienda/"]'],
  ['/pratiche', 'a[href^="/pratica/"]'],
] as const

/** Scrolls through the first screens of the page and to its end, and names every control that the floating link covers at its middle. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const found = new Set<string>()
    const some = async () => {
      for (let n = 0; n < 3; n++) await frame()
    }
    const isCovered = (control: Element): boolean => {
      const { left, right, top: upper, bottom } = control.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2)
      return Boolean(at?.closest('aside [href]') && at.closest('[data-over-page]'))
    }
    const controls = 'main :is(a[href], button, input, select, textarea, summary, [role="button"], [role="tab"])'
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; ; top = top < 1400 ? Math.min(top + 140, end) : end) {
      scrollTo(0, top)
      await some()
      const now = [...document.querySelectorAll<HTMLElement>(controls)].filter(isCovered)
      // the link sees a row that has just appeared in the next frames
      if (now.length > 0) await some()
      for (const control of now.filter((one) => one.isConnected && isCovered(one)))
        found.add(`${control.textContent || control.getAttribute('aria-label') || control.tagName} at ${top}`)
      if (top >= end) return [...found]
    }
  })

const link = (page: Page) => page.getByRole('complementary', { name: 'Collegamento in evidenza' })

async function expectFree(page: Page, paths: readonly string[]): Promise<void> {
  const over: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await expect(link(page)).toHaveCount(1)
    await settled(page)
    const found = await covered(page)
    if (found.length > 0) over[path] = found
  }
  expect(over).toEqual({})
}

for (const width of [390, 1280]) {
  for (const paths of PAGES) {
    test(
      `the floating link covers no control of ${paths.join(', ')}, ${width} pixels wide`,
      { tag },
      async ({ signedIn }) => {
        const page = await signedIn('gestore', { host })
        await page.setViewportSize({ width, height: 700 })
        await expectFree(page, paths)
      },
    )
  }

  test(`the floating link covers no control of a record, ${width} pixels wide`, { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.setViewportSize({ width, height: 700 })
    const records: string[] = []
    for (const [list, row] of RECORDS) {
      await page.goto(list)
      records.push((await page.getByRole('main').locator(row).first().getAttribute('href'))!)
    }
    await expectFree(page, records)
    // at the end of a page it has room of its own
    await page.goto('/privacy')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('[data-over-page]:not([data-away])')).toBeVisible()
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { settled } from '../support/settled.ts'

const tag = [
  '@portal',
  '@mf-account',
  '@mf-aziende',
  '@mf-bandi',
  '@mf-incroci',
  '@mf-istituti',
  '@mf-pratiche',
  '@slow',
]

/** The tenant of the demo data that has a floating link. */
const host = 'agevolaitalia.localhost'
const PAGES = [
  '/dashboard',
  '/aziende',
  '/aziende?nuova=1',
  '/aziende?importa=1',
  '/bandi',
  '/pratiche',
  '/pratiche?nuova=1',
  '/incroci',
  '/credito',
  '/archivio',
  '/cestino',
  '/account',
  '/privacy',
  '/boh',
]
const RECORDS = [
  ['/aziende', 'a[href^="/azienda/"]'],
  ['/bandi', 'a[href^="/bando/"]'],
  ['/pratiche', 'a[href^="/pratica/"]'],
] as const

/** Scrolls through the page and names every control that the floating link covers at its middle. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const found = new Set<string>()
    const controls = 'main :is(a[href], button, input, select, textarea, summary, [role="button"], [role="tab"])'
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; ; top = Math.min(top + 90, end)) {
      scrollTo(0, top)
      await frame()
      await frame()
      await frame()
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2)
        if (at?.closest('aside [href]') && at.closest('[data-over-page]'))
          found.add(`${control.textContent || control.getAttribute('aria-label') || control.tagName} at ${top}`)
      }
      if (top >= end) return [...found]
    }
  })

for (const width of [390, 1280]) {
  test(`the floating link covers no control, ${width} pixels wide`, { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.setViewportSize({ width, height: 700 })
    const records: string[] = []
    for (const [list, link] of RECORDS) {
      await page.goto(list)
      records.push((await page.getByRole('main').locator(link).first().getAttribute('href'))!)
    }
    const over: Record<string, string[]> = {}
    for (const path of [...PAGES, ...records]) {
      await page.goto(path)
      await expect(page.getByRole('complementary', { name: 'Collegamento in evidenza' })).toHaveCount(1)
      await settled(page)
      const found = await covered(page)
      if (found.length > 0) over[path] = found
    }
    expect(over).toEqual({})
    // at the end of a page it has room of its own
    await page.goto('/privacy')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('[data-over-page]:not([data-away])')).toBeVisible()
  })
}

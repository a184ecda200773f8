import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-bandi']

interface Seen {
  backgrounds: string[]
  shift: number
}

/** Before any code of the page: notes the page's background at every frame, and how much the layout shifts. */
async function watch(page: Page, stored?: string): Promise<void> {
  await page.addInitScript((theme) => {
    if (theme) localStorage.setItem('theme', theme)
    const seen: Seen = { backgrounds: [], shift: 0 }
    Object.assign(window, { seen })
    const look = () => {
      const colour = document.body && getComputedStyle(document.body).backgroundColor
      if (colour && performance.getEntriesByType('paint').length > 0 && !seen.backgrounds.includes(colour))
        seen.backgrounds.push(colour)
      requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, stored)
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Holds the portal's code back, so that the page shows only the skeleton until `release`. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--marchio'))
const colourOf = (page: Page, css: string) => page.locator(css).evaluate((one) => getComputedStyle(one).backgroundColor)

const cases: { what: string; system: 'light' | 'dark'; stored?: string; page: string; paper: string }[] = [
  { what: 'the system is light', system: 'light', page: 'rgb(247, 248, 250)', paper: 'light' },
  { what: 'the system is dark', system: 'dark', page: 'rgb(16, 20, 24)', paper: 'dark' },
  {
    what: 'dark is stored over a light system',
    system: 'light',
    stored: 'dark',
    page: 'rgb(16, 20, 24)',
    paper: 'dark',
  },
  {
    what: 'light is stored over a dark system',
    system: 'dark',
    stored: 'light',
    page: 'rgb(247, 248, 250)',
    paper: 'light',
  },
]

for (const { what, system, stored, page: background, paper } of cases) {
  test(
    `the first paint has theme, name and brand of the tenant already when ${what}`,
    { tag },
    async ({ page, addressOf }) => {
      await page.emulateMedia({ colorScheme: system })
      await watch(page, stored)
      const release = await holdScripts(page)
      await page.goto(`${addressOf('agevolaitalia.localhost')}/login`, { waitUntil: 'commit' })
      const skeleton = page.locator('.bs-o')
      await expect(skeleton.locator('img:visible')).toHaveAttribute('alt', 'AgevolaItalia')
      await expect(skeleton.getByText('Dal preventivo al bando in un giorno')).toBeVisible()
      await expect(page.locator('.bs-u')).toBeHidden()
      const first = {
        brand: await brand(page),
        panel: await colourOf(page, '.bs-w'),
        button: await colourOf(page, '.bs-f u'),
      }
      const place = await skeleton.getByText('Dal preventivo').boundingBox()

      release()
      const button = page.getByRole('button', { name: 'Accedi' })
      await expect(button).toHaveCSS('background-color', first.button)
      await expect(page.getByRole('region', { name: 'In evidenza' }).locator('../..')).toHaveCSS(
        'background-color',
        first.panel,
      )
      expect(await brand(page)).toBe(first.brand)
      const heading = page.getByRole('heading', { name: /^Dal preventivo/ })
      expect(await heading.boundingBox()).toEqual(place)
      await expect(page.locator('html')).toHaveAttribute('data-theme', paper)
      const { backgrounds, shift } = await seenBy(page)
      expect(backgrounds).toEqual([background])
      expect(shift).toBeLessThan(0.01)
    },
  )
}

test('a signed-in person sees the portal from the first paint, never the login', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: 'affitti.localhost' })
  await watch(page)
  const release = await holdScripts(page)
  await page.goto('/bandi', { waitUntil: 'commit' })
  await expect(page.locator('.bs-u').getByText('Affitti e Bandi')).toBeVisible()
  await expect(page.locator('.bs-o')).toBeHidden()
  const place = await page.locator('.bs-u .bs-n').boundingBox()
  release()
  const mark = page.getByRole('complementary').getByRole('link', { name: 'Affitti e Bandi' })
  await expect(mark).toBeVisible()
  expect((await mark.boundingBox())!.x).toBe(place!.x + 16)
  const { backgrounds, shift } = await seenBy(page)
  expect(backgrounds).toHaveLength(1)
  expect(shift).toBeLessThan(0.1)
})

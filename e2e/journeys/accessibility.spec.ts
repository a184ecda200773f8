import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const screens: [path: string, heading: string][] = [
  ['/login', 'Accedi'],
  ['/bandi', 'Bandi'],
  ['/aziende', 'Aziende'],
  ['/incroci', 'Incroci'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    for (const [path, heading] of screens) {
      test(`${path}, ${colorScheme}, ${width} px: no violation of WCAG 2.2 AA`, async ({ page: visitor, signedIn }) => {
        const page = path === '/login' ? visitor : await signedIn('gestore')
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        expect(await violationsOf(page)).toEqual([])
      })
    }
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`))
}

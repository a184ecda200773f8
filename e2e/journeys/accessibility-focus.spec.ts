import type { Page } from '@playwright/test'
import { WIDTHS } from '../support/conditions.ts'
import { focusProblems } from '../support/focus.ts'
import { expect, test } from '../support/open-as.ts'
import { settled } from '../support/settled.ts'
import { spacingProblems } from '../support/text-spacing.ts'
import { ROLES } from '../support/visitors.ts'

const tag = [
  '@portal',
  '@mf-account',
  '@mf-aziende',
  '@mf-bandi',
  '@mf-incroci',
  '@mf-istituti',
  '@mf-pratiche',
  '@mf-registro',
  '@mf-rent',
  '@mf-tutorial',
]

test.describe.configure({ mode: 'parallel' })

/** Where people spend their day; the other pages are made of the same parts. */
const MAIN = ['/incroci', '/aziende', '/azienda/:aId', '/bandi', '/bando/:id', '/dashboard', '/account', '/login']
const VISITORS = ROLES.filter(({ name }) => name === 'gestore' || name === 'anonimo')

for (const visitor of VISITORS) {
  for (const width of WIDTHS) {
    test(
      `${visitor.name}, ${width} px: the focus is always seen, and text set wider is not cut off`,
      { tag },
      async ({ enterAs, pagesOf }) => {
        test.setTimeout(180_000)
        const page = await enterAs(visitor)
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const problems: string[] = []
        for (const { route, path } of await pagesOf(visitor)) {
          if (!MAIN.includes(route)) continue
          await test.step(route, async () => {
            await page.goto(path)
            await settled(page)
            const found = [...(await focusProblems(page)), ...(await spaced(page, path))]
            problems.push(...found.map((one) => `${visitor.name}, ${route}, ${width} px: ${one}`))
          })
        }
        expect(problems.length, problems.join('\n')).toBe(0)
      },
    )
  }
}

/** The walk may have opened something: the page is looked at afresh. */
async function spaced(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  return spacingProblems(page)
}

import { DEVELOPMENT_PATHS } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { problemsOf } from '../support/page-problems.ts'
import { expect, test } from '../support/open-as.ts'
import type { PortalPage } from '../support/portal-pages.ts'
import { settled } from '../support/settled.ts'
import { OTHERS, ROLES } from '../support/visitors.ts'

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

for (const visitor of ROLES) {
  for (const half of [0, 1]) {
    // by halves: all pages of an admin are too long for one journey where the processor is slow
    test(
      `${visitor.name}: no page has a violation of WCAG 2.2 AA, light or dark, 1280 or 390 px (${half + 1} of 2)`,
      { tag },
      async ({ enterAs, pagesOf }) => {
        test.setTimeout(300_000)
        const pages = (await pagesOf(visitor)).filter((_, at) => at % 2 === half)
        await expectNoProblem(await enterAs(visitor), visitor.name, pages)
      },
    )
  }
}

for (const visitor of OTHERS) {
  test(
    `${visitor.name}: no page that the plain tenant does not show has a violation`,
    { tag },
    async ({ enterAs, ownPagesOf }) => {
      test.setTimeout(240_000)
      await expectNoProblem(await enterAs(visitor), visitor.name, await ownPagesOf(visitor))
    },
  )
}

async function expectNoProblem(page: Page, who: string, pages: readonly PortalPage[]): Promise<void> {
  const problems: string[] = []
  // the showcase has a journey of its own: it is the same for every role, and as long as ten pages
  const judged = pages.filter(({ route }) => !DEVELOPMENT_PATHS.some((path) => path === route))
  for (const { route, path } of judged) {
    await test.step(route, async () => {
      await page.goto(path)
      await settled(page)
      problems.push(...(await problemsOf(page, `${who}, ${route}`)))
    })
  }
  expect(problems.length, problems.join('\n')).toBe(0)
}

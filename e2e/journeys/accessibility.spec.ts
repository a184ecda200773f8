import { expect, test } from '../support/open-as.ts'
import { problemsOf } from '../support/look.ts'
import { settled } from '../support/settled.ts'
import { ROLES } from '../support/visitors.ts'

test.describe.configure({ mode: 'parallel' })

for (const visitor of ROLES) {
  test(`${visitor.name}: no page has a violation of WCAG 2.2 AA, light or dark, 1280 or 390 px`, async ({
    enterAs,
    pagesOf,
  }) => {
    test.setTimeout(300_000)
    const pages = await pagesOf(visitor)
    const page = await enterAs(visitor)
    const problems: string[] = []
    for (const { route, path } of pages) {
      await test.step(route, async () => {
        await page.goto(path)
        await settled(page)
        problems.push(...(await problemsOf(page, `${visitor.name}, ${route}`)))
      })
    }
    expect(problems.length, problems.join('\n')).toBe(0)
  })
}

import { expect, test } from '../support/open-as.ts'
import { problemsOf } from '../support/look.ts'
import { quiet } from '../support/settled.ts'
import { STATES } from '../support/states/index.ts'

test.describe.configure({ mode: 'parallel' })

for (const { name, visitor, path, arrange, reach, widths } of STATES) {
  test(`${name}: no violation of WCAG 2.2 AA, light or dark, at every width`, async ({ enterAs }) => {
    const page = await enterAs(visitor)
    await arrange?.(page)
    await page.goto(path)
    await reach(page)
    await quiet(page)
    const problems = await problemsOf(page, `${visitor.name}, ${name}`, widths)
    expect(problems.length, problems.join('\n')).toBe(0)
  })
}

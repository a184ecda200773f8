import { problemsOf } from '../support/look.ts'
import { expect, test } from '../support/open-as.ts'
import { reachState } from '../support/reach.ts'
import { STATES } from '../support/states/index.ts'

test.describe.configure({ mode: 'parallel' })

for (const state of STATES) {
  test(`${state.name}: no violation of WCAG 2.2 AA, light or dark, at every width`, async ({ enterAs }) => {
    const page = await enterAs(state.visitor)
    await reachState(page, state)
    const problems = await problemsOf(page, `${state.visitor.name}, ${state.name}`, state.widths)
    expect(problems.length, problems.join('\n')).toBe(0)
  })
}

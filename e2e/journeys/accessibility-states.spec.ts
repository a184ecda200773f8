import { problemsOf } from '../support/look.ts'
import { expect, test } from '../support/open-as.ts'
import { reachState } from '../support/reach.ts'
import { STATES } from '../support/states/index.ts'

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

for (const state of STATES) {
  test(`${state.name}: no violation of WCAG 2.2 AA, light or dark, at every width`, { tag }, async ({ enterAs }) => {
    const page = await enterAs(state.visitor)
    await reachState(page, state)
    const problems = await problemsOf(page, `${state.visitor.name}, ${state.name}`, state.widths)
    expect(problems.length, problems.join('\n')).toBe(0)
  })
}

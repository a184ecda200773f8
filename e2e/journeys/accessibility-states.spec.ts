import { problemsOf } from '../support/page-problems.ts'
import { expect, test } from '../support/open-as.ts'
import { showState, STATES } from '../support/states/index.ts'

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

// those of one visitor in a row: they share a page
const inARow = STATES.toSorted((a, b) => a.visitor.name.localeCompare(b.visitor.name))

for (const state of inARow) {
  const title = `${state.name}: no violation of WCAG 2.2 AA, light or dark, at every width`
  test(title, { tag }, async ({ enterAs, enterAgainAs }) => {
    // what a page is arranged to be answered stays with it
    const page = await (state.arrange ? enterAs : enterAgainAs)(state.visitor)
    await showState(page, state)
    const problems = await problemsOf(page, `${state.visitor.name}, ${state.name}`, state.widths)
    expect(problems.length, problems.join('\n')).toBe(0)
  })
}

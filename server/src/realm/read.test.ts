import { createBudget } from '../http/bounds/budget.ts'
import { firstOf } from './read.ts'

async function* records(count: number): AsyncGenerator<{ n: number }> {
  for (let n = count; n > 0; n--) yield { n }
}

it.each([
  ['with a sort', { n: 1 } as const],
  ['unsorted', null],
])('an answer leaves others their turns while it is made of records %s', async (_name, sort) => {
  const budget = createBudget()
  const docs = sort ? records(40) : budget.inTurns(records(40))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  const seen: number[] = []
  for await (const { n } of firstOf(docs, { sort, limit: Infinity }, budget)) {
    const until = performance.now() + 2
    while (performance.now() < until);
    seen.push(n)
  }
  clearInterval(counting)
  expect(seen.length).toBe(40)
  expect(turns).toBeGreaterThan(5)
})

import { withPauses } from './with-pauses.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('hands on every item in order and lets timers run in between, however few items are how much work', async () => {
  const seen: (number | string)[] = []
  const timer = setInterval(() => seen.push('timer'), 0)
  for await (const item of withPauses(numbers(30))) {
    work(2)
    seen.push(item)
  }
  clearInterval(timer)
  expect(seen.filter((item) => item !== 'timer')).toEqual(numbers(30))
  const turns = seen.join(' ').split('timer')
  expect(turns.length).toBeGreaterThan(5)
})

import { withPauses } from './with-pauses.ts'

it('hands on every item in order and lets timers run in between', async () => {
  const seen: (number | string)[] = []
  const timer = setInterval(() => seen.push('timer'), 0)
  for await (const item of withPauses(
    Array.from({ length: 2000 }, (_, n) => n),
    10,
  ))
    seen.push(item)
  clearInterval(timer)
  expect(seen.filter((item) => item !== 'timer')).toEqual(Array.from({ length: 2000 }, (_, n) => n))
  expect(seen.indexOf('timer')).toBeGreaterThan(0)
  expect(seen.indexOf('timer')).toBeLessThan(2000)
})

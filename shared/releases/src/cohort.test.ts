import { hundredthOf } from './cohort.ts'

const accounts = Array.from({ length: 20_000 }, (_, n) => n.toString(16).padStart(24, '6'))

it('spreads similar accounts evenly over the hundredths', () => {
  const counts = Array.from({ length: 100 }, () => 0)
  for (const uid of accounts) counts[hundredthOf(uid, 'mf-bandi')]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(140)
  expect(Math.max(...counts)).toBeLessThan(270)
})

it('does not try every module on the same accounts', () => {
  const first = (id: string) => new Set(accounts.filter((uid) => hundredthOf(uid, id) < 10))
  const [bandi, aziende] = [first('mf-bandi'), first('mf-aziende')]
  const both = [...bandi].filter((uid) => aziende.has(uid)).length
  expect(both / bandi.size).toBeLessThan(0.2)
})

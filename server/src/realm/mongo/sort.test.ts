import { withPauses } from '../../feed/with-pauses.ts'
import { compare } from './order.ts'
import { sortedBy } from './sort.ts'

describe('a sort of more records than one turn takes', () => {
  it.each([0, 1, 255, 256, 257, 5000])('is the sort of all at once, equal ones as they come: %s', async (count) => {
    const docs = Array.from({ length: count }, (_, n) => ({ n, a: (n * 7919) % 100, b: String((n * 31) % 7) }))
    const wanted = docs.toSorted((one, other) => compare(one.a, other.a) || -compare(one.b, other.b))
    expect(await sortedBy(docs, { a: 1, b: -1 }, withPauses)).toEqual(wanted)
  })

  it('leaves the event loop free', async () => {
    const docs = Array.from({ length: 60_000 }, (_, n) => ({ a: `nome ${(n * 7919) % 60_000}` }))
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    const sorted = await sortedBy(docs, { a: 1 }, withPauses)
    clearInterval(counting)
    expect(sorted.length).toBe(60_000)
    expect(turns).toBeGreaterThan(5)
  })
})

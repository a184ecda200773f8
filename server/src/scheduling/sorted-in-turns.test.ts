import { sortedInTurns } from './sorted-in-turns.ts'

describe('a sort of more items than one turn takes', () => {
  it.each([0, 1, 255, 256, 257, 5000])('is the sort of all at once, equal ones as they come: %s', async (count) => {
    const items = Array.from({ length: count }, (_, n) => ({ n, a: (n * 7919) % 100 }))
    const order = (one: { a: number }, other: { a: number }): number => one.a - other.a
    expect(await sortedInTurns(items, order)).toEqual(items.toSorted(order))
  })

  it('leaves the event loop free', async () => {
    const items = Array.from({ length: 60_000 }, (_, n) => `nome ${(n * 7919) % 60_000}`)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    const sorted = await sortedInTurns(items, (a, b) => a.localeCompare(b))
    clearInterval(counting)
    expect(sorted.length).toBe(60_000)
    expect(turns).toBeGreaterThan(2)
  })
})

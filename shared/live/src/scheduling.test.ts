import { limitConcurrency } from './scheduling.ts'

it('lets no more than so many go on at once, in their order, and begins none that is not wanted any more', async () => {
  const turn = limitConcurrency(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const gone = new AbortController()
  const { signal } = new AbortController()
  const work = (n: number) => () => {
    begun.push(n)
    return new Promise<void>((end) => ends.push(end))
  }
  const all = [1, 2, 3, 4].map((n) => turn(n === 3 ? gone.signal : signal, work(n)).catch(() => 'not begun'))
  expect(begun).toEqual([1, 2])
  gone.abort()
  ends[0]!()
  expect(await all[2]).toBe('not begun')
  expect(begun).toEqual([1, 2, 4])
  ends.forEach((end) => end())
  await Promise.all(all)
})

import { drain } from './attach.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** How many of `count` sockets got the order, at once and after each further fifty milliseconds until the last one did. */
async function told(count: number): Promise<number[]> {
  let sum = 0
  let isDone = false
  void drain(Array.from({ length: count }), () => (sum += 1)).then(() => (isDone = true))
  const sums = [sum]
  for (await jest.advanceTimersByTimeAsync(0); !isDone; sums.push(sum)) await jest.advanceTimersByTimeAsync(50)
  return sums
}

it('tells an office at once and a crowd fifty at a time', async () => {
  expect(await told(0)).toEqual([0])
  expect(await told(50)).toEqual([50])
  expect(await told(120)).toEqual([50, 100, 120])
})

it('tells ten thousand within two seconds', async () => {
  const sums = await told(10_000)
  expect(sums.slice(0, 2)).toEqual([250, 500])
  expect(sums).toHaveLength(40)
})

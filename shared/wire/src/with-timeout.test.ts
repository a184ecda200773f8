import { withTimeout } from './with-timeout.ts'

const never = new Promise<string>(() => {})
const later = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'answer'))

/** Blocks the thread, as a page does that compiles its code. */
function standStill(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('gives the answer that arrives in time, and null for one that does not', async () => {
  expect(await withTimeout(10_000, later(1))).toBe('answer')
  expect(await withTimeout(20, never)).toBeNull()
})

it('lets a rejection pass', async () => {
  await expect(withTimeout(10_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

it('hears an answer that came while the page stood still for longer than the wait', async () => {
  const waiting = withTimeout(100, new Promise((resolve) => setImmediate(resolve, 'answer')))
  standStill(150)
  expect(await waiting).toBe('answer')
})

it('still ends when the page stood still and no answer came', async () => {
  const waiting = withTimeout(100, never)
  standStill(150)
  expect(await waiting).toBeNull()
})

it('leaves no timer behind', async () => {
  jest.useFakeTimers()
  try {
    await withTimeout(1000, Promise.resolve('answer'))
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

/** Milliseconds of something, waited for. */
export async function msOf(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Milliseconds of each of several runs; the first one warms up and is left out. */
export function msOfEach(times: number, run: (n: number) => void): number[] {
  return Array.from({ length: times + 1 }, (_, n) => {
    const start = performance.now()
    run(n)
    return performance.now() - start
  }).slice(1)
}

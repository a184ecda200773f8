/** Does a piece of work every so many milliseconds, one at a time; returns what stops it, at the end of the one that runs. */
export function nowAndThen(every: number, work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController()
  let running: Promise<void> | null = null
  const look = (): void => {
    running ??= work(ending.signal).finally(() => (running = null))
  }
  const timer = setInterval(look, every).unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

/**
 * Lets so many pieces of work go on at a time; the others wait, the first come first. One that nobody wants any more is
 * not begun.
 */
export function takeTurns(most: number): <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  let busy = 0
  const waiting: (() => void)[] = []
  return async (signal, work) => {
    while (busy >= most) await new Promise<void>((go) => waiting.push(go))
    busy += 1
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      busy -= 1
      waiting.shift()?.()
    }
  }
}

/** One timer: setting it again replaces what was set before. */
export interface Alarm {
  set: (ms: number, ring: () => void) => void
  clear: () => void
}

/** A timer that is not set. */
export function createAlarm(): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => clearTimeout(timer)
  return {
    clear,
    set(ms, ring) {
      clear()
      timer = setTimeout(ring, ms)
    },
  }
}

/**
 * Lets so many pieces of work go on at a time; the others wait, the first come first. One that nobody wants any more is
 * not begun.
 */
export function limitConcurrency(most: number): <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
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

export interface Alarm {
  set: (ms: number, ring: () => void) => void
  clear: () => void
}

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

/** Runs at most `most` pieces of work at a time; work whose signal was aborted while it waited does not start. */
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

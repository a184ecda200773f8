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

import { currentTime } from '../clock.ts'
export interface Limiter {
  /** Counts an attempt; seconds to wait, 0 when this one is let through. */
  take(key: string): number
}

/** At most `max` attempts of one key within each window of `seconds`. */
export function createLimiter(max: number, seconds: number, now: () => number = currentTime): Limiter {
  let windows = new Map<string, number>()
  let until = 0
  return {
    take(key) {
      if (now() >= until) {
        windows = new Map()
        until = now() + seconds * 1000
      }
      const taken = (windows.get(key) ?? 0) + 1
      windows.set(key, taken)
      return taken > max ? Math.ceil((until - now()) / 1000) : 0
    },
  }
}

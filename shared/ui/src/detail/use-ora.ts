import { useSyncExternalStore } from 'react'

/**
 * The instant (ms) rounded down to a period: another one when the clock reaches its next multiple. All who ask for the same
 * period share one timer, which ends with the last of them.
 */
export const useOra = (period: number): number =>
  useSyncExternalStore(clockOf(period).subscribe, () => Math.floor(Date.now() / period) * period)

interface Clock {
  subscribe: (look: () => void) => () => void
}

const clocks = new Map<number, Clock>()

function clockOf(period: number): Clock {
  const known = clocks.get(period) ?? createClock(period)
  clocks.set(period, known)
  return known
}

function createClock(period: number): Clock {
  const looks = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout>
  // asked again each time: a timer of its own rhythm drifts, and sleeps with the machine
  const wait = () => {
    timer = setTimeout(
      () => {
        wait()
        for (const look of looks) look()
      },
      period - (Date.now() % period),
    )
  }
  return {
    subscribe(look) {
      if (looks.size === 0) wait()
      looks.add(look)
      return () => {
        looks.delete(look)
        if (looks.size === 0) clearTimeout(timer)
      }
    },
  }
}

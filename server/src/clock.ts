import { uptime } from 'node:os'

/** Both in milliseconds. */
interface ClockSources {
  /** A person or a time server may set it to any other time. */
  wall: () => number
  /** Never set, and goes on while the machine sleeps; from any beginning. */
  steady: () => number
}

/** A time server corrects a clock by less. */
const SAME = 2000
/** How fast a clock that was set is followed: 36 s in an hour, so that no wait or session ends noticeably early or late. */
const FOLLOW = 0.01

/**
 * Milliseconds since 1970 by a clock that does not jump: when the machine's is set two hours back or forward, waits and
 * ends go on; the difference shrinks slowly, and is gone after a restart.
 */
export function createClock({ wall, steady }: ClockSources): () => number {
  let last = steady()
  let time = wall()
  return () => {
    const at = steady()
    const passed = Math.max(0, at - last)
    last = at
    time += passed
    const difference = wall() - time
    if (Math.abs(difference) <= SAME) time += difference
    else time += Math.sign(difference) * Math.min(Math.abs(difference), passed * FOLLOW)
    return Math.floor(time)
  }
}

/** Milliseconds. */
const LOOK_EVERY = 1000
/** `uptime` is exact to the hundredth of a second. */
const SLEPT = 500

/** The process's own count stops while the machine sleeps; `uptime` goes on. */
function steadyTime(): () => number {
  let [looked, slept] = [performance.now(), 0]
  const began = uptime() * 1000 - looked
  return () => {
    const at = performance.now()
    if (at - looked >= LOOK_EVERY) {
      looked = at
      const missed = uptime() * 1000 - at - began
      if (missed > slept + SLEPT) slept = missed
    }
    return at + slept
  }
}

let clock = createClock({ wall: () => Date.now(), steady: steadyTime() })

/** The time by which everything waits and expires; days and hours that people read are by the machine's clock. */
export const currentTime = (): number => clock()

/** Another clock for the whole process: a test turns it. */
export const setClock = (other: () => number): void => {
  clock = other
}

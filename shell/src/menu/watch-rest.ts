/** Milliseconds without a file, an answer or a long task after which the page is at rest. */
const REST = 600
/** With these a person begins something that the page is about to work on. */
const TOUCHES = ['pointerdown', 'keydown']

export interface Rest {
  /** Asks to be told: at the next rest, at once when the page is at rest already. */
  ask: () => void
  stop: () => void
}

/** Tells when network and processor of this page have been at rest for a while, once for each time that it is asked. */
export function watchRest(tell: () => void): Rest {
  /** When the last thing that the page was seen to do was done. */
  let busyUntil = performance.now()
  let isAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (isAsked) timer = setTimeout(look, busyUntil + REST - performance.now())
  }
  const note = (done: PerformanceEntryList) => {
    busyUntil = done.reduce((last, { startTime, duration }) => Math.max(last, startTime + duration), busyUntil)
    wait()
  }
  const work = new PerformanceObserver((seen) => note(seen.getEntries()))
  function look() {
    // a task that has only just ended was not told yet
    note(work.takeRecords())
    if (performance.now() < busyUntil + REST) return
    clearTimeout(timer)
    isAsked = false
    tell()
  }
  const touched = () => {
    busyUntil = performance.now()
    wait()
  }
  // a browser that tells of no long tasks tells of the rest
  work.observe({ entryTypes: ['resource', 'longtask'] })
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true })
  return {
    ask() {
      isAsked = true
      wait()
    },
    stop() {
      isAsked = false
      clearTimeout(timer)
      work.disconnect()
      for (const touch of TOUCHES) document.removeEventListener(touch, touched, { capture: true })
    },
  }
}

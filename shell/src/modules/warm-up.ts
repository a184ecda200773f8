import { routeAt } from './index.ts'
import type { Shell } from '../shell.ts'
import { menuItems } from '../menu/menu-items.ts'
import { usrAtom } from '../state.ts'

/** Fetches the files of the pages in the menu before a click: one page at a time, and only while the page has its data
 * and is idle, so that it delays nothing. Not for people whose browser saves data. */
export function warmUp({ store, catalogue, live }: Pick<Shell, 'store' | 'catalogue' | 'live'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const warm = new Set<string>()
  let onTheirWay = 0
  const rest = watchRest(fetchNext)
  const followed = [store.sub(usrAtom, rest.ask), store.sub(live.status, rest.ask)]
  function fetchNext(): void {
    const usr = store.get(usrAtom)
    // a loaded file, a sign-in, complete data: each asks again
    if (onTheirWay > 0 || !usr || !store.get(live.status).ready) return
    const manifest = catalogue.get()
    const cold = menuItems(manifest, usr).find(({ to }) => !warm.has(to))
    if (!cold) return [...followed, rest.stop].forEach((stop) => stop())
    warm.add(cold.to)
    const found = routeAt(cold.to, manifest)
    if (!found) return fetchNext()
    const { module, entry } = found
    const files = [...module.preload, ...(module.screens?.[entry.ref] ?? [])]
    onTheirWay = files.length
    for (const file of files) prefetch(module.base + file, settled)
    rest.ask()
  }
  function settled() {
    onTheirWay -= 1
    rest.ask()
  }
  rest.ask()
}

/** The lowest of the browser's priorities; cached files are not fetched again. */
function prefetch(href: string, settled: () => void): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href })
  document.head.append(Object.assign(link, { onload: settled, onerror: settled }))
}

/** Milliseconds without a file, an answer or a long task after which the page counts as idle. */
const REST = 600
/** With these a person begins something that the page is about to work on. */
const TOUCHES = ['pointerdown', 'keydown']

export function watchRest(tell: () => void) {
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
    // the observer has not reported a task that has only just ended
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

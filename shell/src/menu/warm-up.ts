import { routeAt } from '../modules/index.ts'
import type { Shell } from '../shell.ts'
import { menuItems } from './menu-items.ts'

/** Milliseconds without a file or an answer after which the page has what it needs itself. */
const QUIET = 1500

/**
 * Brings the files of the pages in the menu into the browser's cache, so that a click waits for none of them: one page in each moment in
 * which the network is quiet and the page before is there, in the order of the menu, so that whoever goes to one of them has the line
 * and the computer for that. Not for who asked the browser to save data.
 */
export function warmUp({ session, catalogue }: Pick<Shell, 'session' | 'catalogue'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const warm = new Set<string>()
  let onTheirWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (!onTheirWay) timer = setTimeout(fetchNext, QUIET)
  }
  const settled = () => {
    onTheirWay--
    wait()
  }
  const traffic = new PerformanceObserver(wait)
  const stop = session.state.subscribe(wait)
  function fetchNext() {
    const { usr } = session.state.get()
    // nobody is in yet: the change that lets somebody in sets the clock again
    if (!usr) return
    const manifest = catalogue.get()
    const cold = menuItems(manifest, usr).find(({ to }) => !warm.has(to))
    if (!cold) {
      traffic.disconnect()
      return stop()
    }
    warm.add(cold.to)
    const found = routeAt(cold.to, manifest)
    if (!found) return fetchNext()
    const { module, entry } = found
    const files = [...module.preload, ...(module.screens?.[entry.ref] ?? [])]
    onTheirWay = files.length
    for (const file of files) prefetch(module.base + file, settled)
    wait()
  }
  traffic.observe({ type: 'resource' })
  wait()
}

/** The lowest of the browser's priorities; what is in its cache already is not fetched again. */
function prefetch(href: string, settled: () => void): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href })
  document.head.append(Object.assign(link, { onload: settled, onerror: settled }))
}

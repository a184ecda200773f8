import { routeAt } from '../modules/index.ts'
import type { Shell } from '../shell.ts'
import { menuItems } from './menu-items.ts'

/** Milliseconds without a file or an answer after which the page has what it needs itself. */
const QUIET = 1500

/**
 * Brings the files of the pages in the menu into the browser's cache, so that a click waits for none of them: one page in each moment in
 * which the network is quiet, in the order of the menu, so that whoever goes to one of them has the line and the computer for that.
 * Not for who asked the browser to save data.
 */
export function warmUp({ session, catalogue }: Pick<Shell, 'session' | 'catalogue'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const warm = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(fetchNext, QUIET)
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
    for (const file of [...module.preload, ...(module.screens?.[entry.ref] ?? [])]) prefetch(module.base + file)
    wait()
  }
  traffic.observe({ type: 'resource' })
  wait()
}

/** The lowest of the browser's priorities; what is in its cache already is not fetched again. */
function prefetch(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
}

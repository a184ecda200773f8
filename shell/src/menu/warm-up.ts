import { routeAt } from '../modules/index.ts'
import type { Shell } from '../shell.ts'
import { menuItems } from './menu-items.ts'

/** Milliseconds without a file or an answer after which the page has what it needs itself. */
const QUIET = 1500

/**
 * Brings the files of the pages in the menu into the browser's cache, once the network is quiet: behind everything else, so that
 * a click waits for none of them. Not for who asked the browser to save data.
 */
export function warmUp({ session, catalogue }: Pick<Shell, 'session' | 'catalogue'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(fetchAll, QUIET)
  }
  const traffic = new PerformanceObserver(wait)
  const stop = session.state.subscribe(wait)
  function fetchAll() {
    const { usr } = session.state.get()
    // nobody is in yet: the change that lets somebody in sets the clock again
    if (!usr) return
    traffic.disconnect()
    stop()
    const manifest = catalogue.get()
    const pages = menuItems(manifest, usr).flatMap(({ to }) => routeAt(to, manifest) ?? [])
    for (const { module, entry } of pages)
      for (const file of [...module.preload, ...(module.screens?.[entry.ref] ?? [])]) prefetch(module.base + file)
  }
  traffic.observe({ type: 'resource' })
  wait()
}

/** The lowest of the browser's priorities; what is in its cache already is not fetched again. */
function prefetch(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'script', href })
  document.head.append(link)
}

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
    timer = setTimeout(() => void fetchAll(), QUIET)
  }
  const traffic = new PerformanceObserver(wait)
  const stop = session.state.subscribe(wait)
  async function fetchAll() {
    const { usr } = session.state.get()
    // nobody is in yet: the change that lets somebody in sets the clock again
    if (!usr) return
    traffic.disconnect()
    stop()
    const manifest = catalogue.get()
    const pages = menuItems(manifest, usr).flatMap(({ to }) => routeAt(to, manifest) ?? [])
    // one page after the other, in the order of the menu: whoever is about to press one does not wait behind all
    for (const { module, entry } of pages) {
      const files = [...module.preload, ...(module.screens?.[entry.ref] ?? [])]
      await Promise.all(files.map((file) => prefetch(module.base + file)))
    }
  }
  traffic.observe({ type: 'resource' })
  wait()
}

/** The lowest of the browser's priorities; what is in its cache already is not fetched again. */
function prefetch(href: string): Promise<unknown> {
  const link = document.createElement('link')
  const over = new Promise((resolve) =>
    Object.assign(link, { rel: 'prefetch', as: 'script', href, onload: resolve, onerror: resolve }),
  )
  document.head.append(link)
  return over
}

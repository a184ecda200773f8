import { routeAt } from '../modules/index.ts'
import type { Shell } from '../shell.ts'
import { menuItems } from './menu-items.ts'
import { watchRest } from './watch-rest.ts'
import { usrAtom } from '../state.ts'

/**
 * Brings the files of the pages in the menu into the browser's cache, so that a click waits for none of them: one page in each moment in
 * which the page has its data, network and processor are at rest and the page before is there, in the order of the menu, so that whoever
 * goes to one of them has the line and the computer for that. Not for who asked the browser to save data.
 */
export function warmUp({ store, catalogue, live }: Pick<Shell, 'store' | 'catalogue' | 'live'>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const warm = new Set<string>()
  let onTheirWay = 0
  const rest = watchRest(fetchNext)
  const followed = [store.sub(usrAtom, rest.ask), store.sub(live.status, rest.ask)]
  function fetchNext(): void {
    const usr = store.get(usrAtom)
    // a file that settles, somebody who comes in, data that are complete: each asks again
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

/** The lowest of the browser's priorities; what is in its cache already is not fetched again. */
function prefetch(href: string, settled: () => void): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href })
  document.head.append(Object.assign(link, { onload: settled, onerror: settled }))
}

import { absolute } from './integrity.ts'
import type { Catalogue } from './catalogue.ts'
import { routeAt } from './reach.ts'
import type { Uses } from './uses.ts'

interface Faults {
  longTasks?: number
  csp?: number
}

/** Counts long tasks, for the module of the page on screen, and breaches of the content policy, for whose file it was. */
export function watchFaults(uses: Uses, catalogue: Catalogue): { take: (base: string) => Faults } {
  const counts = new Map<string, Faults>()
  const count = (base: string | undefined, what: keyof Faults) => {
    if (base === undefined) return
    const known = counts.get(base) ?? {}
    counts.set(base, { ...known, [what]: (known[what] ?? 0) + 1 })
  }
  document.addEventListener('securitypolicyviolation', ({ sourceFile, blockedURI }) => {
    const isOf = (base: string) => [sourceFile, blockedURI].some((url) => url?.startsWith(absolute(base)))
    count([...uses.all.keys()].find(isOf), 'csp')
  })
  // Safari and Firefox count none
  if ('PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver((list) => {
      const id = routeAt(location.pathname, catalogue.get())?.module.id
      list.getEntries().forEach(() => count(id && uses.onScreen(id)?.base, 'longTasks'))
    }).observe({ type: 'longtask' })
  return {
    take(base) {
      const taken = counts.get(base) ?? {}
      counts.delete(base)
      return taken
    },
  }
}

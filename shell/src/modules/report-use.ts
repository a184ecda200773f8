import { LONGEST_FAULT, type ModuleUse, TenantManifestSchema, USE_REPORT_EVERY, type UseReport } from '@bandiera/wire'
import type { createRequest } from '../portal/request.ts'
import { usedReleasesAtom } from '../state.ts'
import { absolute } from './integrity.ts'
import type { Catalogue } from './catalogue.ts'
import type { ReleaseUse, UsedReleases } from './used-releases.ts'
import { routeAt } from './route-at.ts'

/** Milliseconds: parts of a page load together and are reported together. */
const TOGETHER = 1000

interface Page {
  uses: UsedReleases
  catalogue: Catalogue
  request: ReturnType<typeof createRequest>
}

/** Tells the server which releases this page uses, so that it keeps their files. A failed report is dropped. */
export function reportUse({ uses, catalogue, request }: Page): void {
  const tab = crypto.randomUUID()
  const faults = watchFaults(uses, catalogue)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isNews = (use: ReleaseUse) => use.loaded !== undefined || use.failures.length > 0
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const used = [...uses.all.values()].filter((use) => use.mounted.size > 0 || use.taken || isNews(use))
    if (used.length === 0) return
    const modules = used.map((use) => ({ ...reportOf(use), ...faults.take(use.module.base) }))
    const report: UseReport = { tab, generation: catalogue.get().generation, modules }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(report)
    request('/api/moduli/uso', { method: 'POST', headers, body, keepalive: true }).then(takeOwn).catch(ignore)
  }
  /** A crash here made the server choose other versions for this person: the page offers them like new ones. */
  const takeOwn = async ({ status }: Response) => {
    if (status !== 200) return
    const answer = await request('/api/moduli/manifesto')
    catalogue.take(TenantManifestSchema.parse(await answer.json()))
  }
  const follow = () => {
    if (timer === undefined && [...uses.all.values()].some(isNews)) timer = setTimeout(send, TOGETHER)
  }
  const isVisible = () => document.visibilityState === 'visible'
  catalogue.store.sub(usedReleasesAtom, follow)
  setInterval(() => isVisible() && send(), USE_REPORT_EVERY)
  document.addEventListener('visibilitychange', () => isVisible() || send())
  follow()
}

function reportOf(use: ReleaseUse): ModuleUse {
  const { module, loaded, failures, taken } = use
  const { id, version } = module
  delete use.loaded
  delete use.taken
  use.failures = []
  return {
    id,
    version,
    ...(loaded !== undefined && { load: { ms: Math.round(loaded), bytes: bytesOf(module.base) } }),
    ...(failures.length > 0 && {
      failures: failures.map(({ kind, message }) => ({ kind, text: message.slice(0, LONGEST_FAULT) })),
    }),
    ...(taken && { dati: taken }),
  }
}

/** Bytes transferred for the files of a release; files from the browser's cache count zero. */
function bytesOf(base: string): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files
    .filter(({ name }) => name.startsWith(absolute(base)))
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}

const ignore = () => {}

interface Faults {
  longTasks?: number
  csp?: number
}

/** Counts long tasks for the module of the page on screen, and breaches of the content policy for the module of the file. */
export function watchFaults(uses: UsedReleases, catalogue: Catalogue): { take: (base: string) => Faults } {
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

import type { Browser, BrowserContext, Request } from '@playwright/test'
import { moduleIds } from '@bandiera/tools/workspaces'

const MODULES = new Set(moduleIds())

/** Modules whose code runs in the pages of a browser. */
export interface CodeWatch {
  readonly modules: ReadonlySet<string>
  stop: () => void
}

/** Watches the contexts that are open, and those that are opened from now on. */
export function watchCode(browser: Browser): CodeWatch {
  const modules = new Set<string>()
  const note = (request: Request) => {
    const id = moduleOf(request)
    if (id) modules.add(id)
  }
  const watch = (context: BrowserContext) => void context.on('request', note)
  browser.on('context', watch)
  browser.contexts().forEach(watch)
  const stop = () => {
    browser.off('context', watch)
    for (const context of browser.contexts()) context.off('request', note)
  }
  return { modules, stop }
}

/** The module whose code a page is about to run: what it only fetches ahead of need (`prefetch`) is of another type. */
function moduleOf(request: Request): string | null {
  if (request.resourceType() !== 'script') return null
  const id = /^\/m\/([\w-]+)\//.exec(new URL(request.url()).pathname)?.[1]
  return id && MODULES.has(id) ? id : null
}

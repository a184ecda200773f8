import { followVersion, type Live, LiveProvider, useLive } from '@bandiera/live'
import { type Portal, PortalContext, usePortal } from '@bandiera/platform'
import { type InstalledModule, MODULE_HEADER } from '@bandiera/wire'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { ModuleLoader, Shown } from './loader.ts'
import { nameOf } from './module-name.ts'
import { moduleTexts } from './texts.ts'
import type { UsedReleases } from './used-releases.ts'
import { createAccess, scopedLive } from './scoped-live.ts'

/** The scope of the outermost part; a part inside another module's page builds on that page's scope. */
const PageContext = createContext<Page | null>(null)

interface Props {
  loader: ModuleLoader
  module: InstalledModule
  partRef: string
  shown: Shown
  children: ReactNode
}

export function ModuleScope({ loader, module, partRef, shown, children }: Props) {
  const [live, portal] = [useLive(), usePortal()]
  const { request } = portal
  const outer = useContext(PageContext)
  const page = useMemo(() => outer ?? { live, request }, [outer, live, request])
  const scope = scopeOf(page, shown.release, loader.uses)
  const own = useMemo(() => ({ ...portal, ...scope.portal }), [portal, scope])
  useOnScreen({ loader, module, partRef, shown })
  return (
    <PageContext value={page}>
      <LiveProvider live={scope.live}>
        <PortalContext value={own}>{children}</PortalContext>
      </LiveProvider>
    </PageContext>
  )
}

/** Marks the release as in use while it is on screen, so that its files are kept; notifies once when it is the previous one. */
function useOnScreen({ loader, module, partRef, shown }: Omit<Props, 'children'>): void {
  const { notify } = usePortal()
  const { release, failure } = shown
  useEffect(() => loader.uses.mount(release, partRef), [loader, release, partRef])
  useEffect(() => {
    if (failure && loader.isNews(module))
      notify({ text: moduleTexts.previous(nameOf(module), release.version, module.version) })
  }, [loader, module, release, failure, notify])
}

export interface Page {
  live: Live
  request: Portal['request']
}

interface Scope {
  live: Live
  portal: Pick<Portal, 'request' | 'onVersion'>
}

const scopes = new WeakMap<Live, Map<string, Scope>>()

/** Created once per release and page: hooks need stable objects. */
export function scopeOf({ live, request }: Page, module: InstalledModule, uses: UsedReleases): Scope {
  const all = scopes.get(live) ?? new Map<string, Scope>()
  const known = all.get(module.base)
  if (known) return known
  const by = `${module.id}@${module.version}`
  const own = scopedLive(live, by, createAccess(module, uses))
  const portal: Scope['portal'] = {
    request(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set(MODULE_HEADER, by)
      return request(path, { ...init, headers })
    },
    onVersion: (...record) => followVersion(own, ...record),
  }
  const scope = { live: own, portal }
  scopes.set(live, all.set(module.base, scope))
  return scope
}

import { LiveProvider, useLive } from '@bandiera/live'
import { PortalContext, usePortal } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { ModuleLoader, Shown } from '../fallback.ts'
import { nameOf } from '../name-of.ts'
import { testi } from '../testi.ts'
import { scopeOf, type Page } from './scope-of.ts'

/** What the outermost part found: a part inside another module's page starts from the page too. */
const PageContext = createContext<Page | null>(null)

interface Props {
  loader: ModuleLoader
  module: InstalledModule
  partRef: string
  shown: Shown
  children: ReactNode
}

/** Around a part on screen: the data that its release declares, and what its release is counted by. */
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

/** Keeps the release's files from being thrown away while it is on screen, and says so once when it is the previous one. */
function useOnScreen({ loader, module, partRef, shown }: Omit<Props, 'children'>): void {
  const { notify } = usePortal()
  const { release, failure } = shown
  useEffect(() => loader.uses.mount(release, partRef), [loader, release, partRef])
  useEffect(() => {
    if (failure && loader.isNews(module))
      notify({ text: testi.precedente(nameOf(module), release.version, module.version) })
  }, [loader, module, release, failure, notify])
}

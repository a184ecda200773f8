import { usePortal } from '@bandiera/platform'
import type { InstalledModule, RouteEntry, TenantManifest } from '@bandiera/wire'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { FailedPage, Loading } from './slots-provider.tsx'
import { allows } from '@bandiera/policy'
import type { ModuleLoader } from './loader.ts'
import { ModulePart } from './module-part.tsx'
import { useVisit } from './visit.ts'

export interface ModuleScreens {
  /** Shown on a route that this tenant or this role does not have: the same as for an unknown path. */
  notFound: ReactNode
  /** Shown to a visitor whose path has a public prefix but whose page is not public. */
  signInFirst: ReactNode
}

/** The page of a module at this address, in the versions of the visit. The router itself does not know the modules' paths. */
export function ModulePages({ loader, screens }: Pick<ScreenProps, 'loader' | 'screens'>) {
  const manifest = useVisit()
  const routes = useMemo(() => createModuleRoutes(manifest, screens, loader), [manifest, screens, loader])
  return useRoutes(routes)
}

/** Their code loads when they are shown. The layout sends visitors to the login before these routes render. */
export function createModuleRoutes(
  manifest: TenantManifest,
  screens: ModuleScreens,
  loader: ModuleLoader,
): RouteObject[] {
  const routes = manifest.modules.flatMap((module) =>
    module.routes.map((entry) => ({
      path: entry.path,
      caseSensitive: true,
      element: (
        <ModuleScreen
          entry={entry}
          key={module.base + entry.ref}
          loader={loader}
          manifest={manifest}
          module={module}
          screens={screens}
        />
      ),
    })),
  )
  return [...routes, { path: '*', element: screens.notFound }]
}

interface ScreenProps {
  manifest: TenantManifest
  module: InstalledModule
  entry: RouteEntry
  loader: ModuleLoader
  screens: ModuleScreens
}

function ModuleScreen({ manifest, module, entry, loader, screens }: ScreenProps) {
  const { usr } = usePortal()
  const { pathname } = useLocation()
  if (!usr && !entry.public) return screens.signInFirst
  if (!allows(entry, manifest, usr)) return screens.notFound
  return (
    <ModulePart
      failed={FailedPage}
      loader={loader}
      loading={<Loading name={entry.title} />}
      module={module}
      name={entry.title}
      partRef={entry.ref}
      resetKey={pathname}
    />
  )
}

import { usePortal } from '@bandiera/platform'
import type { InstalledModule, RouteEntry, TenantManifest } from '@bandiera/wire'
import type { ComponentType, ReactNode } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { FailedPage } from './failed-card.tsx'
import { allows } from './gate.ts'
import { Loading } from './loading.tsx'
import { loaderOf, type ModuleLoader } from './module-loader.ts'
import { ModulePart, type FailedProps } from './module-part.tsx'

/** What the layout may know of a module's route, through `useMatches()`. */
export interface ModuleRouteHandle {
  module: string
  title: string
  isPublic: boolean
}

export interface ModuleScreens {
  /** Shown on a route that this tenant or this role does not have: the same as for an unknown path. */
  notFound: ReactNode
  /** Shown to a visitor whose path has a public prefix but whose page is not public. */
  signInFirst: ReactNode
  /** Replaces the usual error card. */
  failed?: ComponentType<FailedProps>
}

/**
 * The routes of every installed module, for `createBrowserRouter`. Their code loads when they are shown. Who is not
 * logged in is sent to the login by the layout, before these routes render.
 */
export function createModuleRoutes(
  manifest: TenantManifest,
  screens: ModuleScreens,
  loader: ModuleLoader = loaderOf(manifest),
): RouteObject[] {
  return manifest.modules.flatMap((module) =>
    module.routes.map((entry) => ({
      path: entry.path,
      caseSensitive: true,
      handle: { module: module.id, title: entry.title, isPublic: entry.public === true } satisfies ModuleRouteHandle,
      element: (
        <ModuleScreen
          entry={entry}
          key={`${module.id}/${entry.ref}`}
          loader={loader}
          manifest={manifest}
          module={module}
          screens={screens}
        />
      ),
    })),
  )
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
      failed={screens.failed ?? FailedPage}
      id={module.id}
      loader={loader}
      loading={<Loading name={entry.title} />}
      name={entry.title}
      partRef={entry.ref}
      resetKey={pathname}
    />
  )
}

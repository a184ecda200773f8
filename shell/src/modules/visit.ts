import type { TenantManifest } from '@bandiera/wire'
import { createContext, useContext, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { catalogueAtom, hasRentAtom, takenAtom, useFact, withRent } from '../state.ts'
import { routeAt } from './route-at.ts'

interface Visit {
  /** Module whose pages are visited, or the path of another page. */
  place: string
  manifest: TenantManifest
  taken: TenantManifest | null
}

/** While the user stays inside a module, its pages and the slot parts on them keep the versions of the first moment. */
export function useNextVisit(): TenantManifest {
  const manifest = useRawVisit()
  const hasRent = useFact(hasRentAtom)
  return useMemo(() => withRent(manifest, hasRent), [manifest, hasRent])
}

function useRawVisit(): TenantManifest {
  const latest = useFact(catalogueAtom)!
  const taken = useFact(takenAtom)
  const { pathname } = useLocation()
  const [visit, setVisit] = useState<Visit>(() => ({ place: placeOf(pathname, latest), manifest: latest, taken }))
  if (taken === visit.taken && isSame(visit, pathname, latest)) return visit.manifest
  setVisit({ place: placeOf(pathname, latest), manifest: latest, taken })
  return latest
}

function isSame({ place, manifest }: Visit, pathname: string, latest: TenantManifest): boolean {
  const found = routeAt(pathname, manifest)
  if (found) return found.module.id === place
  // newer versions may have added a page that did not exist
  return place === pathname && !routeAt(pathname, latest)
}

const placeOf = (pathname: string, manifest: TenantManifest) => routeAt(pathname, manifest)?.module.id ?? pathname

export const VisitContext = createContext<TenantManifest | null>(null)

export function useVisit(): TenantManifest {
  const manifest = useContext(VisitContext)
  if (!manifest) throw new Error('pages of modules work inside VisitContext only')
  return manifest
}

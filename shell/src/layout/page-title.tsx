import { usePortal } from '@bandiera/platform'
import { allows } from '@bandiera/policy'
import { Box, hidden } from '@bandiera/ui'
import { type TenantManifest, TITLE_DELAY } from '@bandiera/wire'
import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { routeAt, useVisit } from '../modules/index.ts'
import { texts } from '../texts.ts'
import { titleAtom, useFact } from '../state.ts'
import { useTenant } from '../theme/tenant.ts'

/** Title of the page, from the first segment of its path (spec §2). */
export function useSegmentTitle(): string {
  const manifest = useVisit()
  const { usr } = usePortal()
  const { pathname } = useLocation()
  const own = useOwnPage()
  if (own) return own.title
  const entry = routeAt(pathname, manifest)?.entry
  // a page that needs a login still has a title; a page that the user may not see does not
  const exists = entry && (!usr || allows(entry, manifest, usr))
  return exists ? titleOfSegment(pathname, manifest) : texts.notFound
}

export function usePageTitle(): string {
  const set = useFact(titleAtom)
  const { pathname } = useLocation()
  const page = useSegmentTitle()
  return set?.pathname === pathname && set.title !== page ? `${set.title} – ${page}` : page
}

/** The value of `delay` milliseconds ago; the first one without a delay. */
export function useDelayed<T>(value: T, delay: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return late
}

/** `/utenti/1` is called as `/utenti`: of the routes with this first segment, the title of the shortest. */
function titleOfSegment(pathname: string, { modules }: TenantManifest): string {
  const segment = pathname.split('/')[1]
  const entries = modules.flatMap(({ routes }) => routes).filter(({ path }) => path.split('/')[1] === segment)
  const [shortest] = entries.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)
  return shortest?.title ?? texts.notFound
}

/** The window's title, one second late (spec §9); screen readers hear of the new page at once. */
export function DocumentTitle() {
  const title = usePageTitle()
  const { nome } = useTenant()
  useEffect(() => {
    const timer = setTimeout(() => (document.title = `${title} – ${nome}`), TITLE_DELAY)
    return () => clearTimeout(timer)
  }, [title, nome])
  return (
    <Box aria-live="polite" sx={hidden}>
      {title}
    </Box>
  )
}

interface OwnPage {
  title: string
  /** False: visitors must sign in, although the path has a public prefix. */
  isPublic?: boolean
}

/** The shell's own page at this address; nothing on a page of a module. */
export const useOwnPage = (): OwnPage | undefined => useMatches().at(-1)?.handle as OwnPage | undefined

import { ArrowBackIcon, Box, Button } from '@bandiera/ui'
import { usePortal } from '@bandiera/platform'
import type { TenantManifest } from '@bandiera/wire'
import type { Who } from '@bandiera/policy'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canOpen, routeAt } from '../modules/index.ts'
import { useManifest, useShell } from '../shell.ts'
import { canGoBackAtom, useFact } from '../state.ts'
import { testi } from '../testi.ts'
import { pageBefore } from './trail.ts'

/** spec §2: a way back is offered when the path has more than two segments, the empty one before its first slash included. */
export const canGoBack = (pathname: string): boolean => pathname.split('/').length > 2

/**
 * The one way back of a page: to the page before as it was left, with its filters, order and place; to the list of the page when it
 * was opened by its address. On a phone the arrow alone.
 */
export function BackButton() {
  const { store } = useShell()
  const { usr } = usePortal()
  const manifest = useManifest()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const told = useFact(canGoBackAtom)
  // what was said of one page says nothing of the next
  useEffect(() => () => store.set(canGoBackAtom, null), [store, pathname])
  if (!(told ?? canGoBack(pathname))) return null
  const back = () => {
    const before = pageBefore(store)
    void (before ? navigate(before.delta) : navigate(listOf(pathname, manifest, usr)))
  }
  return (
    <Button aria-label={testi.indietro} color="inherit" onClick={back} sx={{ gap: 2, minWidth: 36, flex: 'none' }}>
      <ArrowBackIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {testi.indietro}
      </Box>
    </Button>
  )
}

/** The list that a page belongs to: the path above it, else the first page of the same feature; home where there is none. */
function listOf(pathname: string, manifest: TenantManifest, usr: Who): string {
  const found = routeAt(pathname, manifest)
  const above = pathname.slice(0, pathname.lastIndexOf('/'))
  const others = found?.module.routes.filter(({ feature }) => feature === found.entry.feature) ?? []
  const lists = [above, ...others.map(({ path }) => path).filter((path) => !path.includes(':'))]
  return lists.find((path) => canOpen(path, manifest, usr)) ?? '/'
}

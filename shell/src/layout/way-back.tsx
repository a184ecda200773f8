import { tabTexts, usePortal } from '@bandiera/platform'
import type { GateUser } from '@bandiera/policy'
import { ArrowBackIcon, Box, Button, type WayBack, WayBackContext } from '@bandiera/ui'
import type { TenantManifest } from '@bandiera/wire'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useManifest, useShell } from '../shell.ts'
import { canGoBackAtom, type Store, trailAtom, useFact, type Step, type Trail } from '../state.ts'
import { canOpen, routeAt } from '../modules/index.ts'
import { texts } from '../texts.ts'

const KEY = 'bandiera.percorso'
const KEPT = 50
/** Parameters that open a form or an import over a list. What was typed there is gone, so no way back leads there. */
const OVER = ['nuova', 'nuovo', 'importa', 'tassi', 'modifica']

export function useTrail(): void {
  const { store } = useShell()
  const { key, pathname, search } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    const trail = follow(store.get(trailAtom) ?? stored(), { key, to: pathname + search }, way)
    store.set(trailAtom, trail)
    tabTexts.set(KEY, JSON.stringify(trail))
  }, [store, key, pathname, search, way])
}

function follow({ steps, at }: Trail, step: Step, way: 'POP' | 'PUSH' | 'REPLACE'): Trail {
  const known = steps.findIndex(({ key }) => key === step.key)
  if (known >= 0) return { steps: steps.with(known, step), at: known }
  if (way === 'POP' || steps.length === 0) return { steps: [step], at: 0 }
  const before = steps.slice(way === 'PUSH' ? -KEPT : 0, way === 'PUSH' ? at + 1 : at)
  return { steps: [...before, step], at: before.length }
}

function nearest(store: Store, holds: (to: string, here: string) => boolean): { delta: number; to: string } | null {
  const { steps, at } = store.get(trailAtom) ?? { steps: [], at: 0 }
  const here = steps[at]?.to ?? ''
  const found = steps.findLastIndex(({ to }, index) => index < at && !isOver(to) && holds(to, here))
  return found < 0 ? null : { delta: found - at, to: steps[found]!.to }
}

/** The page before this one; another tab or filter of the same page does not count. */
export const pageBefore = (store: Store) => nearest(store, (to, here) => pathOf(to) !== pathOf(here))

/** A list in the history of this tab. A bare path finds the one shown last; an address with parameters must match exactly. */
export const listBefore = (store: Store, list: string) =>
  nearest(store, (to) => (list.includes('?') ? sorted(to) === sorted(list) : pathOf(to) === list))

/** The address with sorted parameters: their order means nothing. */
function sorted(to: string): string {
  const params = new URLSearchParams(to.split('?')[1])
  params.sort()
  return `${pathOf(to)}?${params.toString()}`
}

const pathOf = (to: string): string => to.split('?')[0]!
const isOver = (to: string): boolean => OVER.some((name) => new URLSearchParams(to.split('?')[1]).has(name))

function stored(): Trail {
  try {
    const trail = JSON.parse(tabTexts.get(KEY) ?? 'null') as Trail | null
    if (Array.isArray(trail?.steps)) return trail
  } catch {
    // a value of other code under our key
  }
  return { steps: [], at: 0 }
}

export function WayBackProvider({ children }: { children: ReactNode }) {
  const { store } = useShell()
  const navigate = useNavigate()
  useTrail()
  const way = useMemo(
    (): WayBack => ({
      asLeft: (path) => listBefore(store, path)?.to ?? path,
      goBack(path) {
        const list = listBefore(store, path)
        if (list) void navigate(list.delta)
        return list !== null
      },
    }),
    [store, navigate],
  )
  return <WayBackContext value={way}>{children}</WayBackContext>
}

/** spec §2: a page offers a back button when its path has more than two segments, counting the empty one before the first slash. */
const canGoBack = (pathname: string): boolean => pathname.split('/').length > 2

/** Leads to the page before, as it was left, or to the page's list when the page was opened by its address. */
export function BackButton() {
  const { store } = useShell()
  const { usr } = usePortal()
  const manifest = useManifest()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const fromEvent = useFact(canGoBackAtom)
  // an event about one page does not apply to the next
  useEffect(() => () => store.set(canGoBackAtom, null), [store, pathname])
  if (!(fromEvent ?? canGoBack(pathname))) return null
  const back = () => {
    const before = pageBefore(store)
    void (before ? navigate(before.delta) : navigate(listOf(pathname, manifest, usr)))
  }
  return (
    <Button aria-label={texts.back} color="inherit" onClick={back} sx={{ gap: 2, minWidth: 36, flex: 'none' }}>
      <ArrowBackIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {texts.back}
      </Box>
    </Button>
  )
}

/** The list that a page belongs to: the path above it, else the first page of the same feature; home where there is none. */
function listOf(pathname: string, manifest: TenantManifest, usr: GateUser): string {
  const found = routeAt(pathname, manifest)
  const above = pathname.slice(0, pathname.lastIndexOf('/'))
  const others = found?.module.routes.filter(({ feature }) => feature === found.entry.feature) ?? []
  const lists = [above, ...others.map(({ path }) => path).filter((path) => !path.includes(':'))]
  return lists.find((path) => canOpen(path, manifest, usr)) ?? '/'
}

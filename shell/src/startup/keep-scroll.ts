import { tabTexts } from '@bandiera/platform'
import * as z from 'zod/mini'

const KEY = 'bandiera.scorrimento'
/** Milliseconds to wait for a list. */
const PATIENCE = 10_000
const PlaceSchema = z.object({ href: z.string(), top: z.number() })

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The browser restores it before the records arrive: set again while the page grows, until the person scrolls. */
export function keepScroll(isReload = wasReloaded()): void {
  addEventListener('pagehide', () => {
    if (scrollY > 0) tabTexts.set(KEY, JSON.stringify({ href: location.href, top: scrollY }))
    else tabTexts.remove(KEY)
  })
  const place = stored()
  tabTexts.remove(KEY)
  if (isReload && place?.href === location.href) scrollBackTo(place.top)
}

function scrollBackTo(top: number): void {
  const { href } = location
  const move = () => {
    if (location.href !== href) return stop()
    const room = document.documentElement.scrollHeight - innerHeight
    if (room < top) return
    scrollTo(0, top)
    stop()
  }
  const growing = new ResizeObserver(move)
  const stop = () => {
    growing.disconnect()
    clearTimeout(timer)
    for (const name of BY_HAND) removeEventListener(name, stop, true)
  }
  const timer = setTimeout(stop, PATIENCE)
  for (const name of BY_HAND) addEventListener(name, stop, true)
  growing.observe(document.body)
}

function stored(): z.infer<typeof PlaceSchema> | undefined {
  try {
    return PlaceSchema.parse(JSON.parse(tabTexts.get(KEY) ?? 'null'))
  } catch {
    // nothing, or what another program wrote under this key
    return undefined
  }
}

const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload'

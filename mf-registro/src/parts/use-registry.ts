import { useEffect, useState } from 'react'
import { parseRegistry, type Registry } from './registry.ts'
import { useAsked, type Asked } from './requests.ts'
import { useNews } from './use-news.ts'

/** Milliseconds after which figures are asked for again: pages that are open, and how releases do, are nobody's decision. */
const REFRESH_MS = 60_000

/** The registry as it is now; it follows what anybody decides, and its figures every minute. */
export const useRegistry = (): Asked<Registry> =>
  useAsked('/api/registro', parseRegistry, `${useNews()} ${useMinutes()}`)

/** A number that grows every minute in which the page is looked at. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && setMinutes((count) => count + 1),
      REFRESH_MS,
    )
    return () => clearInterval(timer)
  }, [])
  return minutes
}

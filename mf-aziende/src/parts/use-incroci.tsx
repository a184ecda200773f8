import { Slot, useSlot } from '@bandiera/platform'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ListContext } from './aziende-columns.tsx'

/**
 * How many open grants each company fits, as the module of the matches counts them; `incrociOf` is absent on tenants
 * without it. `counter` is to be rendered: it shows nothing.
 */
export function useIncroci(): { incrociOf: ListContext['incrociOf']; counter: ReactNode } {
  const counted = useSlot('aziende.incroci').length > 0
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null)
  const report = useCallback((perAzienda: ReadonlyMap<string, number>) => setCounts(perAzienda), [])
  const incrociOf = useMemo(
    () => (counted ? (id: string) => counts && (counts.get(id) ?? 0) : undefined),
    [counted, counts],
  )
  return { incrociOf, counter: <Slot name="aziende.incroci" props={{ report }} /> }
}

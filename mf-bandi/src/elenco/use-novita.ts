import type { Bando, Usr } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useCallback, useEffect, useState } from 'react'

/** When the list was last looked at, by user, as it was before this page was opened. */
const seen = new Map<string, string | null>()

interface Novita {
  /** Instant of the last look; `null` at the first one: then nothing is news. */
  dal: string | null
  isNew: (bando: Bando) => boolean
}

/**
 * What is news to a reader since the last time the list was open. The time is kept with the person, not with the browser:
 * a logout clears the latter. One page counts once, so that news stays news until the next visit.
 */
export function useNovita(usr: Usr | null, active: boolean): Novita {
  const { update } = useWrites()
  const id = active && usr ? usr._id : ''
  const [dal] = useState(() => (usr ? (seen.get(usr._id) ?? usr.preferenze?.bandiVisti ?? null) : null))
  useEffect(() => {
    if (!id || seen.has(id)) return
    seen.set(id, dal)
    // nothing depends on it here: at worst the same news is shown again
    update('usr', id, { set: { 'preferenze.bandiVisti': new Date().toISOString() } }).catch(() => seen.delete(id))
  }, [id, dal, update])
  const isNew = useCallback(
    ({ data }: Bando) => active && dal !== null && data.pubblicatoIl !== undefined && data.pubblicatoIl > dal,
    [active, dal],
  )
  return { dal, isNew }
}

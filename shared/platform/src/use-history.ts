import type { CollectionName, HistoryEntry } from '@bandiera/domain'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from './portal.tsx'

export interface RecordHistory {
  /** Newest first, at most 200. */
  voci: readonly HistoryEntry[]
  stato: 'carica' | 'pronto' | 'errore'
  /** What to do about it, in Italian, while `stato` is `errore`. */
  errore?: string
  riprova: () => void
}

interface Answer extends Pick<RecordHistory, 'voci' | 'stato' | 'errore'> {
  of: string
}

/**
 * Who changed what and when in a record that the user sees in full; asks again whenever the record changes.
 * @example const { voci, stato, riprova } = useHistory('pratiche', pId)
 */
export function useHistory(coll: CollectionName, id: string): RecordHistory {
  const { request, onVersion } = usePortal()
  const path = `/api/cronologia/${coll}/${encodeURIComponent(id)}`
  const [answer, setAnswer] = useState<Answer>({ of: path, voci: [], stato: 'carica' })
  const [asked, setAsked] = useState(0)
  const riprova = useCallback(() => setAsked((times) => times + 1), [])
  useEffect(() => onVersion(coll, id, riprova), [onVersion, coll, id, riprova])
  useEffect(() => {
    const gone = new AbortController()
    request(path, { signal: gone.signal })
      .then((response) => response.json() as Promise<{ voci: HistoryEntry[] }>)
      .then(
        ({ voci }) => setAnswer({ of: path, voci, stato: 'pronto' }),
        (failure: unknown) => {
          if (gone.signal.aborted) return
          const errore = failure instanceof Error ? failure.message : String(failure)
          // what was read before stays readable
          setAnswer((last) => ({ of: path, voci: last.of === path ? last.voci : [], stato: 'errore', errore }))
        },
      )
    return () => gone.abort()
  }, [request, path, asked])
  const { of, ...current } = answer
  return of === path ? { ...current, riprova } : { voci: [], stato: 'carica', riprova }
}

import type { Azienda, Bando } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { useMemo } from 'react'
import { isPubblicato, isSeguita } from '../motore/mondo.ts'

export interface Matched {
  /** Companies that are followed, newest first. */
  aziende: readonly Azienda[]
  /** Published grants, newest first. */
  bandi: readonly Bando[]
  loading: boolean
}

/** What is matched with what: archived companies and grants that nobody published stay out. */
export function useRecordsMatched(): Matched {
  const allAziende = useCollection('aziende')
  const allBandi = useCollection('bandi')
  const { ready } = useLiveStatus()
  const aziende = useMemo(() => allAziende.filter(isSeguita), [allAziende])
  const bandi = useMemo(() => allBandi.filter(isPubblicato), [allBandi])
  return { aziende, bandi, loading: !ready && (aziende.length === 0 || bandi.length === 0) }
}

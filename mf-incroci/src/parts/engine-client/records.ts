import type { Collections } from '@bandiera/domain'
import { useLiveStatus, useMode, useRecords, useSome } from '@bandiera/live'
import { isPublished, isFollowed } from '@bandiera/matching'
import { useMemo } from 'react'

/** As filters of a window: which records are matched. */
export const FOLLOWED = 'calc.archivio:=:no'
export const PUBLISHED = 'data.redazione:=:pubblicato'
/** Enough records to know whether there are any, and which one to show first. */
const FEW = 20

/** Followed companies and published grants, newest first; only the newest few where they are too many for the page. */
export function useRecordsMatched() {
  const aziende = useMatched('aziende', FOLLOWED, isFollowed)
  const bandi = useMatched('bandi', PUBLISHED, isPublished)
  const loading = useLoading()
  return {
    aziende: aziende ?? NONE,
    bandi: bandi ?? NONE,
    loading: loading || aziende === null || bandi === null,
  }
}

/** Whether records that this page is going to hold are still loading. */
export function useLoading(): boolean {
  const known = useMode('aziende') !== null
  const { ready } = useLiveStatus()
  const [aziende, bandi] = [useSome('aziende'), useSome('bandi')]
  return !known || (!ready && !(aziende && bandi))
}

function useMatched<C extends 'aziende' | 'bandi'>(coll: C, filter: string, is: (record: Collections[C]) => boolean) {
  const { records, state, holdsAll } = useRecords({ coll, list: { f: [filter] }, rows: FEW })
  const known = holdsAll || state === 'ready' || records.length > 0
  return useMemo(() => (known ? records.filter(is) : null), [known, records, is])
}

const NONE: readonly never[] = []

import { createSingleUndertaking, type Azienda, type WithGroupAiuti } from '@bandiera/domain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { withReadableError } from './errors.ts'
import { useHeld, useLive, useMode } from './hooks.tsx'
import { useRecords } from './use-records.ts'
import type { WindowSource } from './window/window-source.ts'

/** Companies with the aids of their whole single undertaking, as far as the user sees its members. Needs every company. */
export const useSingleUndertaking = (): WithGroupAiuti =>
  createSingleUndertaking(useRecords({ coll: 'aziende', rows: 'all' }).records)

/** Loads a company with the aids of its whole single undertaking on demand; rejects with an Italian message. */
export function useReadGroup(): (azienda: Azienda) => Promise<Azienda> {
  const { windows } = useLive()
  return useCallback(
    async (azienda) => {
      const { signal } = new AbortController()
      const group = await withReadableError(groupOf(azienda, windows, signal))
      return createSingleUndertaking(withOthers(azienda, group))(azienda)
    },
    [windows],
  )
}

/** One company with the aids of its whole single undertaking; where the page does not hold all companies, it loads those of the group. */
export function useWithGroup<A extends Azienda | undefined>(azienda: A): A
export function useWithGroup(azienda: Azienda | undefined): Azienda | undefined {
  const { windows } = useLive()
  const mode = useMode('aziende')
  const held = useHeld('aziende')
  const [group, setGroup] = useState<readonly Azienda[]>([])
  const [changes, setChanges] = useState(0)
  const alone = mode === 'list' || mode === 'window'
  useEffect(() => {
    if (!alone) return
    const changed = () => setChanges((n) => n + 1)
    return windows.follow('aziende', { changed, forgotten: changed })
  }, [alone, windows])
  useEffect(() => {
    if (!alone || !azienda) return
    const ended = new AbortController()
    groupOf(azienda, windows, ended.signal).then(
      (found) => !ended.signal.aborted && setGroup(found),
      (failure: unknown) => {
        if (!ended.signal.aborted) console.error('the group of a company could not be read', failure)
      },
    )
    return () => ended.abort()
  }, [alone, azienda, changes, windows])
  return useMemo(
    () => azienda && createSingleUndertaking(alone ? withOthers(azienda, group) : held)(azienda),
    [alone, azienda, group, held],
  )
}

async function groupOf(azienda: Azienda, windows: WindowSource, signal: AbortSignal): Promise<Azienda[]> {
  const { readGroup } = await import('./group-members.ts')
  return readGroup(azienda, (question) => windows.ask(question, signal))
}

const withOthers = (azienda: Azienda, group: readonly Azienda[]): readonly Azienda[] => [
  azienda,
  ...group.filter(({ _id }) => _id !== azienda._id),
]

import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLive } from '../live-provider.tsx'
import { LiveWindow } from './live-window.ts'
import type { WindowState } from './window-state.ts'

/** What to show of a collection, in the language of a list's address. Fields are dotted paths of the record. */
export type WindowOptions = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'> & {
  /** Rows to begin with, and that `next` adds; 50 unless told. */
  size?: number
}

export interface Window<T> extends WindowState {
  /** With `fields`, they hold those alone. */
  rows: readonly (T & { _id: string })[]
  /** Shows more rows. */
  next: () => void
  /** Asks again now, after an error. */
  retry: () => void
}

/**
 * A part of a collection, searched, sorted and counted: by the page itself where it holds the whole collection, by the server
 * where that is too long. The rows follow what changes.
 * @example const { rows, total, next } = useWindow('aziende', { q, ord: '-fatturato', f: ['tag:in:vip,nord'] })
 */
export function useWindow<C extends CollectionName>(coll: C, options: WindowOptions = {}): Window<Collections[C]> {
  const { windows } = useLive()
  const { size = 50, ...asked } = options
  const key = JSON.stringify({ c: coll, ...asked })
  const window = useMemo(() => new LiveWindow(windows, size), [windows, size])
  // before the page paints: what it holds is there at once
  useLayoutEffect(() => {
    window.ask(JSON.parse(key) as WindowQuestion)
    return () => window.close()
  }, [window, key])
  const state = useSyncExternalStore(window.subscribe, window.state)
  // the server validated the records with the collection's schema before it stored them
  return useMemo(
    () => ({ ...state, next: window.next, retry: window.retry }) as Window<Collections[C]>,
    [state, window],
  )
}

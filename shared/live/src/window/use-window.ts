import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLive } from '../hooks.tsx'
import { createAlarm } from '../scheduling.ts'
import { AGAIN, EMPTY, followWindowCode, loadWindowCode, windowCode, type WindowState } from './code.ts'

/** What to show of a collection, in the language of a list's address. Fields are dotted paths of the record. */
export type WindowOptions = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'> & {
  /** Rows to begin with, and that `next` adds; 50 when absent. */
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

/** A part of a collection as `useRecords` gives it, in the language of a list's address. */
export function useWindow<C extends CollectionName>(coll: C, options: WindowOptions = {}): Window<Collections[C]> {
  const { size = 50, ...asked } = options
  const { state, next, retry } = useLiveWindow({ c: coll, ...asked }, size)
  // the server validated the records with the collection's schema before it stored them
  return useMemo(() => ({ ...state, next, retry }) as Window<Collections[C]>, [state, next, retry])
}

/**
 * The rows of a question, kept current while the component is on screen. `null` asks nothing.
 * @param size rows to begin with, and that `next` adds; `Infinity` where the page holds the collection
 */
export function useLiveWindow(question: WindowQuestion | null, size: number) {
  const { windows } = useLive()
  const key = question && JSON.stringify(question)
  const code = useSyncExternalStore(key === null ? noChanges : followWindowCode, windowCode)
  const window = useMemo(() => code && new code.LiveWindow(windows, size), [code, windows, size])
  // before the page paints, so that rows that the page holds show at once
  useLayoutEffect(() => {
    if (key === null) return
    if (!window) return keepLoading()
    window.ask(JSON.parse(key) as WindowQuestion)
    return () => window.close()
  }, [window, key])
  const state = useSyncExternalStore(window ? window.subscribe : noChanges, window ? window.state : nothingYet)
  return { state, next: window ? window.next : ignore, retry: window ? window.retry : ignore }
}

const ignore = () => {}
const noChanges = () => ignore
const nothingYet = () => EMPTY

/** Tries to load the code of windows until the returned function is called. */
function keepLoading(): () => void {
  const alarm = createAlarm()
  const load = () =>
    void loadWindowCode().catch((error: unknown) => {
      console.warn('window: loaded later', error)
      alarm.set(AGAIN, load)
    })
  load()
  return () => alarm.clear()
}

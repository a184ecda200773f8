import type { CollectionName } from '@bandiera/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '../live-provider.tsx'
import { segui, type Seguito } from './segui.ts'

interface Options<A> {
  /** Memoised; another one asks again. `null` asks nothing. */
  load: ((signal: AbortSignal) => Promise<A>) | null
  /** A change in one of these asks again; a constant. */
  colls: readonly CollectionName[]
}

export interface Risposto<A> {
  /** The last answer, also that to the question before; `null` before the first. */
  answer: A | null
  error: string | null
  retry: () => void
}

/**
 * An answer of the server that follows the feed: what no window says, such as what it judges. The last one stays while the next
 * is awaited, and when that fails.
 * @example const { answer, error, retry } = useSeguito({ load, colls: COLLS })
 */
export function useSeguito<A>({ load, colls }: Options<A>): Risposto<A> {
  const { windows } = useLive()
  const [state, setState] = useState<Omit<Risposto<A>, 'retry'>>({ answer: null, error: null })
  const current = useRef<Seguito | null>(null)
  useEffect(() => {
    if (!load) return
    const failed = (error: unknown) => {
      console.error('asked: no answer; trying again', error)
      setState((before) => ({ ...before, error: error instanceof Error ? error.message : String(error) }))
    }
    const seguito = segui({ load, failed, answered: (answer) => setState({ answer, error: null }) })
    current.current = seguito
    const forgotten = (again: boolean) => {
      setState({ answer: null, error: null })
      if (again) seguito.retry()
      else seguito.stop()
    }
    const ends = colls.map((coll) => windows.follow(coll, { changed: seguito.changed, forgotten }))
    return () => {
      for (const end of ends) end()
      seguito.stop()
    }
  }, [load, colls, windows])
  const retry = useCallback(() => current.current?.retry(), [])
  return { ...state, retry }
}

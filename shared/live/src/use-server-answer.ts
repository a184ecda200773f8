import type { CollectionName } from '@bandiera/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from './hooks.tsx'

interface Options<A> {
  /** Must be memoised: another function asks again. `null` asks nothing. */
  load: ((signal: AbortSignal) => Promise<A>) | null
  /** A change in one of these collections asks again; must be a constant. */
  colls: readonly CollectionName[]
}

export interface ServerAnswer<A> {
  /** The last answer, which may belong to the question before; `null` before the first. */
  answer: A | null
  error: string | null
  retry: () => void
}

/** An answer that follows the feed, for what a window cannot answer, such as verdicts. The last one stays until the next, and on failure. */
export function useServerAnswer<A>({ load, colls }: Options<A>): ServerAnswer<A> {
  const { windows } = useLive()
  const [state, setState] = useState<Omit<ServerAnswer<A>, 'retry'>>({ answer: null, error: null })
  const current = useRef<ReturnType<typeof keepAnswerCurrent> | null>(null)
  useEffect(() => {
    if (!load) return
    const failed = (error: unknown) => {
      console.error('asked: no answer; trying again', error)
      setState((before) => ({ ...before, error: error instanceof Error ? error.message : String(error) }))
    }
    const asked = keepAnswerCurrent({ load, failed, answered: (answer) => setState({ answer, error: null }) })
    current.current = asked
    const forgotten = (again: boolean) => {
      setState({ answer: null, error: null })
      if (again) asked.retry()
      else asked.stop()
    }
    const ends = colls.map((coll) => windows.follow(coll, { changed: asked.changed, forgotten }))
    return () => {
      for (const end of ends) end()
      asked.stop()
    }
  }, [load, colls, windows])
  const retry = useCallback(() => current.current?.retry(), [])
  return { ...state, retry }
}

/** Milliseconds for which changes are collected before the server is asked again. */
const TICK = 50
/** Milliseconds before another try after a failure. */
const AGAIN = 5000

interface AnswerLoader<A> {
  load: (signal: AbortSignal) => Promise<A>
  answered: (answer: A) => void
  failed: (error: unknown) => void
}

/** Asks at once, and again after changes: at most once a tick, never twice at a time, and with a pause as long as the last answer took. */
function keepAnswerCurrent<A>({ load, answered, failed }: AnswerLoader<A>) {
  let asking: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let dirty = false
  let pause = TICK
  const soon = (after: number) => {
    timer ??= setTimeout(() => void ask(), after)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    asking?.abort()
    asking = null
  }
  const ask = async () => {
    stop()
    dirty = false
    const { signal } = (asking = new AbortController())
    const began = performance.now()
    try {
      const answer = await load(signal)
      if (signal.aborted) return
      pause = Math.max(TICK, performance.now() - began)
      answered(answer)
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      soon(AGAIN)
    }
    asking = null
    if (dirty) soon(pause)
  }
  void ask()
  return {
    changed() {
      if (asking) dirty = true
      else soon(pause)
    },
    /** Asks now, even while an answer is awaited. */
    retry: () => void ask(),
    stop,
  }
}

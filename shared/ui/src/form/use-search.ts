import { foldText } from '@bandiera/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Option } from './select-input.tsx'

/** All the choices, or a search that finds some by what is typed (it may reject with an Italian message). */
export type OptionSource<O extends Option> =
  | readonly O[]
  | ((text: string, signal: AbortSignal) => Promise<readonly O[]>)

export interface Found<O> {
  /** Choices to show; while a search runs they may still be those of an earlier text. */
  options: readonly O[]
  loading: boolean
  failed: string | null
  /** The number of choices that fit the text, once known. */
  answer: readonly O[] | null
  /** Searches at once instead of waiting for the next key; rejects as the search does. */
  ask: () => Promise<readonly O[]>
}

/** One typed text; answers to another text, or to an earlier search of the same one, do not count. */
interface Turn {
  text: string
  abort: AbortController
}

interface Answer<O> {
  turn: Turn | null
  options: readonly O[]
  failed: string | null
}

const SHOWN = 50
const WAIT = 150

/** The choices that fit a text. A search runs a moment after the last key and drops answers to earlier texts. */
export function useSearch<O extends Option>(source: OptionSource<O>, text: string, value: O | null): Found<O> {
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const turn = useMemo((): Turn => ({ text, abort: new AbortController() }), [text])
  const running = useRef<{ turn: Turn; answer: Promise<readonly O[]> } | null>(null)
  const [found, setFound] = useState<Answer<O>>({ turn: null, options: [], failed: null })
  const [loading, setLoading] = useState(false)
  const ask = useCallback(async (): Promise<readonly O[]> => {
    // the source of the moment, not a dependency: a new function at every render must not ask again
    const search = latest.current
    if (typeof search !== 'function') return filter(search, turn.text)
    if (running.current?.turn === turn) return running.current.answer
    setLoading(true)
    const answer = search(turn.text, turn.abort.signal)
    running.current = { turn, answer }
    const end = (options: readonly O[], failed: string | null) => {
      if (turn.abort.signal.aborted) return
      setLoading(false)
      setFound({ turn, options, failed })
      // what failed may be asked again
      if (failed !== null) running.current = null
    }
    answer.then(
      (options) => end(options, null),
      (error: unknown) => end([], messageOf(error)),
    )
    return answer
  }, [turn])
  useEffect(() => {
    if (typeof latest.current !== 'function' || !turn.text.trim()) return
    const timer = setTimeout(() => void ask().catch(() => {}), WAIT)
    return () => {
      clearTimeout(timer)
      turn.abort.abort()
    }
  }, [turn, ask])
  const local = useMemo(() => (typeof source === 'function' ? null : filter(source, text)), [source, text])
  if (local) return { options: local.slice(0, SHOWN), loading: false, failed: null, answer: local, ask }
  if (!text.trim()) return { options: value ? [value] : [], loading: false, failed: null, answer: null, ask }
  const { options } = found
  const answered = found.turn === turn
  const failed = answered ? found.failed : null
  return { options, loading: loading && !answered, failed, answer: answered && failed === null ? options : null, ask }
}

function filter<O extends Option>(options: readonly O[], text: string): readonly O[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return options
  const code = words.join(' ')
  return options.filter(
    ({ label, value }) => words.every((word) => foldText(label).includes(word)) || foldText(value) === code,
  )
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

import { foldText } from '@bandiera/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Option } from './select-input.tsx'

/** All the choices, or a search that finds some by what is typed (it may reject with an Italian message). */
export type OptionSource<O extends Option> =
  | readonly O[]
  | ((text: string, signal: AbortSignal) => Promise<readonly O[]>)

interface Found<O> {
  options: readonly O[]
  loading: boolean
  failed: string | null
}

const SHOWN = 50
const WAIT = 150

/** The choices that fit a text. A search runs a moment after the last key and forgets answers that come too late. */
export function useSearch<O extends Option>(source: OptionSource<O>, text: string, value: O | null): Found<O> {
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const [found, setFound] = useState<Found<O>>({ options: [], loading: false, failed: null })
  useEffect(() => {
    // the source of the moment, not a dependency: a new function at every render must not ask again
    const search = latest.current
    if (typeof search !== 'function' || !text.trim()) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      setFound((last) => ({ ...last, loading: true, failed: null }))
      search(text, abort.signal).then(
        (options) => abort.signal.aborted || setFound({ options, loading: false, failed: null }),
        (error: unknown) => abort.signal.aborted || setFound({ options: [], loading: false, failed: messageOf(error) }),
      )
    }, WAIT)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  const local = useMemo(() => (typeof source === 'function' ? null : filter(source, text)), [source, text])
  if (local) return { options: local, loading: false, failed: null }
  return text.trim() ? found : { options: value ? [value] : [], loading: false, failed: null }
}

function filter<O extends Option>(options: readonly O[], text: string): readonly O[] {
  const words = foldText(text).split(' ').filter(Boolean)
  const found = words.length
    ? options.filter(({ label }) => words.every((word) => foldText(label).includes(word)))
    : options
  return found.slice(0, SHOWN)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

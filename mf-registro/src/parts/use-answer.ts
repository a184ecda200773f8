import { usePortal } from '@bandiera/platform'
import { useEffect, useState } from 'react'
import { postJson } from './post-json.ts'
import { useNovita } from './use-news.ts'

/** Milliseconds between two keys of somebody who types. */
const PAUSE = 250

/** What the server says to a question that changes under somebody's hands. */
export interface Risposta<T> {
  /** To the question before, while this one is on its way. */
  value: T | null
  error: string | null
  loading: boolean
}

/**
 * Asks what would happen: again once the question is another one and has rested for a moment, and when the registry changes.
 * Nothing while there is no question.
 */
export function useRisposta<T>(path: string, question: object | null, parse: (body: unknown) => T): Risposta<T> {
  const { request } = usePortal()
  const [answer, setAnswer] = useState<Omit<Risposta<T>, 'loading'> & { to: string }>({
    to: '',
    value: null,
    error: null,
  })
  const text = JSON.stringify(question)
  const news = useNovita()
  useEffect(() => {
    if (text === 'null') return
    let current = true
    const timer = setTimeout(() => {
      postJson(request, path, JSON.parse(text)).then(
        (body) => current && setAnswer({ to: text, value: parse(body), error: null }),
        (failure: unknown) =>
          current &&
          setAnswer({ to: text, value: null, error: failure instanceof Error ? failure.message : String(failure) }),
      )
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [request, path, text, parse, news])
  if (question === null) return { value: null, error: null, loading: false }
  return { value: answer.value, error: answer.error, loading: answer.to !== text }
}

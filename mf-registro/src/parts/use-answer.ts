import { usePortal } from '@bandiera/platform'
import { useEffect, useState } from 'react'
import { postJson } from './post-json.ts'
import { useNews } from './use-news.ts'

/** Milliseconds between two keys of somebody who types. */
const TYPING_MS = 250

/** What the server says to a question that changes under somebody's hands. */
export interface Answer<T> {
  /** To the question before, while this one is on its way. */
  value: T | null
  error: string | null
  loading: boolean
}

/**
 * Asks what would happen: again once the question is another one and has rested for a moment, and when the registry changes.
 * Nothing while there is no question.
 */
export function useAnswer<T>(path: string, question: object | null, parse: (body: unknown) => T): Answer<T> {
  const { request } = usePortal()
  const [answer, setAnswer] = useState<Omit<Answer<T>, 'loading'> & { to: string }>({
    to: '',
    value: null,
    error: null,
  })
  const text = JSON.stringify(question)
  const news = useNews()
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
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [request, path, text, parse, news])
  if (question === null) return { value: null, error: null, loading: false }
  return { value: answer.value, error: answer.error, loading: answer.to !== text }
}

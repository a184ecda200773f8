import { type Portal, usePortal } from '@bandiera/platform'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { parseRegistry, type Registry } from './registry.ts'

export interface Asked<T> {
  value: T | null
  error: string | null
  retry: () => void
}

/** Asks when the page opens, when `again` changes, and on `retry`. The last answer stays, also when the next one fails. */
export function useAsked<T>(path: string, parse: (body: unknown) => T, again?: unknown): Asked<T> {
  const { request } = usePortal()
  const [answer, setAnswer] = useState<Pick<Asked<T>, 'value' | 'error'>>({ value: null, error: null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    request(path, { signal: gone.signal })
      .then(async (response) => parse(await response.json()))
      .then(
        (value) => !gone.signal.aborted && setAnswer({ value, error: null }),
        (failure: unknown) => {
          if (gone.signal.aborted) return
          const error = failure instanceof Error ? failure.message : String(failure)
          setAnswer(({ value }) => ({ value, error }))
        },
      )
    return () => gone.abort()
    // `parse` is a function of the module, `again` only says when
  }, [request, path, parse, turn, again])
  const retry = useCallback(() => setTurn((count) => count + 1), [])
  return { ...answer, retry }
}

export async function postJson(request: Portal['request'], path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Milliseconds: open pages and release health change without a decision. */
const REFRESH_MS = 60_000

/** Follows every decision, and its figures every minute. */
export const useRegistry = (): Asked<Registry> =>
  useAsked('/api/registro', parseRegistry, `${useNews()} ${useMinutes()}`)

/** A number that grows every minute in which the page is looked at. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && setMinutes((count) => count + 1),
      REFRESH_MS,
    )
    return () => clearInterval(timer)
  }, [])
  return minutes
}

/** Milliseconds. */
const TYPING_MS = 250

/** Asks again once the question has rested for a moment, and when the registry changes; nothing without a question. */
export function useAnswer<T>(path: string, question: object | null, parse: (body: unknown) => T) {
  const { request } = usePortal()
  const [answer, setAnswer] = useState({ to: '', value: null as T | null, error: null as string | null })
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
  // the value is that of the previous question while this one runs
  return { value: answer.value, error: answer.error, loading: answer.to !== text }
}

const NewsSchema = z.object({ segno: z.string() })
/** Milliseconds. */
const RETRY_MS = 5000

/** A number that grows whenever the registry has changed, while the page is visible. */
function useNews(): number {
  const { request } = usePortal()
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    void follow(request, gone.signal, () => setChanges((count) => count + 1))
    return () => gone.abort()
  }, [request])
  return changes
}

/** The server keeps each question until there is something to say, or for half a minute. */
async function follow(request: Portal['request'], signal: AbortSignal, tell: () => void): Promise<void> {
  let known = ''
  while (!signal.aborted) {
    try {
      await untilSeen(signal)
      const answer = await request(`/api/registro/novita?da=${known}`, { signal })
      const { segno } = NewsSchema.parse(await answer.json())
      if (known !== '' && segno !== known) tell()
      known = segno
    } catch {
      await pause(signal)
    }
  }
}

/** A tab behind others does not hold one of the few connections that a browser opens to a server. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : untilOr(signal, (done) => {
        document.addEventListener('visibilitychange', done)
        return () => document.removeEventListener('visibilitychange', done)
      })

const pause = (signal: AbortSignal): Promise<void> =>
  untilOr(signal, (done) => {
    const timer = setTimeout(done, RETRY_MS)
    return () => clearTimeout(timer)
  })

/** Waits for an event, or until it is given up. */
const untilOr = (signal: AbortSignal, listen: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const stop = listen(done)
    signal.addEventListener('abort', done)
  })

export type Answer<T> = ReturnType<typeof useAnswer<T>>

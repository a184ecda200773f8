import { usePortal, type Portal } from '@bandiera/platform'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const NewsSchema = z.object({ segno: z.string() })
/** Milliseconds before a question that failed is asked again. */
const RETRY_MS = 5000

/** A number that grows whenever the registry has changed, whoever changed it, while the page is looked at. */
export function useNews(): number {
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
function untilSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('visibilitychange', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    document.addEventListener('visibilitychange', done)
    signal.addEventListener('abort', done)
  })
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS)
    signal.addEventListener('abort', done)
  })
}

import { useCallback, useEffect, useState } from 'react'

/** Milliseconds that the rental site may take. */
export const PATIENCE = 10_000

/** `asking`: is it there? `opening`: it is, its page is on the way. `shown`, `lost` and `offline` speak for themselves. */
export type RentalStep = 'asking' | 'opening' | 'shown' | 'lost' | 'offline'

interface RentalSite {
  step: RentalStep
  /** The frame has loaded. */
  loaded: () => void
  retry: () => void
}

/**
 * Follows the rental site from the question whether it answers to its page on screen. A frame reports `load` also for
 * the browser's own error page, so the site is asked first; the answer is opaque, only its coming counts (ADR 0015).
 */
export function useRentalSite(url: string): RentalSite {
  const [step, setStep] = useState<RentalStep>(stepAtStart)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setStep(stepAtStart())
    setAttempt((count) => count + 1)
  }, [])
  useEffect(() => {
    if (!navigator.onLine) return
    const abort = new AbortController()
    const unless = (final: RentalStep, next: RentalStep) => setStep((now) => (now === final ? now : next))
    const timer = setTimeout(() => unless('shown', 'lost'), PATIENCE)
    isThere(url, abort.signal).then(
      (there) => setStep((now) => (now === 'asking' ? (there ? 'opening' : 'lost') : now)),
      () => {},
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [url, attempt])
  useEffect(() => {
    if (step !== 'offline') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [step, retry])
  const loaded = useCallback(() => setStep((now) => (now === 'opening' ? 'shown' : now)), [])
  return { step, loaded, retry }
}

const stepAtStart = (): RentalStep => (navigator.onLine ? 'asking' : 'offline')

/** Whether a host answers at this address. Rejects only when nobody waits any more. */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  const question = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  return fetch(url, { ...question, cache: 'no-store', signal }).then(
    () => true,
    (failure: unknown) => {
      if (signal.aborted) throw failure
      return false
    },
  )
}

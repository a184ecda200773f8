import { useEffect, useState } from 'react'

/** Milliseconds between two beats. */
const BEAT_MS = 4000

/**
 * A number that grows every few seconds while the page is looked at, and at once when somebody comes back to it: for what
 * the feed does not tell. An access alone changes nothing that lists show (spec §7), so that nobody is told of it.
 */
export function usePulse(): number {
  const [beats, setBeats] = useState(0)
  useEffect(() => {
    const beat = () => document.visibilityState === 'visible' && setBeats((count) => count + 1)
    const timer = setInterval(beat, BEAT_MS)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [])
  return beats
}

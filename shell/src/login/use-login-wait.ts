import { loginWait } from '@bandiera/wire'
import { useEffect, useEffectEvent, useState } from 'react'
import { sessionAtom, useFact } from '../state.ts'
import { sessionTexts } from '../session/texts.ts'

/** The text of the form's button while the server makes a login wait. At the end `again` sends one not tried yet. */
export function useLoginWait(again: () => void): string | null {
  const { busy, message } = useFact(sessionAtom)
  const wait = busy || !message ? null : loginWait(message)
  const [seconds, untried] = [wait?.seconds ?? 0, wait?.untried ?? false]
  const [counted, setCounted] = useState<number | null>(null)
  const over = useEffectEvent(again)
  useEffect(() => {
    if (seconds === 0) return
    const end = Date.now() + seconds * 1000
    let rest = seconds
    const timer = setInterval(() => {
      // count at least one second, even when the computer's clock was set back
      rest = Math.max(0, Math.min(rest - 1, Math.ceil((end - Date.now()) / 1000)))
      setCounted(rest)
      if (rest > 0) return
      clearInterval(timer)
      if (untried) over()
    }, 1000)
    return () => {
      clearInterval(timer)
      setCounted(null)
    }
  }, [seconds, untried])
  const left = counted ?? seconds
  if (left === 0) return null
  return untried ? sessionTexts.retryingIn(left) : sessionTexts.retryIn(left)
}

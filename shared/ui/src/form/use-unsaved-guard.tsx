import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
import { holdUnsaved } from './unsaved.ts'
import { uiTexts } from '../texts.ts'

/** Asks before typed text is lost. `release` lets the next navigation pass (after a save); `leave` runs `goOn` at once or after a yes. */
export function useUnsavedGuard(dirty: boolean): {
  question: ReactNode
  release: () => void
  leave: (goOn: () => void) => void
} {
  return useKeptGuard(dirty)
}

/** The same guard for a form with kept values (`useKeptForm`): `forget` is called after a save, or when the form is abandoned. */
export function useKeptGuard(dirty: boolean, forget?: () => void): ReturnType<typeof useUnsavedGuard> {
  const free = useRef(false)
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && !free.current && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (!dirty) return
    free.current = false
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const settle = holdUnsaved()
    return () => {
      settle()
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
  const release = () => {
    free.current = true
    forget?.()
  }
  const answer = (away: boolean) => {
    setAsked(null)
    if (!away) return blocker.reset?.()
    release()
    if (asked) asked.goOn()
    else blocker.proceed?.()
  }
  const question = (
    <ConfirmDialog
      cancel={uiTexts.modificheResta}
      main="cancel"
      ok={uiTexts.modificheEsci}
      onAnswer={answer}
      open={asked !== null || blocker.state === 'blocked'}
      text={uiTexts.modificheTesto}
      title={uiTexts.modificheTitolo}
    />
  )
  const leave = (goOn: () => void) => {
    if (dirty) setAsked({ goOn })
    else {
      forget?.()
      goOn()
    }
  }
  return { question, release, leave }
}

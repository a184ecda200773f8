import { useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { holdUnsaved } from '../parts/unsaved.ts'
import { testi } from '../testi.ts'

/**
 * Keeps what was typed from being lost: asks before leaving the page while `dirty`, by link, back button or closing.
 * Meanwhile the shell replaces nothing on the page (`useUnsaved`).
 * @returns the question to render, and `release`, which lets the next navigation pass (after a save)
 */
export function useUnsavedGuard(dirty: boolean): { question: ReactNode; release: () => void } {
  const free = useRef(false)
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
  const question = (
    <ConfirmDialog
      cancel={testi.modificheResta}
      ok={testi.modificheEsci}
      onAnswer={(leave) => (leave ? blocker.proceed?.() : blocker.reset?.())}
      open={blocker.state === 'blocked'}
      text={testi.modificheTesto}
      title={testi.modificheTitolo}
    />
  )
  return { question, release: () => (free.current = true) }
}

import { useCallback, useEffect, useState } from 'react'
import type { ModuleFailure } from './failure.ts'
import type { ModuleLoader, Part } from './module-loader.ts'

export type PartState = { step: 'loading' } | { step: 'ready'; Part: Part } | { step: 'failed'; failure: ModuleFailure }

/**
 * Code of a module as plain state. Not `React.lazy`: its fallback stays on screen for 300 ms even when the code was
 * there after 10. Code that has arrived is shown in the first frame.
 */
export function usePart(loader: ModuleLoader, id: string, ref: string): [PartState, () => void] {
  const [state, setState] = useState<PartState>(() => {
    const Part = loader.ready(id, ref)
    return Part ? { step: 'ready', Part } : { step: 'loading' }
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    const show = (next: PartState) => current && setState((now) => (isSame(now, next) ? now : next))
    loader.part(id, ref).then(
      (Part) => show({ step: 'ready', Part }),
      (failure: ModuleFailure) => show({ step: 'failed', failure }),
    )
    return () => {
      current = false
    }
  }, [loader, id, ref, attempt])
  const retry = useCallback(() => {
    setState({ step: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [state, retry]
}

const isSame = (now: PartState, next: PartState) =>
  now.step === 'ready' && next.step === 'ready' && now.Part === next.Part

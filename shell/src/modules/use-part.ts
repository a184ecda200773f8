import type { InstalledModule } from '@bandiera/wire'
import { useCallback, useEffect, useState } from 'react'
import type { ModuleLoader, Shown } from './fallback.ts'
import type { ModuleFailure } from './failure.ts'

export type PartState = { step: 'loading' } | ({ step: 'ready' } & Shown) | { step: 'failed'; failure: ModuleFailure }

/**
 * Code of a module as plain state. Not `React.lazy`: its fallback stays on screen for 300 ms even when the code was
 * there after 10. Code that has arrived is shown in the first frame.
 */
export function usePart(loader: ModuleLoader, module: InstalledModule, ref: string): [PartState, () => void] {
  const [state, setState] = useState<PartState>(() => {
    const shown = loader.ready(module, ref)
    return shown ? { step: 'ready', ...shown } : { step: 'loading' }
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    const show = (next: PartState) => current && setState((now) => (isSame(now, next) ? now : next))
    loader.show(module, ref).then(
      (shown) => show({ step: 'ready', ...shown }),
      (failure: ModuleFailure) => show({ step: 'failed', failure }),
    )
    return () => {
      current = false
    }
  }, [loader, module, ref, attempt])
  const again = useCallback(() => {
    setState({ step: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [state, again]
}

const isSame = (now: PartState, next: PartState) =>
  now.step === 'ready' && next.step === 'ready' && now.Part === next.Part

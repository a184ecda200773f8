import type { ComponentType, ReactNode } from 'react'
import type { ModuleFailure } from './failure.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import type { ModuleLoader } from './module-loader.ts'
import { usePart } from './use-part.ts'

export interface FailedProps {
  /** Italian name of what was asked for. */
  name: string
  failure: ModuleFailure
  onRetry: () => void
}

interface Props {
  loader: ModuleLoader
  id: string
  partRef: string
  name: string
  resetKey: string
  failed: ComponentType<FailedProps>
  loading: ReactNode
  /** What the part receives. */
  props?: object
}

/** A screen or slot part of a module in its place: loading, shown, or an error card with a way to try again. */
export function ModulePart({ loader, id, partRef, name, resetKey, failed: Failed, loading, props }: Props) {
  const [state, retry] = usePart(loader, id, partRef)
  if (state.step === 'loading') return loading
  if (state.step === 'failed') return <Failed failure={state.failure} name={name} onRetry={retry} />
  return (
    <ModuleBoundary
      failed={(failure, again) => <Failed failure={failure} name={name} onRetry={again} />}
      resetKey={resetKey}
    >
      <state.Part {...props} />
    </ModuleBoundary>
  )
}

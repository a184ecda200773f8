import type { InstalledModule } from '@bandiera/wire'
import type { ComponentType, ReactNode } from 'react'
import { scoping, type ModuleLoader } from './fallback.ts'
import type { ModuleFailure } from './failure.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import { usePart } from './use-part.ts'

export interface FailedProps {
  /** Italian name of what was asked for. */
  name: string
  failure: ModuleFailure
  onRetry: () => void
}

interface Props {
  loader: ModuleLoader
  module: InstalledModule
  partRef: string
  name: string
  resetKey: string
  failed: ComponentType<FailedProps>
  loading: ReactNode
  /** What the part receives. */
  props?: object
}

/** A screen or slot part of a module in its place: loading, shown, or an error card with a way to try again. */
export function ModulePart({ loader, module, partRef, name, resetKey, failed: Failed, loading, props }: Props) {
  const [state, again] = usePart(loader, module, partRef)
  const retry = () => {
    loader.retry(module)
    again()
  }
  if (state.step === 'loading') return loading
  if (state.step === 'failed') return <Failed failure={state.failure} name={name} onRetry={retry} />
  // a part is ready together with its scope
  const { ModuleScope } = scoping.ready()!
  const onCrash = (failure: ModuleFailure) => loader.crashed(module, state.release, failure) && again()
  return (
    <ModuleBoundary
      failed={(failure, reset) => <Failed failure={failure} name={name} onRetry={reset} />}
      key={state.release.base}
      onCrash={onCrash}
      resetKey={resetKey}
    >
      <ModuleScope loader={loader} module={module} partRef={partRef} shown={state}>
        <state.Part {...props} />
      </ModuleScope>
    </ModuleBoundary>
  )
}

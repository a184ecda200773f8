import { usePortal } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { ModuleLoader, Shown } from './fallback.ts'
import type { ModuleFailure } from './failure.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import { nameOf } from './name-of.ts'
import { testi } from './testi.ts'
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
  const onCrash = (failure: ModuleFailure) => loader.crashed(module, state.release, failure) && again()
  return (
    <ModuleBoundary
      failed={(failure, reset) => <Failed failure={failure} name={name} onRetry={reset} />}
      key={state.release.base}
      onCrash={onCrash}
      resetKey={resetKey}
    >
      <OnScreen loader={loader} module={module} partRef={partRef} shown={state} />
      <state.Part {...props} />
    </ModuleBoundary>
  )
}

/** Keeps the release's files from being thrown away while it is on screen, and says so once when it is the previous one. */
function OnScreen({ loader, module, partRef, shown }: Pick<Props, 'loader' | 'module' | 'partRef'> & { shown: Shown }) {
  const { notify } = usePortal()
  const { release, failure } = shown
  useEffect(() => loader.uses.mount(release, partRef), [loader, release, partRef])
  useEffect(() => {
    if (failure && loader.isNews(module))
      notify({ text: testi.precedente(nameOf(module), release.version, module.version) })
  }, [loader, module, release, failure, notify])
  return null
}

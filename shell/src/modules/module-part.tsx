import type { FailureKind, InstalledModule } from '@bandiera/wire'
import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { type ModuleLoader, recoveryCode, scopeCode, type Shown } from './loader.ts'
import { asFailure, type ModuleFailure } from './failure.ts'

export interface FailedProps {
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
  props?: object
}

export function ModulePart({ loader, module, partRef, name, resetKey, failed: Failed, loading, props }: Props) {
  const [state, again] = usePart(loader, module, partRef)
  const retry = () => {
    loader.retry(module)
    again()
  }
  if (state.step === 'loading') return loading
  if (state.step === 'failed') return <Failed failure={state.failure} name={name} onRetry={retry} />
  // a part is ready together with its scope
  const { ModuleScope } = scopeCode.ready()!
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

interface BoundaryProps {
  /** When it changes (another page), the part is tried again. */
  resetKey: string
  failed: (failure: ModuleFailure, retry: () => void) => ReactNode
  onCrash: (failure: ModuleFailure) => void
  children: ReactNode
}

function kindOf(error: unknown): FailureKind {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  // the name of webpack's error for a file that did not load: a part of a screen may have code of its own
  if (name === 'ChunkLoadError') return 'network'
  // the browser's error for a node that another program has moved
  return name === 'NotFoundError' ? 'altered' : 'render'
}

class ModuleBoundary extends Component<BoundaryProps, { failure: ModuleFailure | null }> {
  override state: { failure: ModuleFailure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: asFailure(kindOf(error), error) }
  }

  override componentDidCatch(error: unknown) {
    const { failure } = this.state
    if (!failure) return
    this.props.onCrash(failure)
    if (failure.kind === 'network') void recoveryCode.get().then((code) => code.whenMissing(error, this.tell), ignore)
  }

  private readonly tell = (failure: ModuleFailure) => this.state.failure && this.setState({ failure })

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.reset()
  }

  private readonly reset = () => this.setState({ failure: null })

  override render() {
    const { failure } = this.state
    return failure ? this.props.failed(failure, this.reset) : this.props.children
  }
}

const ignore = () => {}

type PartState = { step: 'loading' } | ({ step: 'ready' } & Shown) | { step: 'failed'; failure: ModuleFailure }

/** Not `React.lazy`: its fallback stays for 300 ms, even with code that came after 10. Code that is here shows at once. */
function usePart(loader: ModuleLoader, module: InstalledModule, ref: string): [PartState, () => void] {
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

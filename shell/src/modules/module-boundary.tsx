import type { FailureKind } from '@bandiera/wire'
import { Component, type ReactNode } from 'react'
import { asFailure, type ModuleFailure } from './failure.ts'

interface Props {
  /** When it changes (another page), the part is tried again. */
  resetKey: string
  failed: (failure: ModuleFailure, retry: () => void) => ReactNode
  onCrash: (failure: ModuleFailure) => void
  children: ReactNode
}

function kindOf(error: unknown): FailureKind {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  // webpack's word for a file that did not come: a part of a screen may have code of its own
  if (name === 'ChunkLoadError') return 'network'
  // the browser's word for a node that is not where React put it: another program has moved it
  return name === 'NotFoundError' ? 'altered' : 'render'
}

/** Keeps an error of one module inside its own place. */
export class ModuleBoundary extends Component<Props, { failure: ModuleFailure | null }> {
  override state: { failure: ModuleFailure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: asFailure(kindOf(error), error) }
  }

  override componentDidCatch() {
    if (this.state.failure) this.props.onCrash(this.state.failure)
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.reset()
  }

  private readonly reset = () => this.setState({ failure: null })

  override render() {
    const { failure } = this.state
    return failure ? this.props.failed(failure, this.reset) : this.props.children
  }
}

import type { FailureKind } from '@bandiera/wire'
import type { HashOf } from './integrity.ts'

export class ModuleFailure extends Error {
  override readonly name = 'ModuleFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

export const asFailure = (kind: FailureKind, error: unknown): ModuleFailure =>
  error instanceof ModuleFailure
    ? error
    : new ModuleFailure(kind, error instanceof Error ? error.message : String(error), error)

export interface FileIndex {
  entryUrl: string
  hashOf: HashOf
  /** Whether another release could take its place. */
  hasPrevious: boolean
}

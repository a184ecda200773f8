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

/** Where a module's files are and which hash each must have. */
export interface FileIndex {
  entryUrl: string
  hashOf: HashOf
  /** Whether another release could take its place. */
  hasPrevious: boolean
}

import type { FieldConflict } from '@bandiera/domain'
import type { Conflict } from '@bandiera/wire'

/** A refused or failed write: `message` is the server's Italian text, ready to show; `code` is stable. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly code: string
  /** Fields that somebody else changed too since the base of this write; empty unless `code` is `RECORD_CONFLICT`. */
  readonly conflict: readonly FieldConflict[]
  /** Version of the record that the conflict was found in. */
  readonly versione: number | undefined

  constructor(code: string, message: string, conflict?: Conflict | null) {
    super(message)
    this.code = code
    this.conflict = conflict?.conflict ?? []
    this.versione = conflict?.versione
  }
}

import type { WindowRow } from '@bandiera/wire'

/** Rows on show: one that has not changed stays the same object, so that it is not drawn again. */
export class KnownRows {
  readonly #rows = new Map<string, WindowRow>()

  /** The row as it is held already, when nothing of it changed. */
  same(row: WindowRow): { _id: string } {
    const known = this.#rows.get(row.d._id)
    if (known?.rev === row.rev) return known.d
    this.#rows.set(row.d._id, row)
    return row.d
  }

  /** Forgets all but these. */
  keep(rows: readonly { _id: string }[]): void {
    const shown = new Set(rows.map(({ _id }) => _id))
    for (const id of this.#rows.keys()) if (!shown.has(id)) this.#rows.delete(id)
  }

  clear(): void {
    this.#rows.clear()
  }
}

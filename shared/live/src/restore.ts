import type { Position } from './judge.ts'
import type { Saved } from './live.ts'
import type { PullOptions } from './pull.ts'
import type { Touched } from './records.ts'

export interface RestoreOptions extends Pick<PullOptions, 'records' | 'extents' | 'onExtents'> {
  /** What was saved is back. */
  onRestore: (touched: Touched) => void
}

/** Brings back what was saved, and says where it stands. */
export function restore(options: RestoreOptions, { ep, cur, hold = {}, entries }: Saved): Position {
  options.extents.set(hold)
  options.onRestore(options.records.apply(entries))
  options.onExtents()
  return { ep, cur }
}

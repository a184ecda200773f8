import type { Change } from '../store/port.ts'

/** All changes of one record in a batch, in order; `rev` is the last one's position. */
export type Net = Pick<Change, 'coll' | 'id'> & { rev: number; steps: Change[] }

/**
 * One entry per record, ordered by its last position. The steps are kept: a client may have pulled between two of them,
 * so that what came and went within a batch must still be told as gone.
 */
export function coalesce(changes: readonly Change[]): Net[] {
  const nets = new Map<string, Net>()
  for (const change of changes) {
    const { coll, id, seq } = change
    const key = `${coll}/${id}`
    const steps = nets.get(key)?.steps ?? []
    steps.push(change)
    nets.delete(key)
    nets.set(key, { coll, id, rev: seq, steps })
  }
  return [...nets.values()]
}

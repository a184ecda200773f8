import type { Change } from '../store/port.ts'

export type Net = Pick<Change, 'coll' | 'id' | 'before' | 'after'> & { rev: number }

/** One net change per record, from the first image to the last, ordered by its last position. */
export function coalesce(changes: readonly Change[]): Net[] {
  const nets = new Map<string, Net>()
  for (const { coll, id, before, after, seq } of changes) {
    const key = `${coll}/${id}`
    const first = nets.get(key)
    nets.delete(key)
    nets.set(key, { coll, id, before: first ? first.before : before, after, rev: seq })
  }
  return [...nets.values()]
}

import { createHash } from 'node:crypto'
import type { Rows } from './registry-state.ts'

const known = new WeakMap<Rows, string>()

/** A short text that is another one as soon as the registry says something else, and the same on every server. */
export function markOf(rows: Rows): string {
  const mark = known.get(rows) ?? hashOf(rows)
  known.set(rows, mark)
  return mark
}

function hashOf({ releases, channels, holds, generations, floors, withdrawn, asides, alerts }: Rows): string {
  const newest = [...generations].map(([tenant, [last]]) => [tenant, last?.n])
  const facts = JSON.stringify([
    [...releases.keys()],
    channels,
    holds,
    newest,
    [...floors.values()],
    withdrawn,
    asides,
    alerts,
  ])
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
}

import { token } from '@bandiera/policy'
import type { Visitor } from '../accounts/visitor.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'

/** Records of all snapshots together; one alone may be larger. */
const MOST = 300_000
/** Milliseconds. */
const IDLE = 10 * 60_000

export interface Snapshots {
  /** Shared by users with the same rights. */
  of: (visitor: Pick<Visitor, 'tenant' | 'usr' | 'held'>) => Snapshot
  /** Drops those asked longest ago, until the others fit. */
  tidy: () => void
  close: () => void
}

export function createSnapshots(most = MOST): Snapshots {
  const kept = new Map<string, { snapshot: Snapshot; idle: NodeJS.Timeout }>()
  const drop = (key: string) => {
    clearTimeout(kept.get(key)?.idle)
    kept.delete(key)
  }
  return {
    of({ tenant, usr, held: all }) {
      // no record is visible to one person alone: without that token all admins share one
      const held = new Set([...all].filter((name) => name !== token.user(usr._id)))
      const key = [tenant.id, ...[...held].sort()].join('\n')
      const snapshot = kept.get(key)?.snapshot ?? createSnapshot({ tenant, held })
      drop(key)
      kept.set(key, { snapshot, idle: setTimeout(() => kept.delete(key), IDLE).unref() })
      return snapshot
    },
    tidy() {
      let sum = [...kept.values()].reduce((all, { snapshot }) => all + snapshot.size(), 0)
      for (const [key, { snapshot }] of [...kept].slice(0, -1)) {
        if (sum <= most) return
        sum -= snapshot.size()
        drop(key)
      }
    },
    close() {
      for (const key of kept.keys()) drop(key)
    },
  }
}

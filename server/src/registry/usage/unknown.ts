import { dayInRome } from '@bandiera/domain'
import type { ModuleUse } from '@bandiera/wire'
import type { Store } from '../../store/port.ts'
import { putRow, releaseKey, rowOf, type Unknown } from '../rows.ts'
import { recentDays } from './health.ts'

export const MOST_COUNTED = 1_000_000
const WRITTEN_EVERY = 60_000

const COUNTERS = ['reports', 'loads', 'failures', 'csp'] as const
type Counters = Record<(typeof COUNTERS)[number], number>

/** Counts reports of pages without a login; the sender is not kept. */
export function createUnknowns(store: Store, onProblem: (problem: string) => void) {
  let waiting = new Map<string, Unknown>()
  let timer: NodeJS.Timeout | undefined
  return {
    count(tenant: string, uses: readonly ModuleUse[]): void {
      if (uses.length === 0) return
      const day = dayInRome()
      for (const { id, version, load, failures = [], csp = 0 } of uses) {
        const key = `${day}/${tenant}/${releaseKey(id, version)}`
        const none = { tenant, id, version, day, reports: 0, loads: 0, failures: 0, csp: 0 }
        const more = { reports: 1, loads: load ? 1 : 0, failures: failures.length, csp }
        waiting.set(key, together(waiting.get(key) ?? none, more))
      }
      timer ??= setTimeout(() => void write().catch(report), WRITTEN_EVERY).unref()
    },
    async close(): Promise<void> {
      if (timer) await write().catch(report)
    },
  }

  function report(error: unknown): void {
    onProblem(`reports of strangers: ${String(error)}`)
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = waiting
    waiting = new Map()
    await store.transact(null, async (tx) => {
      for (const [key, one] of counted) {
        const before = await rowOf(tx, 'sconosciuti', key)
        await putRow(tx, 'sconosciuti', key, before ? together(before, one) : one)
      }
    })
  }
}

export type Unknowns = ReturnType<typeof createUnknowns>

function together<T extends Counters>(one: T, more: Counters): T {
  const sums = COUNTERS.map((name) => [name, Math.min(one[name] + more[name], MOST_COUNTED)])
  return { ...one, ...Object.fromEntries(sums) }
}

export async function recentUnknowns(store: Store): Promise<Omit<Unknown, 'day'>[]> {
  return (await recentDays(store, 'sconosciuti', together)).map(({ day: _day, ...one }) => one)
}

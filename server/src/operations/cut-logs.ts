import { UNDO_MINUTES } from '@bandiera/domain'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { currentTime } from '../clock.ts'
import { nowAndThen } from '../scheduling.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { binSince, DAY } from '../records/in-bin.ts'
import type { LogLimits } from '../config.ts'

export const LOG_LIMITS: LogLimits = { days: 7, entries: 1_000_000 }

/** Newest changes of a record that its history keeps, however old. */
export const KEPT = 200
const EVERY = 10 * 60_000

interface CutOptions {
  tenants: Pick<Tenants, 'list'>
  limits: LogLimits
  onProblem: (problem: string) => void
  now?: () => number
  signal?: AbortSignal
}

/** Cuts every tenant's log down to its limits, batch by batch; others write in between. */
export async function cutLogs({ tenants, limits, onProblem, now = currentTime, signal }: CutOptions): Promise<void> {
  const ago = (milliseconds: number): string => new Date(now() - milliseconds).toISOString()
  const keep = {
    since: ago(limits.days * DAY),
    entries: limits.entries,
    always: ago(UNDO_MINUTES * 60_000),
    ofRecord: KEPT,
    deletedSince: binSince(now()),
  }
  for (const { id, store } of tenants.list()) {
    try {
      while (!signal?.aborted && (await store.cut(keep))) await nextTurn()
    } catch (error) {
      onProblem(`log of ${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** @returns a function that stops it at the end of the running batch */
export const cutNowAndThen = (options: CutOptions): (() => Promise<void>) =>
  nowAndThen(EVERY, (signal) => cutLogs({ ...options, signal }))

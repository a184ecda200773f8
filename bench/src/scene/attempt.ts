import { WriteError } from '@bandiera/live'
import { setTimeout as wait } from 'node:timers/promises'
import type { WriteRecord } from '../history/history.ts'
import type { Page } from './page.ts'
import type { Stage } from './stage.ts'

/** Milliseconds after which a write without an answer counts as unknown. */
const PATIENCE = 25_000

/** Writes, and writes down what became of it. */
export async function attempt(
  { history }: Stage,
  page: Page,
  what: Omit<WriteRecord, 'client' | 'outcome'>,
  run: () => Promise<unknown>,
): Promise<void> {
  const record: WriteRecord = { ...what, client: page.name, outcome: 'open', asked: performance.now() }
  history.writes.push(record)
  const late = wait(PATIENCE, 'late', { ref: false })
  const done = run().then(
    (answer) => {
      record.outcome = 'ok'
      const seq = (answer as { a?: unknown } | null)?.a
      if (typeof seq === 'number') record.seq = seq
    },
    (failure: unknown) => void (record.outcome = outcomeOf(failure)),
  )
  await Promise.race([done, late])
  if (record.outcome === 'ok' || record.outcome === 'fail') record.answered = performance.now()
  if (record.outcome === 'open') record.outcome = 'info'
}

/** Refused by the server, or unknown because no answer came. */
const outcomeOf = (failure: unknown): 'fail' | 'info' =>
  failure instanceof WriteError && failure.code !== 'NETWORK' ? 'fail' : 'info'

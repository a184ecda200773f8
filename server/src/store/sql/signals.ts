import type { Signal } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { statements } from './statements.ts'

/** Signals that are kept: a process that was cut off longer than this many hears that it missed some. */
export const KEPT_SIGNALS = 10_000

/** Number of the last signal; 0 before the first. */
export async function lastSignal(connection: SqlConnection): Promise<number> {
  const [row] = await connection.all<{ id: number | null }>(statements.lastSignal)
  return row?.id ?? 0
}

export interface SignalsRead {
  signals: Signal[]
  /** Some between the given number and the first one here are gone. */
  missed: boolean
  last: number
}

/** Signals after a number, in order. They are few, so they come all at once. */
export async function signalsSince(connection: SqlConnection, id: number): Promise<SignalsRead> {
  const rows = await connection.all<{ id: number; body: string }>(statements.signals, id)
  const signals = rows.map(({ body }) => JSON.parse(body) as Signal)
  return { signals, missed: rows.length > 0 && rows[0]!.id !== id + 1, last: rows.at(-1)?.id ?? id }
}

/** Inside a transaction, which gives the number: they are seen in the order of their numbers. */
export async function addSignal(connection: SqlConnection, signal: Signal): Promise<void> {
  const id = (await lastSignal(connection)) + 1
  await connection.run('INSERT INTO signals (id, body) VALUES (?, ?)', id, JSON.stringify(signal))
  await connection.run('DELETE FROM signals WHERE id <= ?', id - KEPT_SIGNALS)
}

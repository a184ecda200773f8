import type { Keep } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { statements } from './statements.ts'

/** Entries that one cut looks at: what a writer waits for, in each engine some milliseconds. */
const BATCH = 100

interface Passed {
  seq: number
  coll: string
  id: string
  at: string
}

/**
 * One batch, inside a transaction, so that several nodes may cut one log: each goes on where the last one ended. The floor
 * moves past entries that only a feed needs; what history and bin need of them stays below it, with gaps.
 * @returns whether there may be more to cut
 */
export async function cutBatch(connection: SqlConnection, keep: Keep): Promise<boolean> {
  const { floor, last } = await ends(connection)
  const next = await connection.all<Passed>(statements.passing, floor, last, BATCH)
  const isYoung = ({ seq, at }: Passed): boolean => at >= keep.always || (at >= keep.since && seq > last - keep.entries)
  const young = next.findIndex(isYoung)
  const passed = young === -1 ? next : next.slice(0, young)
  const above = passed.length > 0 ? passed.at(-1)!.seq + 1 : floor
  await connection.run("UPDATE meta SET value = ? WHERE key = 'floor'", String(above))
  for (const { coll, id } of distinct(passed)) await forgetOld(connection, { coll, id, seq: above - 1 }, keep.ofRecord)
  const gone = await connection.all<Passed>(statements.goneForGood, keep.deletedSince, above, BATCH)
  for (const { coll, id, seq } of gone) await connection.run(statements.forget, coll, id, seq)
  return passed.length === BATCH || gone.length === BATCH
}

/** Where the log begins for who goes on from a position, and its last entry, which always stays: the next one follows it. */
async function ends(connection: SqlConnection): Promise<{ floor: number; last: number }> {
  const [floor] = await connection.all<{ value: string }>("SELECT value FROM meta WHERE key = 'floor'")
  const [last] = await connection.all<{ seq: number | null }>(statements.lastSeq)
  return { floor: Number(floor?.value ?? 1), last: last?.seq ?? 0 }
}

/** Entries of a record before its newest ones, up to a position: what has just passed the floor may be one too many. */
async function forgetOld(
  connection: SqlConnection,
  { coll, id, seq }: Omit<Passed, 'at'>,
  newest: number,
): Promise<void> {
  const [first] = await connection.all<{ seq: number }>(statements.entryBefore, coll, id, newest)
  if (first) await connection.run(statements.forget, coll, id, Math.min(first.seq, seq))
}

const distinct = (passed: readonly Passed[]): Passed[] => [
  ...new Map(passed.map((entry) => [`${entry.coll} ${entry.id}`, entry])).values(),
]

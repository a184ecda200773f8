import * as path from 'node:path'
import { currentTime } from '../../clock.ts'
import { PortalError } from '../../errors.ts'
import { makeFolder } from '../make-folder.ts'
import type { Keep, Store } from '../port.ts'
import { factOf, type SqlConnection, type SqlEngine, transaction } from './engine.ts'
import { createPublisher } from './publisher.ts'
import { createQueue } from '../../scheduling.ts'
import { changesIn, changesSince, createReader, heldIn, lastSeq } from './reader.ts'
import { migrateRecords, type MigrationOptions, prepareSchema } from './migrations.ts'
import { foundRows, rowsOf } from './search/found.ts'
import { indexTexts } from './search/index-texts.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import { createTx } from './tx.ts'
import { statements } from './statements.ts'

export interface SqlStoreOptions {
  /** Milliseconds between two looks for commits of other processes; by default what suits the engine. */
  pollEvery?: number
  /** Milliseconds a writer waits for another process. */
  patience?: number
  onError?: (error: unknown) => void
  /** Set by tests. */
  migration?: Pick<MigrationOptions, 'migrations' | 'batch'>
}

/** Opens or creates a database in a file. A damaged or unwritable one is refused with a `PortalError`. */
export async function openSqlStore(file: string, options: SqlStoreOptions = {}): Promise<Store> {
  await makeFolder(path.dirname(file)).catch((error: Error) => {
    throw new PortalError('DATA_UNWRITABLE', path.dirname(file), error.message)
  })
  return openStoreOn(sqliteEngine(file), options)
}

export async function openStoreOn(engine: SqlEngine, options: SqlStoreOptions = {}): Promise<Store> {
  const { pollEvery = engine.pollEvery, patience = 10_000, onError = console.error, migration } = options
  const writer = engine.writer()
  const writing = { engine, writer, patience }
  const prepared = async (): Promise<string> => {
    const known = await prepareSchema(writing)
    await migrateRecords(writing, { epoch: known, ...migration })
    await indexTexts(writing, migration?.batch)
    return known
  }
  const epoch = await prepared().catch(async (error: unknown) => {
    // closing a damaged database may fail too: the first error is the one that tells
    await writer.close().catch(() => undefined)
    throw error
  })
  const connection = engine.reader()
  const publisher = await createPublisher(connection, { pollEvery, onError, version: () => engine.version(connection) })
  engine.onNews?.(() => void publisher.publish())
  const inTurn = createQueue()
  const transact: Store['transact'] = (by, work) =>
    inTurn.run(async () => {
      const result = await transaction(writing, async (news) => {
        const { tx, end } = await createTx(writer, { by, search: engine.search, news })
        return work(tx).finally(end)
      })
      await publisher.publish()
      return result
    })
  const close = async (): Promise<void> => {
    await inTurn.end()
    await publisher.close()
    await connection.close()
    await writer.close()
  }
  let closed: Promise<void> | undefined
  return {
    ...createReader(connection, engine),
    foundRows: (coll, words) => foundRows(connection, engine.search, { coll, words }),
    rowsOf: (coll, ids) => rowsOf(connection, coll, ids),
    held: () => heldIn(connection, engine),
    epoch,
    seq: () => lastSeq(connection),
    transact,
    changesSince: (seq, limit) => changesSince(connection, seq, limit),
    changesOf: (coll, id, limit) => changesIn(connection, statements.changesOf, coll, id, limit),
    deletions: (since, limit) => changesIn(connection, statements.deletions, since, limit),
    onChange: publisher.onChange,
    onSignal: publisher.onSignal,
    cut: (keep) => inTurn.run(() => transaction(writing, () => cutBatch(writer, keep))),
    probe: () => transact(null, (tx) => tx.setSecret('probe', 'at', currentTime())),
    close: () => (closed ??= close()),
  }
}

/** Entries of one batch: writers wait some milliseconds for it. */
const BATCH = 100

interface Passed {
  seq: number
  coll: string
  id: string
  at: string
}

/**
 * One batch inside a transaction: several nodes may cut one log, each goes on where the last one ended. The floor moves past
 * entries that only a feed needs; what history and bin need of them stays below it, with gaps. The last entry always stays,
 * because the next one follows its number.
 * @returns whether there may be more to cut
 */
async function cutBatch(connection: SqlConnection, keep: Keep): Promise<boolean> {
  const floor = Number((await factOf(connection, 'floor')) || 1)
  const last = await lastSeq(connection)
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

/** Deletes entries of a record that are older than its `newest` last ones, up to a position. */
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

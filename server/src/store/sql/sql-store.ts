import * as path from 'node:path'
import { currentTime } from '../../clock.ts'
import { PortalError } from '../../errors.ts'
import { makeFolder } from '../make-folder.ts'
import type { Keep, Store } from '../port.ts'
import type { SqlConnection, SqlEngine } from './engine.ts'
import { createPublisher } from './publisher.ts'
import { createQueue } from '../../scheduling.ts'
import { changesOf, changesSince, createReader, deletionsSince, heldIn, lastSeq } from './reader.ts'
import { migrateRecords, type MigrationOptions, prepareSchema } from './migrations.ts'
import { foundRows, rowsOf } from './search/found.ts'
import { indexTexts } from './search/index-texts.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import { createTx } from './tx.ts'
import { statements } from './statements.ts'

export interface SqlStoreOptions {
  /** Milliseconds between two looks for commits of other processes; the engine knows what suits it. */
  pollEvery?: number
  /** Milliseconds a writer waits for another process. */
  patience?: number
  /** Where a failing listener is reported. */
  onError?: (error: unknown) => void
  /** How older records are brought up; tests have their own. */
  migration?: Pick<MigrationOptions, 'migrations' | 'batch'>
}

/** Opens, or creates, a tenant's database in a file. A damaged or unwritable one is refused with a `PortalError`. */
export async function openSqlStore(file: string, options: SqlStoreOptions = {}): Promise<Store> {
  await makeFolder(path.dirname(file)).catch((error: Error) => {
    throw new PortalError('DATA_UNWRITABLE', path.dirname(file), error.message)
  })
  return openStoreOn(sqliteEngine(file), options)
}

/** Opens, or creates, a tenant's database on an engine. */
export async function openStoreOn(engine: SqlEngine, options: SqlStoreOptions = {}): Promise<Store> {
  const { pollEvery = engine.pollEvery, patience = 10_000, onError = console.error, migration } = options
  const writer = engine.writer()
  const prepared = async (): Promise<string> => {
    const known = await prepareSchema(engine, writer, patience)
    await migrateRecords(engine, writer, { patience, epoch: known, ...migration })
    await indexTexts(engine, writer, { patience, ...migration })
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
      const result = await commit(engine, { writer, patience }, async () => {
        const { tx, end, hasNews } = await createTx(writer, by, engine)
        return { result: await work(tx).finally(end), news: hasNews() }
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
    changesOf: (coll, id, limit) => changesOf(connection, coll, id, limit),
    deletions: (since, limit) => deletionsSince(connection, since, limit),
    onChange: publisher.onChange,
    onSignal: publisher.onSignal,
    cut: (keep) =>
      inTurn.run(() =>
        commit(engine, { writer, patience }, async () => ({ result: await cutBatch(writer, keep), news: false })),
      ),
    probe: () => transact(null, (tx) => tx.setSecret('probe', 'at', currentTime())),
    close: () => (closed ??= close()),
  }
}

interface Commit {
  writer: SqlConnection
  patience: number
}

async function commit<T>(
  engine: SqlEngine,
  { writer, patience }: Commit,
  work: () => Promise<{ result: T; news: boolean }>,
): Promise<T> {
  await engine.begin(writer, patience)
  try {
    const { result, news } = await work()
    await engine.commit(writer, news)
    return result
  } catch (error) {
    // the engine may have rolled back by itself (disk full): the first error is the one that tells
    await writer.exec('ROLLBACK').catch(() => undefined)
    throw error
  }
}

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
async function cutBatch(connection: SqlConnection, keep: Keep): Promise<boolean> {
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

/**
 * Where the log begins for a client that goes on from a position, and its last entry, which always stays: the next one
 * follows it.
 */
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

import * as path from 'node:path'
import { currentTime } from '../../clock.ts'
import { PortalError } from '../../errors.ts'
import { makeFolder } from '../make-folder.ts'
import type { Store } from '../port.ts'
import type { SqlConnection, SqlEngine } from './engine.ts'
import { cutBatch } from './cut.ts'
import { createPublisher } from './publisher.ts'
import { createQueue } from '../../scheduling/queue.ts'
import { changesOf, changesSince, createReader, deletionsSince, heldIn, lastSeq } from './reader.ts'
import { migrateRecords, type MigrationOptions } from './migrations.ts'
import { foundRows, rowsOf } from './search/found.ts'
import { indexTexts } from './search/index-texts.ts'
import { prepareSchema } from './schema.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import { createTx } from './tx.ts'

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

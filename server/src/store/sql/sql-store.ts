import * as path from 'node:path'
import { PortalError } from '../../errors.ts'
import type { Store, Tx } from '../port.ts'
import { begin } from './begin.ts'
import type { SqlConnection, SqlDriver } from './driver.ts'
import { libsqlDriver } from './libsql.ts'
import { createPublisher } from './publisher.ts'
import { changesOf, changesSince, createReader, deletionsSince, lastSeq } from './reader.ts'
import { prepareSchema } from './schema.ts'
import { createTx } from './tx.ts'
import { makeFolder } from '../make-folder.ts'

export interface SqlStoreOptions {
  driver?: SqlDriver
  /** Milliseconds between two looks for commits of other processes. */
  pollEvery?: number
  /** Milliseconds a writer waits for another process. */
  patience?: number
  /** Where a failing listener is reported. */
  onError?: (error: unknown) => void
}

/** Opens, or creates, one tenant's database. A damaged or unwritable file is refused with a clear `PortalError`. */
export async function openSqlStore(file: string, options: SqlStoreOptions = {}): Promise<Store> {
  const { driver = libsqlDriver, pollEvery = 250, patience = 10_000, onError = console.error } = options
  await makeFolder(path.dirname(file)).catch((error: Error) => {
    throw new PortalError('DATA_UNWRITABLE', path.dirname(file), error.message)
  })
  const writer = driver.writer(file)
  const epoch = await prepareSchema(driver, writer, file).catch(async (error: unknown) => {
    // closing a damaged file may fail too: the first error is the one that tells
    await writer.close().catch(() => undefined)
    throw error
  })
  const connection = driver.reader(file)
  const publisher = await createPublisher(connection, { pollEvery, onError, version: () => driver.version(connection) })
  const inTurn = createQueue()
  const transact: Store['transact'] = (by, work) =>
    inTurn.run(async () => {
      const result = await commit(writer, patience, by, work)
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
    ...createReader(connection),
    epoch,
    seq: () => lastSeq(connection),
    transact,
    changesSince: (seq, limit) => changesSince(connection, seq, limit),
    changesOf: (coll, id, limit) => changesOf(connection, coll, id, limit),
    deletions: (since, limit) => deletionsSince(connection, since, limit),
    onChange: publisher.onChange,
    probe: () => transact(null, (tx) => tx.setSecret('probe', 'at', Date.now())),
    close: () => (closed ??= close()),
  }
}

async function commit<T>(
  writer: SqlConnection,
  patience: number,
  by: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await begin(writer, patience)
  try {
    const { tx, end } = await createTx(writer, by)
    const result = await work(tx).finally(end)
    await writer.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite may have rolled back by itself (disk full): the first error is the one that tells
    await writer.exec('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Runs one piece of work after another; after `end()` refuses more. */
function createQueue(): { run<T>(work: () => Promise<T>): Promise<T>; end(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve()
  let ended = false
  return {
    run: (work) => {
      if (ended) return Promise.reject(new PortalError('SERVER_STOPPING'))
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    end: async () => {
      ended = true
      await last
    },
  }
}

import { Pool, type ClientBase } from 'pg'
import type { SqlConnection, SqlValue } from '../engine.ts'
import { nameOf, type PostgresPlace } from './place.ts'
import { postgresError } from './postgres-error.ts'
import { configOf, openingOf, queryOf } from './session.ts'

/** Connections that read beside each other; idle ones are given back. */
const MOST = 4
const IDLE = 30_000

/** Reads committed data, several questions at a time. A connection that fails is replaced by the next question. */
export function readingPool(place: PostgresPlace): SqlConnection {
  const opening = `${openingOf(place)}; SET default_transaction_read_only TO on`
  // awaited before the question that the connection is opened for
  const onConnect = (client: ClientBase): Promise<unknown> => client.query(opening)
  const pool = new Pool({ ...configOf(place), max: MOST, idleTimeoutMillis: IDLE, allowExitOnIdle: true, onConnect })
  // an idle connection was cut off: the pool has dropped it
  pool.on('error', ignore)
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw postgresError(error, nameOf(place))
    }
  }
  return {
    all: async <Row>(sql: string, ...params: SqlValue[]) =>
      (await guarded(pool.query<Row & object>(queryOf(sql, params)))).rows as Row[],
    run: async (sql, ...params) => void (await guarded(pool.query(queryOf(sql, params)))),
    exec: async (sql) => void (await guarded(pool.query(sql))),
    close: () => pool.end(),
  }
}

const ignore = (): void => undefined

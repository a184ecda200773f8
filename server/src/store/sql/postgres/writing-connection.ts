import { Client, type ClientConfig, escapeIdentifier, type QueryConfig, types } from 'pg'
import { PortalError } from '../../../errors.ts'
import { createLanes } from '../../../scheduling.ts'
import type { SqlConnection, SqlValue } from '../engine.ts'
import { isUsableAfter, nameOf, postgresError, type PostgresPlace } from './postgres-error.ts'

export interface WritingConnection extends SqlConnection {
  /** Connects when needed; every other call fails without the connection that began its transaction. */
  begin(sql: string): Promise<void>
}

/**
 * The one connection that writes and is notified of others' commits. A lost one is replaced at the next `begin`, never in
 * between: the rest of a transaction must not be written without its beginning.
 */
export function writingConnection(place: PostgresPlace, news: () => void): WritingConnection {
  let client: Client | null = null
  let closed = false
  const drop = (lost: Client): void => {
    if (client === lost) client = null
    lost.end().catch(ignore)
  }
  const connect = async (): Promise<Client> => {
    const fresh = new Client(configOf(place))
    fresh.on('error', () => drop(fresh))
    fresh.on('end', () => drop(fresh))
    fresh.on('notification', ({ processId }) => {
      if (processId !== (fresh as Client & { processID: number | null }).processID) news()
    })
    try {
      await fresh.connect()
      await fresh.query(`${openingOf(place)}; LISTEN ${escapeIdentifier(place.schema)}`)
    } catch (error) {
      drop(fresh)
      throw error
    }
    // commits while no connection listened
    news()
    return fresh
  }
  // the driver takes one query at a time
  const oneByOne = createLanes(1)
  const guarded = async <T>(work: (live: Client) => Promise<T>): Promise<T> => {
    const live = client
    try {
      if (!live) throw new PortalError('DATABASE_OFFLINE', nameOf(place), 'connection lost')
      return await oneByOne(() => work(live))
    } catch (error) {
      if (live && !isUsableAfter(error)) drop(live)
      throw postgresError(error, nameOf(place))
    }
  }
  return {
    begin: async (sql) => {
      if (closed) throw new PortalError('SERVER_STOPPING')
      try {
        client ??= await connect()
      } catch (error) {
        throw postgresError(error, nameOf(place))
      }
      await guarded((live) => live.query(sql))
    },
    all: <Row>(sql: string, ...params: SqlValue[]) =>
      guarded(async (live) => (await live.query<Row & object>(queryOf(sql, params))).rows as Row[]),
    run: (sql, ...params) => guarded(async (live) => void (await live.query(queryOf(sql, params)))),
    exec: (sql) => guarded(async (live) => void (await live.query(sql))),
    close: async () => {
      closed = true
      const last = client
      client = null
      await last?.end().catch(ignore)
    },
  }
}

const ignore = (): void => undefined

const CONNECT_WITHIN = 5000
const ANSWER_WITHIN = 30_000
const INT8 = 20

/** Positions are 64 bit in the tables and stay far below the largest exact number. */
const numbers: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
}

export const configOf = ({ url }: PostgresPlace): ClientConfig => ({
  connectionString: url,
  application_name: 'bandiera',
  connectionTimeoutMillis: CONNECT_WITHIN,
  query_timeout: ANSWER_WITHIN,
  keepAlive: true,
  types: numbers,
})

/** Sent first: the schema, and time-outs that release the write lock when a process hangs or is cut off in a transaction. */
export const openingOf = ({ schema }: PostgresPlace): string =>
  [
    `SET search_path TO ${escapeIdentifier(schema)}`,
    "SET idle_in_transaction_session_timeout TO '30s'",
    'SET tcp_keepalives_idle TO 10',
    'SET tcp_keepalives_interval TO 5',
    'SET tcp_keepalives_count TO 3',
  ].join('; ')

const named = new Map<string, { name: string; text: string }>()

/** A statement with `$1` for each `?`, prepared once per connection. */
export function queryOf(sql: string, params: SqlValue[]): QueryConfig {
  let statement = named.get(sql)
  if (!statement) {
    let count = 0
    statement = { name: `bandiera_${named.size}`, text: sql.replaceAll('?', () => `$${++count}`) }
    named.set(sql, statement)
  }
  return { ...statement, values: params.map(storable) }
}

/** PostgreSQL has no NUL in text. JSON escapes it, so only search values can hold one. */
const storable = (value: SqlValue): SqlValue => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

import { Client, escapeIdentifier } from 'pg'
import { PortalError } from '../../../errors.ts'
import { createLanes } from '../../../scheduling/lanes.ts'
import type { SqlConnection, SqlValue } from '../engine.ts'
import { nameOf, type PostgresPlace } from './place.ts'
import { hasAnswered, postgresError } from './postgres-error.ts'
import { configOf, openingOf, queryOf } from './session.ts'

export interface WritingConnection extends SqlConnection {
  /** Connects when there is no connection; every other call needs the one that began its transaction. */
  begin(sql: string): Promise<void>
}

/**
 * The one connection that writes, and that hears of others' commits while it waits. A lost one is replaced at the next
 * `begin`, never in between: the rest of a transaction must not be written without its beginning.
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
    // what was committed while nobody listened
    news()
    return fresh
  }
  // one question at a time, as the driver wants it
  const oneByOne = createLanes(1)
  const guarded = async <T>(work: (live: Client) => Promise<T>): Promise<T> => {
    const live = client
    try {
      if (!live) throw new PortalError('DATABASE_OFFLINE', nameOf(place), 'connection lost')
      return await oneByOne(() => work(live))
    } catch (error) {
      if (live && !hasAnswered(error)) drop(live)
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

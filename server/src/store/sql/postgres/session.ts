import { escapeIdentifier, types, type ClientConfig, type QueryConfig } from 'pg'
import type { SqlValue } from '../engine.ts'
import type { PostgresPlace } from './place.ts'

const CONNECT_WITHIN = 5000
/** A server that does not answer a query for so long is gone. */
const ANSWER_WITHIN = 30_000
const INT8 = 20

/** Positions are 64 bit in the tables and stay far below what a number holds. */
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

/**
 * What each connection says first: whose tables it means, and that a process which stands still or is cut off in the
 * middle of a transaction gives the tenant's turn to write back.
 */
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

/** PostgreSQL has no NUL in text; JSON escapes it, so only what is looked for can hold one. */
const storable = (value: SqlValue): SqlValue => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

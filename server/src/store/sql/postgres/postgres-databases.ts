import { Client } from 'pg'
import { isTenantId, type PostgresServers, serverFor } from '../../database-config.ts'
import { PortalError } from '../../../errors.ts'
import { openStoreOn } from '../sql-store.ts'
import { postgresError, serverOf } from './postgres-error.ts'
import { postgresEngine } from './postgres-engine.ts'
import type { Databases } from '../../port.ts'

/** Bytes of the longest name that PostgreSQL does not cut: two tenants must not become one. */
const LONGEST_NAME = 63
/** The first node to start may have demo data to make. */
const START_WITHIN = '5min'

/** No host name, so no tenant has it. */
const REGISTRY = 'bandiera_registro'

const TENANTS = `SELECT n.nspname AS id FROM pg_namespace n WHERE
  EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid AND c.relname = 'docs_aziende') AND
  EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid AND c.relname = 'secrets') ORDER BY 1`

/** One schema for each tenant, named like it, on one or more PostgreSQL servers. */
export function postgresDatabases(servers: PostgresServers): Databases {
  return {
    shared: true,
    ids: async () => {
      const ids: string[] = []
      for (const url of new Set([servers.url, ...servers.own.values()])) {
        const rows = await connected(url, async (client) => (await client.query<{ id: string }>(TENANTS)).rows)
        // a tenant that moved to another server may have left its schema here
        ids.push(...rows.map(({ id }) => id).filter((id) => isTenantId(id) && serverFor(servers, id) === url))
      }
      return ids
    },
    open: async (id) => {
      if (Buffer.byteLength(id) > LONGEST_NAME)
        throw new PortalError('CONFIG_INVALID', 'BANDIERA_TENANTS', `longer than ${LONGEST_NAME} characters: "${id}"`)
      return openStoreOn(postgresEngine({ url: serverFor(servers, id), schema: id }))
    },
    openRegistry: () => openStoreOn(postgresEngine({ url: servers.url, schema: REGISTRY })),
    inTurn: (work) =>
      connected(servers.url, async (client) => {
        await client.query(`SET lock_timeout TO '${START_WITHIN}'`)
        // given back with the connection, also when this process dies
        await client.query("SELECT pg_advisory_lock(hashtextextended('bandiera start', 0))")
        return work()
      }),
  }
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'bandiera start',
    connectionTimeoutMillis: 5000,
  })
  // the query that waits gets the error; an event without a listener would end the process
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw isOfDatabase(error) ? postgresError(error, serverOf(url)) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof PortalError) && typeof (error as { code?: unknown }).code === 'string'

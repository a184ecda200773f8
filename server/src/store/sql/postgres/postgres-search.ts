import { WORD_WITHIN } from '@bandiera/domain'
import { escapeLiteral } from 'pg'
import { PortalError } from '../../../errors.ts'
import type { SqlConnection } from '../engine.ts'
import type { SearchDialect } from '../search/dialect.ts'

const EXTENSION = 'pg_trgm'

/**
 * Kilobytes of new entries that wait outside the index, which each search reads one by one. With the 4 MB of PostgreSQL a search of
 * 100,000 texts that were just written takes three times as long.
 */
const WAITING = 64

/** A table of texts with an index of `pg_trgm`, which knows beginnings of words by the blank before them. */
export const postgresSearch: SearchDialect = {
  tables: (coll) => [
    `CREATE TABLE IF NOT EXISTS find_${coll} (rowid bigint PRIMARY KEY, text text COLLATE "C" NOT NULL)`,
    // the extension is in a schema of its own choice, and the connection sees the tenant's alone
    `DO $$ BEGIN
      EXECUTE format('CREATE INDEX IF NOT EXISTS find_${coll}_words ON find_${coll} USING gin (text %I.gin_trgm_ops)
          WITH (gin_pending_list_limit = ${WAITING})',
        (SELECT n.nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
          WHERE e.extname = ${escapeLiteral(EXTENSION)}));
    END $$`,
  ],
  put: (coll) => `INSERT INTO find_${coll} (rowid, text) SELECT rowid, ?::text FROM docs_${coll} WHERE id = ?
    ON CONFLICT (rowid) DO UPDATE SET text = excluded.text`,
  kept: (folded) => ` ${folded}`,
  having: (_coll, words) => ({
    where: words.map(() => 'text LIKE ?').join(' AND '),
    params: words.map((word) => (word.length < WORD_WITHIN ? `% ${word}%` : `%${word}%`)),
  }),
  joined: "string_agg(rowid::text, ',')",
}

/** Creates the extension in a database that has none; `DATABASE_EXTENSION` where the portal may not, or it is not installed. */
export async function prepareExtension(writer: SqlConnection, name: string): Promise<void> {
  try {
    await writer.exec(`CREATE EXTENSION IF NOT EXISTS ${EXTENSION} SCHEMA public`)
  } catch (error) {
    if (!(error instanceof Error) || (error instanceof PortalError && error.code === 'DATABASE_OFFLINE')) throw error
    const why = error instanceof PortalError ? error.args.at(-1) : undefined
    throw new PortalError('DATABASE_EXTENSION', name, why ?? error.message)
  }
}

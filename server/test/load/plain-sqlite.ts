import type { Azienda } from '@bandiera/domain'
import Database from 'libsql'
import { join } from 'node:path'

/** The peer: documents in one table with one index, and nothing else - no log, no audience, no rule. */
export function openPlain(folder: string) {
  const db = new Database(join(folder, 'plain.db'))
  // as durable as the store
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL']) db.pragma(pragma)
  db.exec('CREATE TABLE aziende (id TEXT PRIMARY KEY, gestore TEXT NOT NULL, doc TEXT NOT NULL) WITHOUT ROWID')
  db.exec('CREATE INDEX di_gestore ON aziende (gestore)')
  const insert = db.prepare('INSERT INTO aziende (id, gestore, doc) VALUES (?, ?, ?)')
  const find = db.prepare('SELECT doc FROM aziende WHERE gestore = ?')
  const name = "json_extract(doc, '$.ragioneSociale')"
  const search = db.prepare(
    `SELECT doc, count(*) OVER () AS total FROM aziende WHERE ${name} LIKE ? ORDER BY ${name} LIMIT 50`,
  )
  return {
    insert(companies: readonly Azienda[]): number {
      db.exec('BEGIN IMMEDIATE')
      for (const company of companies) insert.run([company._id, company.gestoreId, JSON.stringify(company)])
      db.exec('COMMIT')
      return companies.length
    },
    find: (manager: string): unknown[] => parsed(find.all([manager])),
    search(words: string): number {
      const rows = search.all([`%${words}%`]) as { doc: string; total: number }[]
      return parsed(rows).length && rows[0]!.total
    },
  }
}

const parsed = (rows: unknown[]): unknown[] => (rows as { doc: string }[]).map(({ doc }) => JSON.parse(doc))

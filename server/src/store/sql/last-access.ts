import type { CollectionName, Collections } from '@bandiera/domain'
import type { Stored } from '../port.ts'
import type { SqlConnection } from './engine.ts'

/** Last access of each person, by user id: beside its record, because a login is no edit. */
const SPACE = 'accessi'

/** SQL of the last access of a user. @param id SQL of the user's id */
const accessOf = (id: string): string => `(SELECT value FROM secrets WHERE space = '${SPACE}' AND key = ${id})`

/** Column of a record of the collection. */
export const accessColumn = (coll: CollectionName): string =>
  coll === 'usr' ? `, ${accessOf('docs_usr.id')} AS access` : ''

/** Column of an entry of the log. */
export const ACCESS_OF_ENTRY = `CASE WHEN coll = 'usr' THEN ${accessOf('log.id')} END AS access`

/** The record for readers. A node of the version before writes the instant into the record: the later one counts. */
export function withAccess<T extends object>(doc: T, access: string | null | undefined): T {
  if (!access) return doc
  const at = JSON.parse(access) as string
  const { ultimoAccesso = '' } = doc as { ultimoAccesso?: string }
  return { ...doc, ultimoAccesso: at > ultimoAccesso ? at : ultimoAccesso }
}

/** The record for the store. */
export function withoutAccess<C extends CollectionName>(coll: C, stored: Stored<C> | null): Stored<C> | null {
  if (coll !== 'usr' || !stored) return stored
  const { ultimoAccesso: _beside, ...doc } = stored.doc as Collections['usr']
  return { ...stored, doc: doc as Collections[C] }
}

export function setAccess(connection: SqlConnection, uid: string, at: string): Promise<void> {
  const sql = `INSERT INTO secrets (space, key, value) VALUES (?, ?, ?)
    ON CONFLICT (space, key) DO UPDATE SET value = excluded.value`
  return connection.run(sql, SPACE, uid, JSON.stringify(at))
}

/** An instant that a record brings along, as those of an older version do, counts where none that is later is kept beside. */
export async function keepAccess(connection: SqlConnection, { _id, ultimoAccesso }: Collections['usr']): Promise<void> {
  if (!ultimoAccesso) return
  const sql = `INSERT INTO secrets (space, key, value) VALUES (?, ?, ?)
    ON CONFLICT (space, key) DO UPDATE SET value = excluded.value WHERE excluded.value > secrets.value`
  await connection.run(sql, SPACE, _id, JSON.stringify(ultimoAccesso))
}

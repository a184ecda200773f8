import type { CollectionName, Collections } from '@bandiera/domain'
import type { Stored } from '../port.ts'
import type { SqlConnection } from './engine.ts'

/** Private rows of the last accesses, by user id: beside the records, because a login is no edit. */
const SPACE = 'accessi'

const accessOf = (id: string): string => `(SELECT value FROM secrets WHERE space = '${SPACE}' AND key = ${id})`

export const accessColumn = (coll: CollectionName): string =>
  coll === 'usr' ? `, ${accessOf('docs_usr.id')} AS access` : ''

export const ACCESS_OF_ENTRY = `CASE WHEN coll = 'usr' THEN ${accessOf('log.id')} END AS access`

/** The record for readers. A node of an earlier version writes the instant into the record: the later one counts. */
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

const PUT = `INSERT INTO secrets (space, key, value) VALUES (?, ?, ?)
  ON CONFLICT (space, key) DO UPDATE SET value = excluded.value`

export const setAccess = (connection: SqlConnection, uid: string, at: string): Promise<void> =>
  connection.run(PUT, SPACE, uid, JSON.stringify(at))

/** Keeps an instant that a record holds, as those of an older version do, unless a later one is kept already. */
export async function keepAccess(connection: SqlConnection, { _id, ultimoAccesso }: Collections['usr']): Promise<void> {
  if (ultimoAccesso)
    await connection.run(`${PUT} WHERE excluded.value > secrets.value`, SPACE, _id, JSON.stringify(ultimoAccesso))
}

import type { CollectionName, Collections } from '@bandiera/domain'
import type { Change, Op, Stored } from '../port.ts'
import { withAccess } from './last-access.ts'

export interface DocRow {
  id: string
  rev: number
  aud: string
  doc: string
  access?: string | null
}

export interface LogRow {
  seq: number
  coll: CollectionName
  id: string
  op: Op
  before: string | null
  after: string | null
  at: string
  author: string | null
  access: string | null
}

// Our own writer put every row there, already parsed: reading trusts them.
export const storedOf = <C extends CollectionName>(row: DocRow): Stored<C> => ({
  rev: row.rev,
  audience: JSON.parse(row.aud) as string[],
  doc: withAccess(JSON.parse(row.doc) as Collections[C], row.access),
})

export const changeOf = (row: LogRow): Change => ({
  seq: row.seq,
  coll: row.coll,
  id: row.id,
  op: row.op,
  before: imageOf(row.before, row.access),
  after: imageOf(row.after, row.access),
  at: row.at,
  by: row.author,
})

function imageOf(text: string | null, access: string | null): Stored | null {
  if (text === null) return null
  const stored = JSON.parse(text) as Stored
  return { ...stored, doc: withAccess(stored.doc, access) }
}

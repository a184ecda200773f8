import type { CollectionName, Collections } from '@bandiera/domain'
import type { Change, Op, Stored } from '../port.ts'

export interface DocRow {
  id: string
  rev: number
  aud: string
  doc: string
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
}

// Our own writer put every row there, already parsed: reading trusts them.
export const storedOf = <C extends CollectionName>(row: DocRow): Stored<C> => ({
  rev: row.rev,
  audience: JSON.parse(row.aud) as string[],
  doc: JSON.parse(row.doc) as Collections[C],
})

export const changeOf = (row: LogRow): Change => ({
  seq: row.seq,
  coll: row.coll,
  id: row.id,
  op: row.op,
  before: row.before === null ? null : (JSON.parse(row.before) as Stored),
  after: row.after === null ? null : (JSON.parse(row.after) as Stored),
  at: row.at,
  by: row.author,
})

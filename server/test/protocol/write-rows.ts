import type { CollectionName, AnyRecord } from '@bandiera/domain'
import { visibleTo } from '@bandiera/factories/oracle'
import type { collectionOf } from './clients.ts'
import { copyOf, patched, patches } from './matrix.ts'
import { people, world, type Person } from './world.ts'
import { mayDo, type Operation } from './write-oracle.ts'

/** One way to write a record: the function of the MongoDB service that it calls, and its result. */
export interface Row {
  calls: string
  operation: Operation
  /** An upsert that matches nothing in sight tries to insert what is there already. */
  upsert?: true
  write: (found: Found, coll: CollectionName, record: AnyRecord) => Promise<unknown>
}
type Found = ReturnType<typeof collectionOf>
type Rows = Record<string, Row>

const set = (coll: CollectionName) => ({ $set: patches[coll] })
/** An update that writes every field of a record but its `_id`. */
function setAll({ _id, ...rest }: AnyRecord) {
  return [{ _id }, { $set: rest }] as const
}
const replacing = ({ _id, ...rest }: AnyRecord) => [{ _id }, rest as never] as const
const upsert = { upsert: true, returnNewDocument: true }

export const insertRows: Rows = {
  insertOne: row('insertOne', 'insert', (found, coll, record) => found.insertOne(copyOf(coll, record))),
  insertMany: row('insertMany', 'insert', (found, coll, record) =>
    found.insertMany([copyOf(coll, record), copyOf(coll, record)]),
  ),
}

/** Upserts of what is not there, and of what is. */
export const insertOrUpdateRows: Rows = {
  'upsert with updateOne': row('updateOne', 'insert', (found, coll, record) =>
    found.updateOne(...setAll(copyOf(coll, record)), upsert),
  ),
  'upsert with updateMany': row('updateMany', 'insert', (found, coll, record) =>
    found.updateMany(...setAll(copyOf(coll, record)), upsert),
  ),
  'upsert with findOneAndUpdate': row('findOneAndUpdate', 'insert', (found, coll, record) =>
    found.findOneAndUpdate(...setAll(copyOf(coll, record)), upsert),
  ),
  'upsert with findOneAndReplace': row('findOneAndReplace', 'insert', (found, coll, record) =>
    found.findOneAndReplace(...replacing(copyOf(coll, record)), upsert),
  ),
  'updateOne or upsert': {
    ...row('updateOne', 'update', (found, coll, record) => found.updateOne(...setAll(patched(coll, record)), upsert)),
    upsert: true,
  },
  'findOneAndReplace or upsert': {
    ...row('findOneAndReplace', 'update', (found, coll, record) =>
      found.findOneAndReplace(...replacing(patched(coll, record)), upsert),
    ),
    upsert: true,
  },
}

export const updateRows: Rows = {
  updateOne: row('updateOne', 'update', (found, coll, { _id }) => found.updateOne({ _id }, set(coll))),
  updateMany: row('updateMany', 'update', (found, coll, { _id }) => found.updateMany({ _id }, set(coll))),
  findOneAndUpdate: row('findOneAndUpdate', 'update', (found, coll, { _id }) =>
    found.findOneAndUpdate({ _id }, set(coll)),
  ),
  findOneAndReplace: row('findOneAndReplace', 'update', (found, coll, record) =>
    found.findOneAndReplace(...replacing(patched(coll, record))),
  ),
}

export const deleteRows: Rows = {
  deleteOne: row('deleteOne', 'delete', (found, _coll, { _id }) => found.deleteOne({ _id })),
  deleteMany: row('deleteMany', 'delete', (found, _coll, { _id }) => found.deleteMany({ _id })),
  // realm-web sends it under the name of a replacement
  findOneAndDelete: row('findOneAndReplace', 'delete', (found, _coll, { _id }) => found.findOneAndDelete({ _id })),
  'findOneAndDelete by its name': row('findOneAndDelete', 'delete', (found, collection, { _id }) =>
    (found as unknown as Unsent).functions.findOneAndDelete!({ collection, filter: { _id } }),
  ),
}
/** What a collection of realm-web calls the service with. */
interface Unsent {
  functions: Record<string, (args: object) => Promise<unknown>>
}

function row(calls: string, operation: Operation, write: Row['write']): Row {
  return { calls, operation, write }
}

export type Outcome = 'may' | 'refused' | 'unseen'

/** Rules of the work itself, for users who have the right: the server checks rights first. */
const RULES_OF_WORK = ['AZIENDA_IN_USE']
const REFUSALS = ['WRITE_ROLE', 'WRITE_OWNER', 'WRITE_FIELD']

/** What the server made of a write; `unseen` is the answer for a record that does not exist. */
export async function outcomeOf(work: Promise<unknown>, { upsert: upserting }: Pick<Row, 'upsert'> = {}) {
  try {
    const answer = (await work) as { matchedCount?: number; deletedCount?: number; upsertedId?: string } | null
    const found = answer && (answer.matchedCount !== 0 || answer.upsertedId) && answer.deletedCount !== 0
    return found ? 'may' : 'unseen'
  } catch (error) {
    const { errorCode = '' } = error as { errorCode?: string }
    if (RULES_OF_WORK.includes(errorCode)) return 'may'
    if (upserting && errorCode === 'RECORD_EXISTS') return 'refused'
    return REFUSALS.includes(errorCode) ? 'refused' : String(error)
  }
}

/** The same question put to the specification. */
export function specifiedOutcome(person: Person, { operation, upsert: upserting }: Row, asked: Asked): Outcome {
  const { coll, record } = asked
  if (mayDo(people[person], { operation, coll, record }, world)) return 'may'
  const known = operation === 'insert' || upserting || visibleTo(people[person], coll, record, world)
  return known ? 'refused' : 'unseen'
}
interface Asked {
  coll: CollectionName
  record: AnyRecord
}

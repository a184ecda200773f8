import { isCollection, type CollectionName, type LoggedOperation } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { aggregate } from './aggregate.ts'
import type { Budget } from '../http/bounds/budget.ts'
import type { ChangeOf } from './guarded-write.ts'
import { count, find, findOne } from './read.ts'
import { parseProjection, projected } from './shape.ts'
import {
  byDeletion,
  byReplacement,
  byUpdate,
  changeAll,
  changeFirst,
  insertAll,
  insertedByUpdate,
  insertedByReplacement,
} from './write.ts'

type Arguments = Record<string, unknown>
/** A list gives its items one by one. */
type RealmFunction = (
  visitor: Visitor,
  coll: CollectionName,
  args: Arguments,
  budget: Budget,
) => Promise<unknown> | AsyncIterable<object>

/** By the names and arguments that realm-web sends. */
export const functions: Record<string, RealmFunction> = {
  find,
  findOne,
  count,
  aggregate: (visitor, coll, { pipeline }, budget) => aggregate(visitor, coll, pipeline, budget),
  insertOne: async (visitor, coll, { document }) => {
    const { ids, operazione } = await insertAll(visitor, coll, [document])
    return { insertedId: ids[0], ...receipt(operazione) }
  },
  insertMany: async (visitor, coll, { documents }) => {
    const { ids, operazione } = await insertAll(visitor, coll, documents)
    return { insertedIds: ids, ...receipt(operazione) }
  },
  updateOne: async (visitor, coll, { query, upsert, ...given }, budget) => {
    const done = await changeFirst(visitor, coll, { query, change: byUpdate(given, query) }, budget)
    if (!done && upsert) return upsertOne(visitor, coll, insertedByUpdate(query, given))
    return { ...counts(done ? [done] : []), ...receipt(done?.operazione) }
  },
  updateMany: async (visitor, coll, { query, upsert, ...given }, budget) => {
    const { written, operazione } = await changeAll(visitor, coll, { query, change: byUpdate(given, query) }, budget)
    if (written.length === 0 && upsert) return upsertOne(visitor, coll, insertedByUpdate(query, given))
    return { ...counts(written), ...receipt(operazione) }
  },
  deleteOne: async (visitor, coll, { query }, budget) => {
    const done = await changeFirst(visitor, coll, { query, change: byDeletion }, budget)
    return { deletedCount: done ? 1 : 0, ...receipt(done?.operazione) }
  },
  deleteMany: async (visitor, coll, { query }, budget) => {
    const { written, operazione } = await changeAll(visitor, coll, { query, change: byDeletion }, budget)
    return { deletedCount: written.length, ...receipt(operazione) }
  },
  findOneAndUpdate: (visitor, coll, args, budget) =>
    findAndChange(visitor, coll, { args, change: byUpdate(args, args.filter) }, budget),
  // realm-web sends findOneAndDelete under this name, without `update`: never a replacement by nothing
  findOneAndReplace: (visitor, coll, args, budget) => {
    const change = args.update === undefined ? byDeletion : byReplacement(args.update)
    return findAndChange(visitor, coll, { args, change }, budget)
  },
  findOneAndDelete: (visitor, coll, args, budget) => findAndChange(visitor, coll, { args, change: byDeletion }, budget),
}

/** All that a preview may call. */
export const READING: readonly string[] = ['find', 'findOne', 'count', 'aggregate']

/** The database's name is not in the specification and may be any. */
export function collectionOf({ collection }: Arguments): CollectionName {
  if (!isCollection(collection)) throw new PortalError('COLLECTION_UNKNOWN', String(collection))
  return collection
}

async function findAndChange(
  visitor: Visitor,
  coll: CollectionName,
  { args, change }: { args: Arguments; change: ChangeOf },
  budget: Budget,
): Promise<object | null> {
  const { filter, sort, projection, upsert, returnNewDocument, ...given } = args
  const shape = parseProjection(projection)
  const written = await changeFirst(visitor, coll, { query: filter, sort, change }, budget)
  if (!written && upsert) {
    const doc = change.op === 'replace' ? insertedByReplacement(filter, given.update) : insertedByUpdate(filter, given)
    const { ids } = await insertAll(visitor, coll, [doc])
    return returnNewDocument ? findOne(visitor, coll, { query: { _id: ids[0] }, project: projection }, budget) : null
  }
  const doc = written && (returnNewDocument ? written.after : written.before)
  return doc ? projected(doc, shape) : null
}

async function upsertOne(visitor: Visitor, coll: CollectionName, doc: object): Promise<object> {
  const { ids, operazione } = await insertAll(visitor, coll, [doc])
  return { matchedCount: 0, modifiedCount: 0, upsertedId: ids[0], ...receipt(operazione) }
}

/** Beside what MongoDB answers: where in the log the write is, for `POST /api/annulla`. */
const receipt = (operazione: LoggedOperation | null | undefined): object => (operazione ? { operazione } : {})

const counts = (written: { before: object | null; after: object | null }[]): object => ({
  matchedCount: written.length,
  modifiedCount: written.filter(({ before, after }) => before !== after).length,
})

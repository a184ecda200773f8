import { isCollection, type CollectionName } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../routes/visitor.ts'
import { aggregate } from './aggregate.ts'
import type { ChangeOf } from './guarded-write.ts'
import { count, find, findOne } from './read.ts'
import { parseProjection, projected } from './shape.ts'
import { byDeletion, byReplacement, byUpdate, changeAll, changeFirst, insertAll, upserted } from './write.ts'

type Arguments = Record<string, unknown>
type RealmFunction = (visitor: Visitor, coll: CollectionName, args: Arguments) => Promise<unknown>

/** The functions of the MongoDB service that realm-web calls, by the names and arguments it sends. */
export const functions: Record<string, RealmFunction> = {
  find,
  findOne,
  count,
  aggregate: (visitor, coll, { pipeline }) => aggregate(visitor, coll, pipeline),
  insertOne: async (visitor, coll, { document }) => ({ insertedId: (await insertAll(visitor, coll, [document]))[0] }),
  insertMany: async (visitor, coll, { documents }) => ({ insertedIds: await insertAll(visitor, coll, documents) }),
  updateOne: async (visitor, coll, { query, update, upsert, arrayFilters }) => {
    refuseArrayFilters(arrayFilters)
    const written = await changeFirst(visitor, coll, { query, change: byUpdate(update, query) })
    return written || !upsert ? counts(written ? [written] : []) : upsertOne(visitor, coll, { query, update })
  },
  updateMany: async (visitor, coll, { query, update, upsert, arrayFilters }) => {
    refuseArrayFilters(arrayFilters)
    const written = await changeAll(visitor, coll, { query, change: byUpdate(update, query) })
    return written.length > 0 || !upsert ? counts(written) : upsertOne(visitor, coll, { query, update })
  },
  deleteOne: async (visitor, coll, { query }) => ({
    deletedCount: (await changeFirst(visitor, coll, { query, change: byDeletion })) ? 1 : 0,
  }),
  deleteMany: async (visitor, coll, { query }) => ({
    deletedCount: (await changeAll(visitor, coll, { query, change: byDeletion })).length,
  }),
  findOneAndUpdate: (visitor, coll, args) => findAndChange(visitor, coll, args, byUpdate(args.update, args.filter)),
  // realm-web sends findOneAndDelete under this name, without `update`: never a replacement by nothing
  findOneAndReplace: (visitor, coll, args) =>
    findAndChange(visitor, coll, args, args.update === undefined ? byDeletion : byReplacement(args.update)),
  findOneAndDelete: (visitor, coll, args) => findAndChange(visitor, coll, args, byDeletion),
}

/** Collection that a call names; the database's name is not shown in the specification and may be any. */
export function collectionOf({ collection }: Arguments): CollectionName {
  if (!isCollection(collection)) throw new PortalError('COLLECTION_UNKNOWN', String(collection))
  return collection
}

async function findAndChange(
  visitor: Visitor,
  coll: CollectionName,
  { filter, sort, projection, upsert, returnNewDocument, update }: Arguments,
  change: ChangeOf,
): Promise<object | null> {
  const shape = parseProjection(projection)
  const written = await changeFirst(visitor, coll, { query: filter, sort, change })
  if (!written && upsert) {
    const doc = change.op === 'replace' ? update : upserted(filter, update)
    const [id] = await insertAll(visitor, coll, [doc])
    return returnNewDocument ? findOne(visitor, coll, { query: { _id: id }, project: projection }) : null
  }
  const doc = written && (returnNewDocument ? written.after : written.before)
  return doc ? projected(doc, shape) : null
}

async function upsertOne(visitor: Visitor, coll: CollectionName, { query, update }: Arguments): Promise<object> {
  const [upsertedId] = await insertAll(visitor, coll, [upserted(query, update)])
  return { matchedCount: 0, modifiedCount: 0, upsertedId }
}

const counts = (written: { before: object | null; after: object | null }[]): object => ({
  matchedCount: written.length,
  modifiedCount: written.filter(({ before, after }) => before !== after).length,
})

function refuseArrayFilters(arrayFilters: unknown): void {
  if (arrayFilters !== undefined && arrayFilters !== null) throw new PortalError('QUERY_OPERATOR', 'arrayFilters')
}

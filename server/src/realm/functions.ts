import { isCollection, type CollectionName, type LoggedOperation } from '@bandiera/domain'
import { EJSON } from 'bson'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { parsedRequest } from '../http/bodies.ts'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { aggregate } from './aggregate.ts'
import { decode } from './decode.ts'
import type { ChangeOf, Written } from './guarded-write.ts'
import { type Arguments, type Asking, count, find, findOne } from './read.ts'
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

/** A list gives its items one by one. */
type RealmFunction = (asking: Asking, args: Arguments) => Promise<unknown> | AsyncIterable<object>

const updating =
  (change: typeof changeFirst): RealmFunction =>
  async (asking, { query, upsert, ...given }) => {
    const { written, operazione } = await change(asking, { query, change: byUpdate(given, query) })
    if (written.length > 0 || !upsert) return { ...counts(written), ...receipt(operazione) }
    const inserted = await insertAll(asking, [insertedByUpdate(query, given)])
    return { matchedCount: 0, modifiedCount: 0, upsertedId: inserted.ids[0], ...receipt(inserted.operazione) }
  }

const deleting =
  (change: typeof changeFirst): RealmFunction =>
  async (asking, { query }) => {
    const { written, operazione } = await change(asking, { query, change: byDeletion })
    return { deletedCount: written.length, ...receipt(operazione) }
  }

/** By the names and arguments that realm-web sends. */
export const functions: Record<string, RealmFunction> = {
  find,
  findOne,
  count,
  aggregate: (asking, { pipeline }) => aggregate(asking, pipeline),
  insertOne: async (asking, { document }) => {
    const { ids, operazione } = await insertAll(asking, [document])
    return { insertedId: ids[0], ...receipt(operazione) }
  },
  insertMany: async (asking, { documents }) => {
    const { ids, operazione } = await insertAll(asking, documents)
    return { insertedIds: ids, ...receipt(operazione) }
  },
  updateOne: updating(changeFirst),
  updateMany: updating(changeAll),
  deleteOne: deleting(changeFirst),
  deleteMany: deleting(changeAll),
  findOneAndUpdate: (asking, args) => findAndChange(asking, args, byUpdate(args, args.filter)),
  // realm-web sends findOneAndDelete under this name, without `update`: never a replacement by nothing
  findOneAndReplace: (asking, args) =>
    findAndChange(asking, args, args.update === undefined ? byDeletion : byReplacement(args.update)),
  findOneAndDelete: (asking, args) => findAndChange(asking, args, byDeletion),
}

/** All that a preview may call. */
export const READING: readonly string[] = ['find', 'findOne', 'count', 'aggregate']

/** The database's name is not in the specification and may be any. */
export function collectionOf({ collection }: Arguments): CollectionName {
  if (!isCollection(collection)) throw new PortalError('COLLECTION_UNKNOWN', String(collection))
  return collection
}

async function findAndChange(asking: Asking, args: Arguments, change: ChangeOf): Promise<object | null> {
  const { filter, sort, projection, upsert, returnNewDocument, ...given } = args
  const shape = parseProjection(projection)
  const [written] = (await changeFirst(asking, { query: filter, sort, change })).written
  if (!written && upsert) {
    const doc = change.op === 'replace' ? insertedByReplacement(filter, given.update) : insertedByUpdate(filter, given)
    const { ids } = await insertAll(asking, [doc])
    return returnNewDocument ? findOne(asking, { query: { _id: ids[0] }, project: projection }) : null
  }
  const doc = written && (returnNewDocument ? written.after : written.before)
  return doc ? projected(doc, shape) : null
}

/** Beside what MongoDB answers: where in the log the write is, for `POST /api/annulla`. */
const receipt = (operazione: LoggedOperation | null): object => (operazione ? { operazione } : {})

const counts = (written: readonly Written[]): object => ({
  matchedCount: written.length,
  modifiedCount: written.filter(({ before, after }) => before !== after).length,
})

const CallSchema = z.object({
  name: z.string(),
  arguments: z.array(z.unknown()).default([]),
  service: z.string().optional(),
})
export type Call = z.infer<typeof CallSchema>

export const parseCall = (body: unknown): Call => parsedRequest(CallSchema, body)

/** The other arguments hold what is stored. */
const QUERIES = ['query', 'filter', 'pipeline', 'arrayFilters']

/** Each value of the argument may be as deep as data may be. */
export function argumentsOf({ arguments: [first] }: Call): Arguments {
  if (typeof first !== 'object' || first === null || Array.isArray(first)) {
    throw new PortalError('REQUEST_INVALID', 'arguments')
  }
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, decode(value, QUERIES.includes(name) ? 'query' : 'record')]),
  )
}

/** Refuses a collection to a caller without the right, before anything is read or written. */
export type Demand = (verb: 'legge' | 'scrive', coll: CollectionName) => Promise<void>

interface Calling {
  visitor: Visitor
  demand: Demand
  budget: Budget
}

/** The answer is canonical Extended JSON, `null` included. */
export async function answerCall({ visitor, demand, budget }: Calling, call: Call): Promise<string> {
  const run = call.service !== undefined && Object.hasOwn(functions, call.name) ? functions[call.name] : undefined
  if (!run) throw new PortalError('FUNCTION_UNKNOWN', call.name)
  const isReading = READING.includes(call.name)
  if (visitor.preview && !isReading) throw new PortalError('PREVIEW_REFUSED')
  const args = argumentsOf(call)
  const coll = collectionOf(args)
  await demand(isReading ? 'legge' : 'scrive', coll)
  const result = await run({ visitor, coll, budget }, args)
  return isList(result) ? listOf(result, budget) : toExtendedJson(result)
}

const isList = (result: unknown): result is AsyncIterable<object> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

const MB = 1024 * 1024
/** Bytes of one item: it is made into text in one turn. */
const LARGEST_ITEM = 4 * MB

/** Each item is weighed before it is made: a group may be larger than any record. */
async function listOf(items: AsyncIterable<object>, budget: Budget): Promise<string> {
  const texts: string[] = []
  for await (const item of items) {
    const most = Math.min(LARGEST_ITEM, budget.left())
    if (weightOf(item, most) > most) throw new PortalError('ANSWER_LARGE', Math.round(most / MB))
    const text = toExtendedJson(item)
    budget.answer(Buffer.byteLength(text))
    texts.push(text)
  }
  return `[${texts.join(',')}]`
}

export const toExtendedJson = (value: unknown): string => EJSON.stringify(value ?? null, { relaxed: false })

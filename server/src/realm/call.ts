import type { CollectionName } from '@bandiera/domain'
import { EJSON } from 'bson'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { decode } from './decode.ts'
import { collectionOf, functions, READING } from './functions.ts'

const CallSchema = z.object({
  name: z.string(),
  arguments: z.array(z.unknown()).default([]),
  service: z.string().optional(),
})
export type Call = z.infer<typeof CallSchema>

export function parseCall(body: unknown): Call {
  const call = CallSchema.safeParse(body)
  if (!call.success) throw new PortalError('REQUEST_INVALID', call.error.issues[0]?.path.join('.') || 'body')
  return call.data
}

/** The other arguments hold what is stored. */
const QUERIES = ['query', 'filter', 'pipeline', 'arrayFilters']

/** Each value of the argument may be as deep as data may be. */
export function argumentsOf({ arguments: [first] }: Call): Record<string, unknown> {
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
  const result = await run(visitor, coll, args, budget)
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

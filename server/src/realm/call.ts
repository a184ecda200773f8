import type { CollectionName } from '@bandiera/domain'
import { EJSON } from 'bson'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../routes/visitor.ts'
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

/** Arguments that ask for records; the others hold what is stored. */
const QUERIES = ['query', 'filter', 'pipeline']

/** Decoded first argument of a call; each of its values may be as deep as data may be. */
export function argumentsOf({ arguments: [first] }: Call): Record<string, unknown> {
  if (typeof first !== 'object' || first === null || Array.isArray(first)) {
    throw new PortalError('REQUEST_INVALID', 'arguments')
  }
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, decode(value, QUERIES.includes(name) ? 'query' : 'record')]),
  )
}

/** Refuses a collection to who asks for it, before anything is read or written. */
type Demand = (verb: 'legge' | 'scrive', coll: CollectionName) => Promise<void>

/** Runs a function of the MongoDB service; the answer is canonical Extended JSON, `null` included. */
export async function answerCall(visitor: Visitor, call: Call, demand: Demand): Promise<string> {
  const run = call.service !== undefined && Object.hasOwn(functions, call.name) ? functions[call.name] : undefined
  if (!run) throw new PortalError('FUNCTION_UNKNOWN', call.name)
  const isReading = READING.includes(call.name)
  if (visitor.preview && !isReading) throw new PortalError('PREVIEW_REFUSED')
  const args = argumentsOf(call)
  const coll = collectionOf(args)
  await demand(isReading ? 'legge' : 'scrive', coll)
  return toEjson(await run(visitor, coll, args))
}

export const toEjson = (value: unknown): string => EJSON.stringify(value ?? null, { relaxed: false })

import { COLLECTIONS } from '@bandiera/domain'
import * as z from 'zod/mini'
import { ModeSchema } from './window.ts'

const Coll = z.enum(COLLECTIONS)
const Rec = z.looseObject({ _id: z.string() })

/** One change as a client sees it. `d` looks the same for a deletion and for a record that left the user's view. */
export const FeedEntrySchema = z.discriminatedUnion('o', [
  z.object({
    o: z.literal('u'),
    c: Coll,
    d: Rec,
    rev: z.number(),
    /** `d` holds the fields of `listed` alone. */
    few: z.optional(z.literal(true)),
  }),
  z.object({ o: z.literal('d'), c: Coll, id: z.string(), rev: z.number() }),
])
export type FeedEntry = z.infer<typeof FeedEntrySchema>

/** What `priv/{uid}/feed` carries: changes between two positions of the log, or an order to start again. */
export const FeedMessageSchema = z.union([
  z.object({ v: z.literal(1), ep: z.string(), from: z.number(), to: z.number(), ch: z.array(FeedEntrySchema) }),
  z.object({ v: z.literal(1), ep: z.string(), reset: z.enum(['visibility', 'floor', 'epoch', 'slow']) }),
])
export type FeedMessage = z.infer<typeof FeedMessageSchema>

/** Lines of `GET /sync/pull`: batches of entries, then one closing line. A view cut to size says first how much of each collection it brings. */
export const PullLineSchema = z.union([
  z.object({ ch: z.array(FeedEntrySchema) }),
  z.object({
    ep: z.string(),
    cursor: z.number(),
    /** True when the answer is the whole view: records not in it are gone. */
    snapshot: z.boolean(),
    counts: z.record(z.string(), z.number()),
    modes: z.optional(z.record(z.string(), ModeSchema)),
    /** `sumOf` the records that the client holds after this answer, by collection; a server that cannot tell leaves it out. */
    sum: z.optional(z.record(z.string(), z.number())),
  }),
  z.object({ hold: z.record(z.string(), ModeSchema) }),
])
export type PullLine = z.infer<typeof PullLineSchema>

/** Lines of `GET /sync/manifest`: `[_id, hashOf]` of every record the user sees, then a closing line. */
export const ManifestLineSchema = z.union([
  z.object({ c: Coll, m: z.array(z.tuple([z.string(), z.number()])) }),
  z.object({ ep: z.string(), cursor: z.number() }),
])
export type ManifestLine = z.infer<typeof ManifestLineSchema>

/** Ids that one `POST /sync/records` may ask for. */
export const RECORDS_AT_ONCE = 500
/** Body of `POST /sync/records`: records of one collection by id. */
export const RecordsQuestionSchema = z.object({
  c: Coll,
  ids: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(RECORDS_AT_ONCE)),
})
export type RecordsQuestion = z.infer<typeof RecordsQuestionSchema>
/** Its answer: each id as it is now, `d` for one that is not there or not the user's to see. */
export const RecordsAnswerSchema = z.object({ ch: z.array(FeedEntrySchema) })

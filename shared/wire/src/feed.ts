import { COLLECTIONS } from '@bandiera/domain'
import * as z from 'zod/mini'

const Coll = z.enum(COLLECTIONS)
const Rec = z.looseObject({ _id: z.string() })

/** One change as a client sees it. `d` looks the same for a deletion and for a record that left the user's view. */
export const FeedEntrySchema = z.discriminatedUnion('o', [
  z.object({ o: z.literal('u'), c: Coll, d: Rec, rev: z.number() }),
  z.object({ o: z.literal('d'), c: Coll, id: z.string(), rev: z.number() }),
])
export type FeedEntry = z.infer<typeof FeedEntrySchema>

/** What `priv/{uid}/feed` carries: changes between two positions of the log, or an order to start again. */
export const FeedMessageSchema = z.union([
  z.object({ v: z.literal(1), ep: z.string(), from: z.number(), to: z.number(), ch: z.array(FeedEntrySchema) }),
  z.object({ v: z.literal(1), ep: z.string(), reset: z.enum(['visibility', 'floor', 'epoch', 'slow']) }),
])
export type FeedMessage = z.infer<typeof FeedMessageSchema>

/** Lines of `GET /sync/pull`, one JSON value each: batches of entries, then one closing line with the new position. */
export const PullLineSchema = z.union([
  z.object({ ch: z.array(FeedEntrySchema) }),
  z.object({
    ep: z.string(),
    cursor: z.number(),
    /** True when the answer is the whole view: records not in it are gone. */
    snapshot: z.boolean(),
    counts: z.record(z.string(), z.number()),
  }),
])
export type PullLine = z.infer<typeof PullLineSchema>

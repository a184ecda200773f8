import { PROCEDURES } from '@bandiera/wire'
import * as z from 'zod/mini'
import { CONNECTION_STATES } from '../server/connection.ts'

const Failure = z.object({ name: z.string(), message: z.string() })
const News = z.object({
  state: z.enum(CONNECTION_STATES),
  retryAt: z.optional(z.number()),
})

/** Messages of the leading tab; `to` names the one tab that a message is for. */
const LeaderMessages = [
  z.object({ kind: z.literal('lead') }),
  z.object({ kind: z.literal('state'), news: News, to: z.optional(z.string()) }),
  z.object({ kind: z.literal('token'), token: z.string() }),
  z.object({ kind: z.literal('tokenLost') }),
  z.object({ kind: z.literal('error'), error: Failure }),
  z.object({ kind: z.literal('event'), name: z.string(), data: z.unknown() }),
  z.object({ kind: z.literal('message'), channel: z.string(), message: z.unknown() }),
  z.object({ kind: z.literal('active'), channel: z.string(), active: z.boolean(), to: z.optional(z.string()) }),
  z.object({
    kind: z.literal('answer'),
    to: z.string(),
    id: z.number(),
    value: z.unknown(),
    error: z.optional(Failure),
  }),
] as const
/** Requests to the leading tab. */
const TabRequests = [
  z.object({ kind: z.literal('hello'), tab: z.string() }),
  z.object({ kind: z.literal('follow'), tab: z.string(), channel: z.string() }),
  z.object({ kind: z.literal('leave'), tab: z.string(), channel: z.string() }),
  z.object({ kind: z.literal('retry'), tab: z.string() }),
  z.object({
    kind: z.literal('invoke'),
    tab: z.string(),
    id: z.number(),
    procedure: z.enum(PROCEDURES),
    data: z.unknown(),
  }),
] as const

/** A message between the tabs of one browser profile. */
export const TabMessageSchema = z.discriminatedUnion('kind', [...LeaderMessages, ...TabRequests])
export type LeaderMessage = z.infer<(typeof LeaderMessages)[number]>
export type TabRequest = z.infer<(typeof TabRequests)[number]>

/** An error as a message carries it: a structured clone would lose the `name`, by which callers distinguish socket errors. */
export const failureOf = (error: unknown): z.infer<typeof Failure> =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'UnknownError', message: String(error) }

/** The error that a message carries. */
export const errorOf = ({ name, message }: z.infer<typeof Failure>): Error =>
  Object.assign(new Error(message), { name })

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

export const TabMessageSchema = z.discriminatedUnion('kind', [...LeaderMessages, ...TabRequests])
export type LeaderMessage = z.infer<(typeof LeaderMessages)[number]>
export type TabRequest = z.infer<(typeof TabRequests)[number]>

/** An error as a message carries it: a structured clone would lose the `name`, by which callers distinguish socket errors. */
export const failureOf = (error: unknown): z.infer<typeof Failure> =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'UnknownError', message: String(error) }

export const errorOf = ({ name, message }: z.infer<typeof Failure>): Error =>
  Object.assign(new Error(message), { name })

/** The parts of a `BroadcastChannel` in use. */
export interface TabChannel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}
/** The parts of Web Locks in use: a lock is held until the promise settles, or its tab ends. */
export interface TabLocks {
  request: (name: string, options: { steal?: boolean }, held: () => Promise<void>) => Promise<void>
}

export interface Tabs {
  name: string
  channel: TabChannel
  locks: TabLocks
}

/** Raise it to separate tabs of releases with different messages. */
const PROTOCOL = 1

/** The tabs of this portal in this browser profile; `null` where the browser cannot tell. */
export function browserTabs(tenantId: string): Tabs | null {
  if (typeof BroadcastChannel !== 'function' || typeof navigator === 'undefined' || !navigator.locks) return null
  const name = `bandiera.${PROTOCOL}.${tenantId}`
  try {
    return { name, channel: new BroadcastChannel(name), locks: navigator.locks as unknown as TabLocks }
  } catch {
    // browsers that refuse storage refuse the channel too
    return null
  }
}

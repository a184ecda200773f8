import { FEED_HEARTBEAT } from '@bandiera/wire'

/** Milliseconds of silence after which the client asks, although nothing says that the connection is lost. */
export const SILENCE = 3 * FEED_HEARTBEAT

/** Milliseconds without a pull after which the sums are compared all the same; not by all clients at once. */
export const compareDelay = (): number => 600_000 + Math.random() * 60_000

/** Milliseconds before the pull after a lost connection: a server that is back is not asked by everybody at once. */
export const resumeDelay = (): number => Math.random() * 500

/** Milliseconds before another try. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 1.5 ** attempt, 4000) + Math.random() * 500

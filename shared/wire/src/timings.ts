/** Socket options fixed by the specification, section 7 (milliseconds). */
export const SOCKET_OPTIONS = {
  path: '/socketcluster/',
  ackTimeout: 20_000,
  autoReconnectOptions: { initialDelay: 1000, randomness: 2000, multiplier: 1.5, maxDelay: 4000 },
} as const

/** Milliseconds; spec §9. */
export const LOGIN_WAIT = 3000
export const TITLE_DELAY = 1000
export const NOTICE_DEFAULT = 5000
export const NOTICE_SHORT = 3500
export const NOTICE_LOGIN_ERROR = 2000
/** The server sends what changed once per tick. */
export const FEED_TICK = 50
/** An idle feed still sends its position this often. */
export const FEED_HEARTBEAT = 5000

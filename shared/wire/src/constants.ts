/** App Services names that unmodified realm-web clients use here. */
export const REALM_APP_ID = 'bandiera'
export const REALM_SERVICE = 'mongodb-atlas'
export const REALM_DATABASE = 'bandiera'
export const REALM_BASE = '/api/client/v2.0'

/** Local storage key and cookie of the session token (spec §7). */
export const AUTH_TOKEN_KEY = 'socketcluster.authToken'
export const AUTH_COOKIE = 't'
/** In the fragment of an address, which no server sees: the token of a preview. */
export const PREVIEW_PARAMETER = 'anteprima'
export const THEME_KEY = 'theme'
/** sessionStorage key: how a tab differs from the portal as it is. */
export const TAB_KEY = 'bandiera-scheda'
/** `no` when the person switched the keyboard shortcuts off. */
export const SHORTCUTS_KEY = 'scorciatoie'

export const PROCEDURES = ['login', 'tokenLogin', 'logout'] as const
export type Procedure = (typeof PROCEDURES)[number]

/** The shared companies channel of the specification; messages are `{operationType, d}`. */
export const AZIENDE_CHANNEL = 'aziende'
export const CLOSE_POPUP_CHANNEL = 'closePopup'
/** Header of a request that a module makes: `mf-bandi@1.4.2`. */
export const MODULE_HEADER = 'x-bandiera-modulo'
/** Announces that the tenant runs other modules; messages are `{generation, urgent}`. */
export const REGISTRY_CHANNEL = 'registro'
export const FEED_TOPIC = 'feed'
export const privateChannel = (uid: string, topic: string): string => `priv/${uid}/${topic}`

const CHANNEL = /^(?:(aziende|closePopup|registro)|priv\/([A-Za-z0-9]{1,64})\/([A-Za-z0-9_]{1,64}))$/

/** What a channel name means; `null` for every name outside the allow-list, `__proto__` included. */
export function parseChannel(name: unknown): { shared: string } | { uid: string; topic: string } | null {
  const match = typeof name === 'string' ? CHANNEL.exec(name) : null
  if (!match) return null
  return match[1] ? { shared: match[1] } : { uid: match[2]!, topic: match[3]! }
}

/** localStorage key: positions of the first rows of lists on screen. */
export const FIRST_ROWS_KEY = 'prime-righe'
/** localStorage key: the files that the last list with first rows loaded. */
export const FETCHED_KEY = 'file-avuti'
/** Event on the window: the shell cannot start, and the page says so. */
export const START_FAILED_EVENT = 'bandiera-avvio-fallito'

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

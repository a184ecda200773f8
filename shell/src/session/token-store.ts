import { AUTH_COOKIE, AUTH_TOKEN_KEY } from '@bandiera/wire'

/** Where the session token is kept: local storage, and the cookie `t` for plain links (spec §7). */
export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  clear: () => void
  /** Empties the whole local storage, as logout does. */
  clearEverything: () => void
  onForeignChange: (listener: (news: ForeignNews) => void) => () => void
}

/** What another tab of this browser did: stored a token, gave up a worthless one, or logged out. */
export type ForeignNews = { token: string } | 'given up' | 'logged out'

/** Written and taken away at once: other tabs hear of a logout even when the storage was empty already. */
const LOGOUT_KEY = 'bandiera.logout'

const ATTRIBUTES = 'path=/; Secure; SameSite=None'

/** The page's token store. */
export function createTokenStore(storage: Storage = localStorage): TokenStore {
  const dropCookie = () => {
    document.cookie = `${AUTH_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`
  }
  return {
    get: () => storage.getItem(AUTH_TOKEN_KEY),
    set(token) {
      storage.setItem(AUTH_TOKEN_KEY, token)
      document.cookie = `${AUTH_COOKIE}=${token}; ${ATTRIBUTES}`
    },
    clear() {
      storage.removeItem(AUTH_TOKEN_KEY)
      dropCookie()
    },
    clearEverything() {
      storage.setItem(LOGOUT_KEY, String(Date.now()))
      dropCookie()
      storage.clear()
    },
    onForeignChange(listener) {
      const heard = ({ key, newValue }: StorageEvent) => {
        // `key` is null when the other tab emptied its storage
        if (key === null || (key === LOGOUT_KEY && newValue !== null)) listener('logged out')
        if (key === AUTH_TOKEN_KEY) listener(newValue === null ? 'given up' : { token: newValue })
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}

import { siteTexts } from '@bandiera/platform'
import { AUTH_COOKIE, AUTH_TOKEN_KEY } from '@bandiera/wire'

/** The token in local storage and, for plain links, in the cookie `t` (spec §7); without storage the cookie signs in. */
export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  clear: () => void
  clearEverything: () => void
  onForeignChange: (listener: (news: ForeignNews) => void) => () => void
}

/** What another tab of this browser did: stored a token, gave up a worthless one, or logged out. */
export type ForeignNews = { token: string } | 'given up' | 'logged out'

/** Written and removed at once: the event tells other tabs of a logout even when the storage was empty. */
const LOGOUT_KEY = 'bandiera.logout'

/** Cookie that marks the token's cookie as the only copy. */
const ALONE_COOKIE = 't-sola'

const ATTRIBUTES = 'path=/; Secure; SameSite=None'

export function createTokenStore(texts = siteTexts): TokenStore {
  const dropCookie = () => {
    document.cookie = `${AUTH_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`
    dropAlone()
  }
  return {
    get: () => texts.get(AUTH_TOKEN_KEY) ?? (cookieOf(ALONE_COOKIE) && cookieOf(AUTH_COOKIE)),
    set(token) {
      const isKept = texts.set(AUTH_TOKEN_KEY, token)
      document.cookie = `${AUTH_COOKIE}=${token}; ${ATTRIBUTES}`
      if (isKept) dropAlone()
      else document.cookie = `${ALONE_COOKIE}=1; ${ATTRIBUTES}`
    },
    clear() {
      texts.remove(AUTH_TOKEN_KEY)
      dropCookie()
    },
    clearEverything() {
      texts.set(LOGOUT_KEY, String(Date.now()))
      dropCookie()
      texts.clear()
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

const dropAlone = () => {
  if (cookieOf(ALONE_COOKIE)) document.cookie = `${ALONE_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`
}

const cookieOf = (name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null

import { AUTH_COOKIE, AUTH_TOKEN_KEY } from '@bandiera/wire'

/** Where the session token is kept: local storage, and the cookie `t` for plain links (spec §7). */
export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  clear: () => void
  /** Empties the whole local storage, as logout does. */
  clearEverything: () => void
  /** Another tab stored another token, or took it away (`null`). */
  onForeignChange: (listener: (token: string | null) => void) => () => void
}

const ATTRIBUTES = 'path=/; Secure; SameSite=None'

/** The page's token store. */
export function createTokenStore(storage: Storage = localStorage): TokenStore {
  const clear = () => {
    storage.removeItem(AUTH_TOKEN_KEY)
    document.cookie = `${AUTH_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`
  }
  return {
    get: () => storage.getItem(AUTH_TOKEN_KEY),
    set(token) {
      storage.setItem(AUTH_TOKEN_KEY, token)
      document.cookie = `${AUTH_COOKIE}=${token}; ${ATTRIBUTES}`
    },
    clear,
    clearEverything() {
      clear()
      storage.clear()
    },
    onForeignChange(listener) {
      const heard = ({ key, newValue }: StorageEvent) => {
        // `key` is null when the other tab emptied its storage
        if (key === AUTH_TOKEN_KEY || key === null) listener(key === null ? null : newValue)
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}

/** User id inside a session token; `null` when it cannot be read. Only to compare: the server decides who it is. */
export function subjectOf(token: string): string | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { sub?: string }).sub ?? null
  } catch {
    // not a token of ours: the coming token login will say so
    return null
  }
}

import type { Usr } from '@bandiera/domain'

/** `stalled`: the token login failed and can be tried again. `expired`: the page stays and the login opens over it. */
export type SessionPhase = 'entering' | 'stalled' | 'anonymous' | 'active' | 'expired'

export interface SessionState {
  phase: SessionPhase
  /** Set while `active` and `expired`: the page shows data of this user. */
  usr: Usr | null
  /** The socket's auth token object: there only while the socket is connected and signed in (spec §4). */
  claims: TokenClaims | null
  message: string | null
  busy: boolean
}

export const SIGNED_OUT: SessionState = { phase: 'anonymous', usr: null, claims: null, message: null, busy: false }

/** What the socket's auth token says: the "auth token object" of spec §4. Only for comparisons; the server decides who the user is. */
interface TokenClaims {
  sub: string
  /** When it ends, Unix seconds; absent when it does not say. */
  ends?: number
  /** Lifetime of the token in seconds; absent when it does not say. */
  lasts?: number
}

export function claimsOf(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { sub, iat, exp } = JSON.parse(atob(payload)) as Partial<Record<string, unknown>>
    if (typeof sub !== 'string') return null
    return { sub, ...(typeof iat === 'number' && typeof exp === 'number' && { ends: exp, lasts: exp - iat }) }
  } catch {
    // not our token: the token login that follows will say so
    return null
  }
}

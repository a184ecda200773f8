/** What the socket's auth token says: the "auth token object" of spec §4. Only to compare; the server decides who it is. */
export interface TokenClaims {
  /** User id. */
  sub: string
  /** When it ends, Unix seconds; absent when it does not say. */
  ends?: number
  /** Seconds that the token is good for from when it was made; absent when it does not say. */
  lasts?: number
}

/** The claims inside a session token; `null` when it cannot be read. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { sub, iat, exp } = JSON.parse(atob(payload)) as Partial<Record<string, unknown>>
    if (typeof sub !== 'string') return null
    return { sub, ...(typeof iat === 'number' && typeof exp === 'number' && { ends: exp, lasts: exp - iat }) }
  } catch {
    // not a token of ours: the coming token login will say so
    return null
  }
}

/** What the socket's auth token says: the "auth token object" of spec §4. Only to compare; the server decides who it is. */
export interface TokenClaims {
  /** User id. */
  sub: string
}

/** The claims inside a session token; `null` when it cannot be read. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const claims = JSON.parse(atob(payload)) as Partial<TokenClaims>
    return typeof claims.sub === 'string' ? { sub: claims.sub } : null
  } catch {
    // not a token of ours: the coming token login will say so
    return null
  }
}

import type { Usr } from '@bandiera/domain'

export interface SessionClaims {
  uid: string
  sid: string
  /** Unix seconds */
  exp: number
}

/** Sessions of one tenant. Every token is bound to a stored session: ending it makes all of its tokens worthless. */
export interface Sessions {
  /** Opens a session; the token (12 h) is both the socket's auth token and the realm-web custom-token credential. */
  start(usr: Pick<Usr, '_id'>): Promise<{ token: string; sid: string }>
  /** A fresh token (12 h) of a session that is still open; `null` when it has ended. */
  renew(sid: string): Promise<string | null>
  verify(token: string): Promise<SessionClaims | null>
  /** 30 minutes; `null` when the session has ended. */
  accessToken(sid: string): Promise<string | null>
  verifyAccess(token: string): Promise<SessionClaims | null>
  /** 60 days; `null` when the session has ended. */
  refreshToken(sid: string): Promise<string | null>
  verifyRefresh(token: string): Promise<SessionClaims | null>
  end(sid: string): Promise<void>
  endAllOf(uid: string): Promise<void>
  /** Called once for each session that ends, after it is stored as ended. Returns the function that stops it. */
  onEnd(listener: (ended: { sid: string; uid: string }) => void): () => void
}

import { claimsOf, type SessionState } from './session-state.ts'

/**
 * The signed-in user, or the one that the stored token names while the token login runs. Only for requesting data early: the
 * server checks the token of each request, and the page shows nothing before the login succeeded.
 */
export const likelyUser =
  (token: () => string | null) =>
  ({ phase, usr }: SessionState): string | null => {
    if (usr) return usr._id
    const held = phase === 'anonymous' ? null : token()
    return held && (claimsOf(held)?.sub ?? null)
  }

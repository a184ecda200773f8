import { claimsOf, type SessionState } from './session-state.ts'

/** Also the one that the token names during the token login: only to request data early, the server checks the token. */
export const likelyUser =
  (token: () => string | null) =>
  ({ phase, usr }: SessionState): string | null => {
    if (usr) return usr._id
    const held = phase === 'anonymous' ? null : token()
    return held && (claimsOf(held)?.sub ?? null)
  }

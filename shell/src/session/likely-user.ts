import { claimsOf, type SessionState } from './session-state.ts'

/**
 * Who is signed in, or most likely will be: while the token login is on its way, whom the stored token names. Only to ask for
 * data early: the server decides by the token what it gives, and nothing is shown before it has let the user in.
 */
export const likelyUser =
  (token: () => string | null) =>
  ({ phase, usr }: SessionState): string | null => {
    if (usr) return usr._id
    const held = phase === 'anonymous' ? null : token()
    return held && (claimsOf(held)?.sub ?? null)
  }

import type { Usr } from '@bandiera/domain'

export interface Users {
  byId(uid: string): Promise<Usr | null>
  /** Without regard to case or outer spaces. */
  byEmail(email: string): Promise<Usr | null>
  /** The user, or `null` for a wrong pair or a suspended user; takes equal time. `LOGIN_TOO_MANY` after repeated failures. */
  verify(email: string, password: string): Promise<Usr | null>
  /** `PASSWORD_SHORT` below ten characters. Open sessions stay: end them with `Sessions.endAllOf`. */
  setPassword(uid: string, password: string): Promise<void>
}

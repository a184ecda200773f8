import type { Usr } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import { emailKey } from './email-key.ts'
import { createLoginAttempts } from './login-attempts.ts'
import { hashPassword, isOutdated, PASSWORD_MIN, verifyPassword } from './password.ts'

export interface Users {
  byId(uid: string): Promise<Usr | null>
  /** Without regard to case or outer spaces. */
  byEmail(email: string): Promise<Usr | null>
  /**
   * The user, or `null` for a wrong pair; takes equal time. `LOGIN_SUSPENDED` for the right pair of a suspended user,
   * `LOGIN_TOO_MANY` after repeated failures.
   */
  verify(email: string, password: string): Promise<Usr | null>
  /** `PASSWORD_SHORT` below ten characters. Open sessions stay: end them with `Sessions.endAllOf`. */
  setPassword(uid: string, password: string): Promise<void>
}

export interface UsersOptions {
  /** Cost of hashing, `log2(N)` of scrypt; lower only in tests. */
  scryptLogN?: number
  now?: () => number
}

export const SCRYPT_LOG_N = 17
/** Space of the stored password hashes, by user id. */
export const PASSWORDS = 'password'

export function createUsers(store: Store, { scryptLogN = SCRYPT_LOG_N, now = Date.now }: UsersOptions = {}): Users {
  const attempts = createLoginAttempts(store, now)
  const byEmail = async (email: string): Promise<Usr | null> => {
    const anyOf = [{ path: 'email', values: [emailKey(email)] }]
    for await (const { doc } of store.scan('usr', { anyOf })) return doc
    return null
  }
  const save = async (uid: string, password: string): Promise<void> => {
    const text = await hashPassword(password, scryptLogN)
    await store.transact(null, (tx) => tx.setSecret(PASSWORDS, uid, text))
  }
  return {
    byId: async (uid) => (await store.get('usr', uid))?.doc ?? null,
    byEmail,
    verify: async (email, password) => {
      const account = emailKey(email)
      await attempts.begin(account)
      const usr = await byEmail(account)
      const secret = usr && (await store.secret(PASSWORDS, usr._id))
      const stored = typeof secret === 'string' ? secret : null
      const right = await verifyPassword(password, stored, scryptLogN)
      if (!right || !usr) return null
      await attempts.succeeded(account)
      if (usr.attivo === false) throw new PortalError('LOGIN_SUSPENDED')
      if (stored && isOutdated(stored, scryptLogN)) await save(usr._id, password)
      return usr
    },
    setPassword: async (uid, password) => {
      if (password.length < PASSWORD_MIN) throw new PortalError('PASSWORD_SHORT', PASSWORD_MIN)
      await save(uid, password)
    },
  }
}

import type { Usr } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import { isDemoAddress } from '../demo/demo-address.ts'
import { emailKey } from './email-key.ts'
import { withdrawLink } from './links/links.ts'
import { createLoginAttempts, type Place } from './login-attempts.ts'
import { refuseWeak } from './password-strength.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

export interface Users {
  byId(uid: string): Promise<Usr | null>
  /** Without regard to case or outer spaces. */
  byEmail(email: string): Promise<Usr | null>
  /**
   * The user, or `null` for a wrong pair; takes equal time. `LOGIN_SUSPENDED` for the right pair of a suspended user,
   * `LOGIN_TOO_MANY` after repeated failures.
   */
  verify(email: string, password: string, place: Place): Promise<Usr | null>
  /** A session was opened from there by other means than the password: guesses of others do not keep its owner out. */
  knows(email: string, place: Place): Promise<void>
  /**
   * The text to store for a new password, inside a transaction with `PASSWORDS`. `PASSWORD_SHORT` below ten characters,
   * `PASSWORD_WEAK` when it is easy to guess for somebody who knows its owner.
   */
  hash(password: string, owner: Pick<Usr, 'name' | 'email'>): Promise<string>
  /** Refuses as `hash` does; an open link of a mail is withdrawn. Open sessions stay: end them with `Sessions.endAllOf`. */
  setPassword(uid: string, password: string): Promise<void>
}

export interface UsersOptions {
  /** Refuses the accounts of the demo data, whose password is known. */
  refuseDemo?: boolean
  /** Cost of hashing, `log2(N)` of scrypt; lower only in tests. */
  scryptLogN?: number
  now?: () => number
}

export const SCRYPT_LOG_N = 17
/** Space of the stored password hashes, by user id. */
export const PASSWORDS = 'password'

export function createUsers(
  store: Store,
  { scryptLogN = SCRYPT_LOG_N, now = Date.now, refuseDemo = false }: UsersOptions = {},
): Users {
  const attempts = createLoginAttempts(store, now)
  const byEmail = async (email: string): Promise<Usr | null> => {
    const anyOf = [{ path: 'email', values: [emailKey(email)] }]
    let invited: Usr | null = null
    // an address may be invited more than once before it belongs to somebody
    for await (const { doc } of store.scan('usr', { anyOf })) {
      if (!doc.invito) return doc
      invited ??= doc
    }
    return invited
  }
  const byId = async (uid: string): Promise<Usr | null> => (await store.get('usr', uid))?.doc ?? null
  const save = (uid: string, text: string): Promise<void> =>
    store.transact(null, (tx) => tx.setSecret(PASSWORDS, uid, text))
  const hash: Users['hash'] = async (password, { name, email }) => {
    refuseWeak(password, [name, email])
    return hashPassword(password, scryptLogN)
  }
  return {
    byId,
    byEmail,
    verify: async (email, password, place) => {
      const account = emailKey(email)
      await attempts.begin(account, place)
      const usr = await byEmail(account)
      const secret = usr && (await store.secret(PASSWORDS, usr._id))
      const stored = typeof secret === 'string' ? secret : null
      const right = await verifyPassword(password, stored, scryptLogN)
      if (!right || !usr) return null
      await attempts.succeeded(account, place)
      if (refuseDemo && isDemoAddress(account)) throw new PortalError('LOGIN_DEMO')
      if (usr.attivo === false) throw new PortalError('LOGIN_SUSPENDED')
      if (stored && isOutdated(stored, scryptLogN)) await save(usr._id, await hashPassword(password, scryptLogN))
      return usr
    },
    knows: (email, place) => attempts.succeeded(emailKey(email), place),
    hash,
    setPassword: async (uid, password) => {
      const owner = await byId(uid)
      const text = await hash(password, owner ?? { name: '', email: '' })
      await store.transact(null, async (tx) => {
        await tx.setSecret(PASSWORDS, uid, text)
        await withdrawLink(tx, 'resetPwd', uid)
      })
    },
  }
}

import type { Usr } from '@bandiera/domain'
import { PASSWORD_MIN, type PasswordStrength } from '@bandiera/domain/password-strength'
import { currentTime } from '../clock.ts'
import { networkOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import { emailKey, isDemoAddress } from './email.ts'
import { createHeldSecrets, type HeldSecrets, isReadOnly } from '../store/held-secrets.ts'
import { withdrawLink } from './links.ts'
import { createLoginAttempts, type Place } from './login-attempts.ts'
import { createPasswordDesk, type PasswordDesk } from './password-desk.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

interface UsersOptions {
  /** Refuses demo accounts, whose password is known. */
  refuseDemo?: boolean
  /** Cost of hashing, `log2(N)` of scrypt; lower only in tests. */
  scryptLogN?: number
  now?: () => number
  /** Counts attempts while the store cannot be written; by default its own. */
  held?: HeldSecrets
  /** For all tenants together; by default one of its own. */
  desk?: PasswordDesk
}

export const PASSWORD_LOG_N = 17
export const PASSWORDS = 'password'

export function createUsers(store: Store, options: UsersOptions = {}) {
  const {
    scryptLogN = PASSWORD_LOG_N,
    now = currentTime,
    desk = createPasswordDesk({ now }),
    refuseDemo = false,
  } = options
  const attempts = createLoginAttempts(options.held ?? createHeldSecrets(store), now)
  /** Without regard to case or outer spaces. */
  const byEmail = async (email: string): Promise<Usr | null> => {
    const anyOf = [{ path: 'email', values: [emailKey(email)] }]
    let invited: Usr | null = null
    // an address may be invited more than once before it belongs to an account
    for await (const { doc } of store.scan('usr', { anyOf })) {
      if (!doc.invito) return doc
      invited ??= doc
    }
    return invited
  }
  const byId = async (uid: string): Promise<Usr | null> => (await store.get('usr', uid))?.doc ?? null
  /** At the next login if not now: a full disk keeps no one out. */
  const renew = async (uid: string, password: string): Promise<void> => {
    const text = await hashPassword(password, scryptLogN)
    await store
      .transact(null, (tx) => tx.setSecret(PASSWORDS, uid, text))
      .catch((error: unknown) => {
        if (!isReadOnly(error)) throw error
      })
  }
  /** To store inside a transaction with `PASSWORDS`. `PASSWORD_SHORT`, `PASSWORD_WEAK`, `LOGIN_BUSY`. */
  const hash = (password: string, { name, email }: Pick<Usr, 'name' | 'email'>, place: Place): Promise<string> =>
    // the caller has already proven itself by a link or a session
    desk.queue.run({ key: keyOf(place), known: true }, async () => {
      refuseWeak(password, await desk.judge(password, [name, email]))
      return hashPassword(password, scryptLogN)
    })
  const tried = async (account: string, password: string, place: Place): Promise<Usr | null> => {
    await attempts.begin(account, place)
    const usr = await byEmail(account)
    const secret = usr && (await store.secret(PASSWORDS, usr._id))
    const text = typeof secret === 'string' ? secret : null
    const right = await verifyPassword(password, text, scryptLogN)
    if (!right || !usr) return null
    await attempts.succeeded(account, place)
    if (text && isOutdated(text, scryptLogN)) await renew(usr._id, password)
    return usr
  }
  return {
    byId,
    byEmail,
    /** `null` for a wrong pair, in equal time. `LOGIN_SUSPENDED` for a right one, `LOGIN_TOO_MANY`, `LOGIN_BUSY`. */
    async verify(email: string, password: string, place: Place): Promise<Usr | null> {
      const account = emailKey(email)
      const standing = await attempts.standing(account, place)
      const key = keyOf(place)
      const settle = desk.guesses.begin(key, standing.account)
      let wrong = false
      try {
        const caller = { key: standing.account ? `${key} noto` : key, known: standing.place }
        const usr = await desk.queue.run(caller, () => tried(account, password, place))
        wrong = usr === null
        if (usr && refuseDemo && isDemoAddress(account)) throw new PortalError('LOGIN_DEMO')
        if (usr?.attivo === false) throw new PortalError('LOGIN_SUSPENDED')
        return usr
      } finally {
        settle(wrong)
      }
    },
    /** A session was opened there without the password: guesses of others do not keep its owner out. */
    knows: (email: string, place: Place) => attempts.succeeded(emailKey(email), place),
    /** Its later logins from this browser go first, from any address. */
    knowsDevice: (email: string, device: string) => attempts.knowDevice(emailKey(email), device),
    hash,
    /** Refuses as `hash`; open links of mails are withdrawn. Open sessions stay. */
    async setPassword(uid: string, password: string, place: Place): Promise<void> {
      const owner = await byId(uid)
      const text = await hash(password, owner ?? { name: '', email: '' }, place)
      await store.transact(null, async (tx) => {
        await tx.setSecret(PASSWORDS, uid, text)
        await withdrawLink(tx, 'resetPwd', uid)
      })
    },
  }
}

export type Users = ReturnType<typeof createUsers>

const keyOf = (place: Place): string => ('sid' in place ? place.sid : networkOf(place.address))

function refuseWeak(password: string, { abbastanza, consigli }: PasswordStrength): void {
  if (password.length < PASSWORD_MIN) throw new PortalError('PASSWORD_SHORT', PASSWORD_MIN)
  if (!abbastanza) throw new PortalError('PASSWORD_WEAK', consigli.join(' '))
}

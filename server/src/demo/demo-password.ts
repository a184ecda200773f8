import { createHmac } from 'node:crypto'
import { isDemoAddress } from '../accounts/email.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { PASSWORDS } from '../accounts/users.ts'

const SPACE = 'demo'
const KEY = 'password'

/** Tells one demo password from another without storing it. */
export const demoMark = (key: Uint8Array, password: string): string =>
  createHmac('sha256', key).update(password).digest('base64url')

/** Row of the seeding transaction that remembers the password of the demo accounts. */
export const demoSecret = (mark: string): readonly [string, string, string] => [SPACE, KEY, mark]

export const hasDemoAccounts = async ({ store }: Tenant): Promise<boolean> => (await store.secret(SPACE, KEY)) !== null

/** Gives the demo accounts the password of the environment when it changed. */
export async function renewDemoPassword(tenant: Tenant, mark: string, password: string, logN: number): Promise<void> {
  const known = await tenant.store.secret(SPACE, KEY)
  if (known === null || known === mark) return
  const hash = await hashPassword(password, logN)
  await tenant.store.transact(null, async (tx) => {
    for await (const { doc } of tx.scan('usr')) {
      if (isDemoAddress(doc.email)) await tx.setSecret(PASSWORDS, doc._id, hash)
    }
    await tx.setSecret(SPACE, KEY, mark)
  })
}

/** Accounts of every demo tenant; two professionisti below them are not listed at start-up. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@demo.test', what: 'sees and manages everything' },
  { email: 'editore@demo.test', what: 'publishes grants and institutes' },
  { email: 'gestore@demo.test', what: 'manages companies' },
  { email: 'gestore2@demo.test', what: 'another manager' },
  { email: 'professionista@demo.test', what: 'works under gestore' },
  { email: 'professionista2@demo.test', what: 'works under gestore2' },
  { email: 'sviluppatore@demo.test', what: 'a manager with the developer flag' },
] as const

import type { Role } from '@bandiera/domain'
import type { Account } from '../sign-in.ts'

/** A user of the portal, or a visitor without an account. */
export interface Visitor {
  name: string
  account: Account | null
  role: Role | null
  host: string
}

const HOME = 'localhost'
const ACCOUNTS = ['gestore', 'admin', 'editore', 'professionista'] as const
const TENANTS = ['agevolaitalia', 'sofabis', 'affitti']

/** One of each kind on the plain tenant: together they see every page that is not a white label's own. */
export const ROLES: readonly Visitor[] = [
  ...ACCOUNTS.map((role) => ({ name: role, account: role, role, host: HOME })),
  { name: 'anonimo', account: null, role: null, host: HOME },
]

/** Who sees what the plain tenant does not show: its account with a page of its own, and the white labels. */
export const OTHERS: readonly Visitor[] = [
  { name: 'gestore2', account: 'gestore2', role: 'gestore', host: HOME },
  ...TENANTS.map((name) => [name, `${name}.localhost`] as const).flatMap(([name, host]): Visitor[] => [
    { name: `gestore-${name}`, account: 'gestore', role: 'gestore', host },
    { name: `anonimo-${name}`, account: null, role: null, host },
  ]),
]

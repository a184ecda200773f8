import { firstRole, managerOf, PUBLIC_USR_FIELDS, type Usr } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// spec §6: admin = all; editore = users (names only). A gestore knows its professionisti, they know it by name.
export const usr: CollectionPolicy<Usr> = {
  audience: (record) => {
    const manager = firstRole(record.role) === 'professionista' ? managerOf(record) : null
    const team = firstRole(record.role) === 'gestore' ? [token.team(record._id)] : []
    return [token.admin, token.editori, token.user(record._id), ...(manager ? [token.gestore(manager)] : []), ...team]
  },
  isPublicToken: (name) => name === token.editori || name.startsWith(token.team('')),
  publicFields: PUBLIC_USR_FIELDS,
}

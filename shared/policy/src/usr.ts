import { firstRole, managerOf, PUBLIC_USR_FIELDS, ROLES, type Role, type RoleFlags, type Usr } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token, tokensOf, type Viewer } from './tokens.ts'

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

/** Roles that somebody may invite: an admin all of them, a gestore its own professionisti, nobody else anything. */
export function rolesToInvite(viewer: Viewer): readonly Role[] {
  const role = tokensOf(viewer).length > 0 ? firstRole(viewer.role) : null
  if (role === 'admin') return ROLES
  return role === 'gestore' ? ['professionista'] : []
}

/** Whether somebody may invite a person with these role flags, and send or withdraw such an invitation. */
export function mayInvite(viewer: Viewer, flags: RoleFlags): boolean {
  const role = firstRole(flags)
  if (role === null || !rolesToInvite(viewer).includes(role)) return false
  return firstRole(viewer.role) === 'admin' || managerOf({ _id: '', role: flags }) === viewer._id
}

import { firstRole, managerOf, PUBLIC_USR_FIELDS, ROLES, type Role, type RoleFlags, type Usr } from '@bandiera/domain'
import type { CollectionPolicy, Right, WriterFacts } from './policy.ts'
import { anything } from './rights.ts'
import { token, tokensOf, type Viewer } from './tokens.ts'

export const OWN_USR_FIELDS = ['name', 'photo', 'telefono', 'preferenze'] as const
/** Fields that a gestore may change in the record of a professionista who works for it. */
export const TEAM_USR_FIELDS = ['name', 'telefono', 'attivo'] as const
/** Fields of a user that only the server writes: invitation, registration, last access. */
export const SERVER_USR_FIELDS = ['invito', 'invitatoDa', 'registratoIl', 'privacyIl', 'ultimoAccesso'] as const

const notServers = { ...anything, locked: SERVER_USR_FIELDS }
const self = { whose: 'its own', owns: (record: { _id: string }, { _id }: WriterFacts) => record._id === _id }
const own = { update: { ...self, only: OWN_USR_FIELDS } }

/** A gestore's right on the people who work for it, besides the one on its own record. */
export const teamRight: Right<Usr> = {
  whose: 'who work for it',
  owns: (record, { _id }) => record.role.professionista?.by === _id,
  only: TEAM_USR_FIELDS,
}

// spec §6: admin = all; editore = users (names only). A gestore knows its professionisti, they know it by name.
export const usr: CollectionPolicy<Usr> = {
  audience: (record) => {
    const manager = firstRole(record.role) === 'professionista' ? managerOf(record) : null
    const team = firstRole(record.role) === 'gestore' ? [token.team(record._id)] : []
    return [token.admin, token.editori, token.user(record._id), ...(manager ? [token.gestore(manager)] : []), ...team]
  },
  isPublicToken: (name) => name === token.editori || name.startsWith(token.team('')),
  publicFields: PUBLIC_USR_FIELDS,
  // users are suspended, never deleted: their name stays in the history
  writes: { admin: { insert: notServers, update: notServers }, editore: own, gestore: own, professionista: own },
}

export function rolesToInvite(viewer: Viewer): readonly Role[] {
  const role = tokensOf(viewer).length > 0 ? firstRole(viewer.role) : null
  if (role === 'admin') return ROLES
  return role === 'gestore' ? ['professionista'] : []
}

/** Whether a user may invite a person with these role flags, and send or withdraw such an invitation. */
export function mayInvite(viewer: Viewer, flags: RoleFlags): boolean {
  const role = firstRole(flags)
  if (role === null || !rolesToInvite(viewer).includes(role)) return false
  return firstRole(viewer.role) === 'admin' || managerOf({ _id: '', role: flags }) === viewer._id
}

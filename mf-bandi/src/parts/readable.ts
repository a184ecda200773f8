import type { Bando, Role } from '@bandiera/domain'

/** Who writes grants: they see drafts too, with what is still to check. */
export const isCurator = (role: Role | null): boolean => role === 'editore' || role === 'admin'

/** Whether a role reads this grant here: managers and professionals only once it is published (domain, screen /bandi). */
export const isReadable = (bando: Bando, role: Role | null): boolean =>
  isCurator(role) || bando.data.redazione === 'pubblicato'

import type { Bando, Role } from '@bandiera/domain'

/** Roles that write grants; they also see drafts and open questions. */
export const isCurator = (role: Role | null): boolean => role === 'editore' || role === 'admin'

/** Whether a role may read this grant here: managers and professionals only after its publication (domain, screen /bandi). */
export const isReadable = (bando: Bando, role: Role | null): boolean =>
  isCurator(role) || bando.data.redazione === 'pubblicato'

import { firstRole, type Usr } from '@bandiera/domain'

/** Where a user goes after login (spec §2): its own page by kind, or where it wanted to go. */
export function landingOf(usr: Usr, redirectTo: string | null): string {
  if (redirectTo) return redirectTo
  if (usr.developer) return '/aziende'
  const role = firstRole(usr.role)
  if (role === 'admin') return '/utenti'
  return role === 'editore' ? '/bandi' : '/'
}

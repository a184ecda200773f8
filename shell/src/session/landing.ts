import { firstRole, type Usr } from '@bandiera/domain'
import type { TenantManifest } from '@bandiera/wire'
import { menuItems } from '../menu/menu-items.ts'
import { canOpen } from '../modules/index.ts'

/** The page after login (spec §2): the one that the user wanted, or the landing page of its kind. */
export function landingOf(usr: Usr, redirectTo: string | null): string {
  if (redirectTo) return redirectTo
  if (usr.developer) return '/aziende'
  const role = firstRole(usr.role)
  if (role === 'admin') return '/utenti'
  return role === 'editore' ? '/bandi' : '/'
}

/** `/incroci` (spec §2) for those who have it; the others get their landing page, or their menu's first (ADR 0015). */
export function homeOf(usr: Usr, manifest: TenantManifest): string {
  const pages = menuItems(manifest, usr).filter(({ popup, whenSome }) => !popup && !whenSome)
  const wanted = ['/incroci', landingOf(usr, null), ...pages.map(({ to }) => to)]
  return wanted.find((path) => canOpen(path, manifest, usr)) ?? '/dashboard'
}

/** The landing page after login, or `/` for a tenant that does not have it. */
export function landingIn(manifest: TenantManifest, usr: Usr, redirectTo: string | null): string {
  const landing = landingOf(usr, redirectTo)
  return redirectTo || canOpen(landing, manifest, usr) ? landing : '/'
}

export const loginPath = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  pathname === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(pathname + search + hash)}`

/** Only a path of this site. Browsers read `\` as `/` and drop tabs and line ends: `/\evil.example` would leave it. */
export function safeRedirect(wanted: string | null, origin = location.origin): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!wanted?.startsWith('/') || /^\/\/|[\\\u0000-\u001f]/.test(wanted)) return null
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname === '/login') return null
  return url.pathname + url.search + url.hash
}

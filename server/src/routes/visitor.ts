import type { Usr } from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import { AUTH_COOKIE } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import type { SessionClaims } from '../services/sessions.ts'
import type { Tenant } from '../services/tenants.ts'

/** Who is asking: the user as the database has it now, its session, and the audience tokens it holds. */
export interface Visitor {
  tenant: Tenant
  usr: Usr
  sid: string
  /** End of the token it came with, Unix seconds. */
  exp: number
  held: ReadonlySet<string>
}

/** The visitor behind checked claims. `SESSION_ENDED` without a user, `LOGIN_SUSPENDED` for one that may not enter. */
export async function visitorOf(tenant: Tenant, claims: SessionClaims | null): Promise<Visitor> {
  const usr = claims && (await tenant.users.byId(claims.uid))
  if (!claims || !usr) throw new PortalError('SESSION_ENDED')
  const held = new Set(tokensOf(usr))
  if (held.size === 0) throw new PortalError('LOGIN_SUSPENDED')
  return { tenant, usr, sid: claims.sid, exp: claims.exp, held }
}

/** The same visitor with the rights that it has now; refuses like `visitorOf`. */
export async function renewed({ tenant, usr, sid, exp }: Visitor): Promise<Visitor> {
  return visitorOf(tenant, { uid: usr._id, sid, exp })
}

/** Token of an `Authorization: Bearer` header; empty when there is none. */
export const bearerOf = (header: string | undefined): string => /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''

/** Who seems to be signed in, by the cookie of plain links: a hint for what a page shows first, which opens nothing. */
export async function claimsByCookie(tenant: Tenant, cookie: string | undefined): Promise<SessionClaims | null> {
  const token = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}=([^;]+)`).exec(cookie ?? '')?.[1]
  return token ? tenant.sessions.verify(token) : null
}

/** The visitor of our own endpoints, which take the session token. */
export async function visitorBySession(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verify(bearerOf(header)))
}

/** The visitor of the App Services API, which takes access tokens. */
export async function visitorByAccess(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verifyAccess(bearerOf(header)))
}

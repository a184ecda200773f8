import type { Usr } from '@bandiera/domain'
import { token, tokensOf } from '@bandiera/policy'
import { AUTH_COOKIE } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import type { Preview, SessionClaims } from './sessions.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The caller: the user as the database has it now, its session, and the audience tokens it holds. */
export interface Visitor {
  tenant: Tenant
  usr: Usr
  sid: string
  /** End of the visitor's token, Unix seconds. */
  exp: number
  held: ReadonlySet<string>
  /** It only looks, and belongs to no account. */
  preview?: Preview
}

/** Whom to count what a person asks for at once by. */
export const callerOf = ({ tenant, usr }: Pick<Visitor, 'tenant' | 'usr'>): { tenant: string; person: string } => ({
  tenant: tenant.id,
  person: `${tenant.id} ${usr._id}`,
})

interface Admitting {
  /** Whether who only looks may do this as well. */
  preview?: boolean
}

/**
 * The visitor behind checked claims. `SESSION_ENDED` without a user, `LOGIN_SUSPENDED` for one that may not enter,
 * `PREVIEW_REFUSED` for a preview, unless the caller lets it in.
 */
export async function visitorOf(
  tenant: Tenant,
  claims: SessionClaims | null,
  { preview = false }: Admitting = {},
): Promise<Visitor> {
  if (claims?.preview) {
    if (!preview) throw new PortalError('PREVIEW_REFUSED')
    return previewVisitor(tenant, claims, claims.preview)
  }
  const usr = claims && (await tenant.users.byId(claims.uid))
  if (!claims || !usr) throw new PortalError('SESSION_ENDED')
  const held = new Set(tokensOf(usr))
  if (held.size === 0) throw new PortalError('LOGIN_SUSPENDED')
  return { tenant, usr, sid: claims.sid, exp: claims.exp, held }
}

/** The same visitor with the rights that it has now; refuses like `visitorOf`. */
export async function renewed({ tenant, usr, sid, exp, preview }: Visitor): Promise<Visitor> {
  return visitorOf(tenant, { uid: usr._id, sid, exp, ...(preview && { preview }) }, { preview: true })
}

/** Holds the tokens that every signed-in user holds: the white label, no record of a person, a company or a grant. */
function previewVisitor(tenant: Tenant, { uid, sid, exp }: SessionClaims, preview: Preview): Visitor {
  const role = preview.role === 'professionista' ? { professionista: { by: uid } } : { [preview.role]: true }
  const usr: Usr = { _id: uid, name: 'Anteprima', email: `anteprima@${tenant.id}`, role }
  return { tenant, usr, sid, exp, held: new Set([token.everyone]), preview }
}

/** Token of an `Authorization: Bearer` header; empty when there is none. */
export const bearerOf = (header: string | undefined): string => /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''

/** Who seems to be signed in, by the cookie of plain links: a hint for what a page shows first, which opens nothing. */
export async function claimsByCookie(tenant: Tenant, cookie: string | undefined): Promise<SessionClaims | null> {
  const token = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}=([^;]+)`).exec(cookie ?? '')?.[1]
  return token ? tenant.sessions.verify(token) : null
}

/** The visitor of an endpoint of ours that a preview may read too. */
export async function readerBySession(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verify(bearerOf(header)), { preview: true })
}

/** The visitor of our own endpoints, which take the session token. */
export async function visitorBySession(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verify(bearerOf(header)))
}

/** The visitor of the App Services API, which takes access tokens; a preview among them, which only reads. */
export async function visitorByAccess(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verifyAccess(bearerOf(header)), { preview: true })
}

import type { Usr } from '@bandiera/domain'
import { token, tokensOf } from '@bandiera/policy'
import { AUTH_COOKIE } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import type { Preview, SessionClaims } from './sessions.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The caller, with the user and the audience tokens as the database has them now. */
export interface Visitor {
  tenant: Tenant
  usr: Usr
  sid: string
  /** Unix seconds. */
  exp: number
  held: ReadonlySet<string>
  /** It only looks, and belongs to no account. */
  preview?: Preview
}

/** To count by what a person asks for at once. */
export const callerOf = ({ tenant, usr }: Pick<Visitor, 'tenant' | 'usr'>): { tenant: string; person: string } => ({
  tenant: tenant.id,
  person: `${tenant.id} ${usr._id}`,
})

interface Admitting {
  preview?: boolean
}

/** `SESSION_ENDED` without a user, `LOGIN_SUSPENDED` for one that may not enter, `PREVIEW_REFUSED`. */
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

/** With the rights that it has now; refuses like `visitorOf`. */
export async function renewed({ tenant, usr, sid, exp, preview }: Visitor): Promise<Visitor> {
  return visitorOf(tenant, { uid: usr._id, sid, exp, ...(preview && { preview }) }, { preview: true })
}

/** Holds the tokens of every signed-in user: no record of a person, a company or a grant. */
function previewVisitor(tenant: Tenant, { uid, sid, exp }: SessionClaims, preview: Preview): Visitor {
  const role = preview.role === 'professionista' ? { professionista: { by: uid } } : { [preview.role]: true }
  const usr: Usr = { _id: uid, name: 'Anteprima', email: `anteprima@${tenant.id}`, role }
  return { tenant, usr, sid, exp, held: new Set([token.everyone]), preview }
}

/** Empty when there is none. */
export const bearerOf = (header: string | undefined): string => /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''

/** By the cookie of plain links: a hint for what a page shows first, which opens nothing. */
export async function claimsByCookie(tenant: Tenant, cookie: string | undefined): Promise<SessionClaims | null> {
  const token = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}=([^;]+)`).exec(cookie ?? '')?.[1]
  return token ? tenant.sessions.verify(token) : null
}

/** Of an endpoint that a preview may read too. */
export async function readerBySession(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verify(bearerOf(header)), { preview: true })
}

/** Of our own endpoints, which take the session token. */
export async function visitorBySession(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verify(bearerOf(header)))
}

/** Of the App Services API, which takes access tokens; a preview only reads. */
export async function visitorByAccess(tenant: Tenant, header: string | undefined): Promise<Visitor> {
  return visitorOf(tenant, await tenant.sessions.verifyAccess(bearerOf(header)), { preview: true })
}

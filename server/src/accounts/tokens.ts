import { errors, SignJWT } from 'jose'
import * as z from 'zod'
import { verifyJwt, type Keys } from './jwt.ts'
import type { SessionClaims } from './sessions.ts'

const HOUR = 3600
/** Seconds that each kind of token is good for. */
export const LIFETIME = { session: 12 * HOUR, access: HOUR / 2, refresh: 60 * 24 * HOUR } as const
export type TokenType = keyof typeof LIFETIME
/** What a token is good for: `file:{id}` opens the file of one document, for as long as a browser needs to ask for it. */
export type TokenUse = TokenType | `file:${string}`
const FILE_LIFETIME = 60

export interface TokenScope extends Keys {
  tenantId: string
  now: () => number
}

const ISSUER = 'bandiera'
const ALGORITHM = 'HS256'
const ClaimsSchema = z.object({ sub: z.string(), sid: z.string(), typ: z.string(), exp: z.number() })

interface Issued {
  uid: string
  sid: string
  typ: TokenUse
  /** End of its session, milliseconds since 1970: no token outlives it. */
  until?: number
}

/** Claims stay minimal: the browser keeps these tokens in its storage. */
export function signToken(scope: TokenScope, { uid, sid, typ, until = Infinity }: Issued) {
  const issued = Math.floor(scope.now() / 1000)
  const end = issued + (isType(typ) ? LIFETIME[typ] : FILE_LIFETIME)
  return new SignJWT({ sid, typ })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(uid)
    .setIssuer(ISSUER)
    .setAudience(scope.tenantId)
    .setIssuedAt(issued)
    .setExpirationTime(Math.min(end, Math.floor(until / 1000)))
    .sign(scope.key)
}

/** Claims of a token made for this tenant and this use; `null` for anything else, expired ones included. */
export async function verifyToken(scope: TokenScope, token: string, typ: TokenUse): Promise<SessionClaims | null> {
  // a request without a token: most of what strangers send
  if (token === '') return null
  const expected = {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: scope.tenantId,
    currentDate: new Date(scope.now()),
  }
  try {
    const claims = ClaimsSchema.safeParse(await verifyJwt(token, scope, expected))
    if (!claims.success || claims.data.typ !== typ) return null
    return { uid: claims.data.sub, sid: claims.data.sid, exp: claims.data.exp }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const isType = (use: TokenUse): use is TokenType => Object.hasOwn(LIFETIME, use)

import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { SessionClaims } from './sessions.ts'

const HOUR = 3600
/** Seconds that each kind of token is good for. */
export const LIFETIME = { session: 12 * HOUR, access: HOUR / 2, refresh: 60 * 24 * HOUR } as const
export type TokenType = keyof typeof LIFETIME

export interface TokenScope {
  key: Uint8Array
  tenantId: string
  now: () => number
}

const ISSUER = 'bandiera'
const ALGORITHM = 'HS256'
const ClaimsSchema = z.object({ sub: z.string(), sid: z.string(), typ: z.string(), exp: z.number() })

/** Claims stay minimal: the browser keeps these tokens in its storage. */
export function signToken(scope: TokenScope, { uid, sid, typ }: { uid: string; sid: string; typ: TokenType }) {
  const issued = Math.floor(scope.now() / 1000)
  return new SignJWT({ sid, typ })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(uid)
    .setIssuer(ISSUER)
    .setAudience(scope.tenantId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME[typ])
    .sign(scope.key)
}

/** Claims of a token made for this tenant and this use; `null` for anything else, expired ones included. */
export async function verifyToken(scope: TokenScope, token: string, typ: TokenType): Promise<SessionClaims | null> {
  const expected = {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: scope.tenantId,
    currentDate: new Date(scope.now()),
  }
  try {
    const { payload } = await jwtVerify(token, scope.key, expected)
    const claims = ClaimsSchema.safeParse(payload)
    if (!claims.success || claims.data.typ !== typ) return null
    return { uid: claims.data.sub, sid: claims.data.sid, exp: claims.data.exp }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

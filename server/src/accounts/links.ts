import { errors, SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Reader, Tx } from '../store/port.ts'
import { type Keys, verifyJwt } from './keys.ts'
import type { Config } from '../config.ts'

const DAY = 24 * 3600
/** Seconds that the link of a mail works, by purpose. */
export const LINK_LIFE = { registrazione: 7 * DAY, resetPwd: 3600 } as const
export type LinkKind = keyof typeof LINK_LIFE

/**
 * How many links of one person are good at once. A new invitation replaces the one before, because the inviting person
 * decides. A stranger can ask for a new password too, and must not make the owner's links worthless: so all links of one
 * hour are good.
 */
const GOOD_AT_ONCE = { registrazione: 1, resetPwd: 10 } as const satisfies Record<LinkKind, number>

/** A link that was signed here, has not expired and is one of the newest of its user. */
export interface OpenLink {
  uid: string
  kind: LinkKind
}

/**
 * Links in mails: signed, with a purpose of their own, good for one use, which makes all links of that kind of the person
 * worthless, as a withdrawal does. What is stored are the numbers of the good ones, never a link.
 */
export interface Links {
  /** The token of a new link and when it stops working; inside the transaction that makes it necessary. */
  issue(tx: LinkWriter, kind: LinkKind, uid: string): Promise<{ token: string; expires: Date }>
  /** `LINK_ALTERED`, `LINK_EXPIRED`, or `LINK_USED` when it was used, replaced or withdrawn. */
  read(reader: Reader, kind: LinkKind, token: string): Promise<OpenLink>
  /** Whose link it is, also when it has expired or was used: it identifies the holder, never signs in. `LINK_ALTERED`. */
  bearer(kind: LinkKind, token: string): Promise<string>
  /** As `read`, and it never works again. */
  use(tx: LinkWriter, kind: LinkKind, token: string): Promise<OpenLink>
  withdraw(tx: LinkWriter, kind: LinkKind, uid: string): Promise<void>
}
type LinkWriter = Reader & Pick<Tx, 'setSecret' | 'deleteSecret'>

export interface LinksOptions extends Keys {
  tenantId: string
  now?: () => number
}

const SPACE = 'collegamento'
const ISSUER = 'bandiera'
const ALGORITHM = 'HS256'
const ClaimsSchema = z.object({ sub: z.string(), jti: z.string() })

export function createLinks({ tenantId, now = currentTime, ...keys }: LinksOptions): Links {
  // never the audience of a session token, nor that of another kind of link
  const audience = (kind: LinkKind): string => `${tenantId}#${kind}`
  const claims = (kind: LinkKind, token: string, currentDate: Date) =>
    claimsOf(token, keys, { audience: audience(kind), issuer: ISSUER, algorithms: [ALGORITHM], currentDate })
  const read = async (reader: Reader, kind: LinkKind, token: string): Promise<OpenLink> => {
    const { sub, jti } = await claims(kind, token, new Date(now()))
    if (!(await goodOf(reader, kind, sub)).includes(jti)) throw new PortalError('LINK_USED')
    return { uid: sub, kind }
  }
  return {
    read,
    // no link was ever made before this day: on it none has expired
    bearer: async (kind, token) => (await claims(kind, token, new Date(0))).sub,
    issue: async (tx, kind, uid) => {
      const jti = randomBytes(16).toString('hex')
      const issued = Math.floor(now() / 1000)
      const expires = issued + LINK_LIFE[kind]
      const good = [...(await goodOf(tx, kind, uid)), jti].slice(-GOOD_AT_ONCE[kind])
      await tx.setSecret(SPACE, rowOf(kind, uid), good)
      const token = await new SignJWT({ jti })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(uid)
        .setIssuer(ISSUER)
        .setAudience(audience(kind))
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(keys.key)
      return { token, expires: new Date(expires * 1000) }
    },
    use: async (tx, kind, token) => {
      const link = await read(tx, kind, token)
      await tx.deleteSecret(SPACE, rowOf(kind, link.uid))
      return link
    },
    withdraw: withdrawLink,
  }
}

/** Makes the open links of a user worthless; nothing when there is none. */
export const withdrawLink = (tx: Pick<Tx, 'deleteSecret'>, kind: LinkKind, uid: string): Promise<void> =>
  tx.deleteSecret(SPACE, rowOf(kind, uid))

/** Earlier releases stored the one number alone. */
const NumbersSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([])

const goodOf = async (reader: Reader, kind: LinkKind, uid: string): Promise<string[]> =>
  NumbersSchema.parse(await reader.secret(SPACE, rowOf(kind, uid)))

const rowOf = (kind: LinkKind, uid: string): string => `${kind} ${uid}`

interface Demanded {
  audience: string
  issuer: string
  algorithms: string[]
  currentDate: Date
}

async function claimsOf(token: string, keys: Keys, expected: Demanded): Promise<z.infer<typeof ClaimsSchema>> {
  try {
    return ClaimsSchema.parse(await verifyJwt(token, keys, expected))
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new PortalError('LINK_EXPIRED')
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new PortalError('LINK_ALTERED')
    throw error
  }
}

export interface AddressOptions extends Pick<Config, 'production' | 'publicUrl'> {
  /** Port that the server listens on. */
  port: () => number
  /** How many tenants there are: with one, `publicUrl` is its address. */
  tenants: () => number
}

/**
 * Where a tenant's pages are, for links in mails. In production the configured address, with the tenant's own host where
 * there is more than one; in development the tenant's host and the server's port. What a request says never counts: a forged
 * request could otherwise make our mails link to another site.
 */
export function tenantAddress(tenantId: string, { production, publicUrl, port, tenants }: AddressOptions): string {
  if (publicUrl !== undefined) {
    if (tenants() <= 1) return publicUrl
    const url = new URL(publicUrl)
    url.hostname = tenantId
    return url.href.replace(/\/+$/, '')
  }
  return production ? `https://${tenantId}` : `http://${tenantId}:${port()}`
}

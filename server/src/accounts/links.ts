import { errors } from 'jose'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Reader, Tx } from '../store/port.ts'
import { signJwt, type TenantKeys, verifyJwt } from './keys.ts'
import type { Config } from '../config.ts'

const DAY = 24 * 3600
export const LINK_LIFE = { registrazione: 7 * DAY, resetPwd: 3600 } as const
export type LinkKind = keyof typeof LINK_LIFE

/**
 * Good links of one person. A new invitation replaces the one before. A stranger can ask for a new password too, and
 * must not make the owner's links worthless: all links of one hour are good.
 */
const GOOD_AT_ONCE = { registrazione: 1, resetPwd: 10 } as const satisfies Record<LinkKind, number>

interface OpenLink {
  uid: string
  kind: LinkKind
}

type LinkWriter = Reader & Pick<Tx, 'setSecret' | 'deleteSecret'>

const SPACE = 'collegamento'
const ClaimsSchema = z.object({ sub: z.string(), jti: z.string() })

/** Signed for one purpose, good for one use, which makes all links of that kind of the person worthless. */
export function createLinks({ tenantId, now = currentTime, ...keys }: TenantKeys) {
  // never the audience of a session token, nor that of another kind of link
  const audience = (kind: LinkKind): string => `${tenantId}#${kind}`
  const claims = async (kind: LinkKind, token: string, at: number) => {
    try {
      return ClaimsSchema.parse(await verifyJwt(token, keys, { audience: audience(kind), now: at }))
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new PortalError('LINK_EXPIRED')
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new PortalError('LINK_ALTERED')
      throw error
    }
  }
  /** `LINK_ALTERED`, `LINK_EXPIRED`, or `LINK_USED` when it was used, replaced or withdrawn. */
  const read = async (reader: Reader, kind: LinkKind, token: string): Promise<OpenLink> => {
    const { sub, jti } = await claims(kind, token, now())
    if (!(await goodOf(reader, kind, sub)).includes(jti)) throw new PortalError('LINK_USED')
    return { uid: sub, kind }
  }
  return {
    read,
    /** Whose link it is, also when it has expired or was used: it never signs in. `LINK_ALTERED`. */
    // no link was ever made before this day: on it none has expired
    bearer: async (kind: LinkKind, token: string): Promise<string> => (await claims(kind, token, 0)).sub,
    /** Inside the transaction that makes the link necessary. */
    async issue(tx: LinkWriter, kind: LinkKind, uid: string): Promise<{ token: string; expires: Date }> {
      const jti = randomBytes(16).toString('hex')
      const issued = Math.floor(now() / 1000)
      const expires = issued + LINK_LIFE[kind]
      const good = [...(await goodOf(tx, kind, uid)), jti].slice(-GOOD_AT_ONCE[kind])
      await tx.setSecret(SPACE, rowOf(kind, uid), good)
      const token = await signJwt(keys, { jti, sub: uid }, { audience: audience(kind), issued, expires })
      return { token, expires: new Date(expires * 1000) }
    },
    /** As `read`, and it never works again. */
    async use(tx: LinkWriter, kind: LinkKind, token: string): Promise<OpenLink> {
      const link = await read(tx, kind, token)
      await tx.deleteSecret(SPACE, rowOf(kind, link.uid))
      return link
    },
    withdraw: withdrawLink,
  }
}

export type Links = ReturnType<typeof createLinks>

/** Makes the open links worthless; nothing where there is none. */
export const withdrawLink = (tx: Pick<Tx, 'deleteSecret'>, kind: LinkKind, uid: string): Promise<void> =>
  tx.deleteSecret(SPACE, rowOf(kind, uid))

/** Earlier releases stored the one number alone. */
const NumbersSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([])

const goodOf = async (reader: Reader, kind: LinkKind, uid: string): Promise<string[]> =>
  NumbersSchema.parse(await reader.secret(SPACE, rowOf(kind, uid)))

const rowOf = (kind: LinkKind, uid: string): string => `${kind} ${uid}`

export interface AddressOptions extends Pick<Config, 'production' | 'publicUrl'> {
  port: () => number
  /** With one tenant `publicUrl` is its address. */
  tenants: () => number
}

/**
 * For links in mails: the configured address, with the tenant's own host where there are more; in development the
 * server's port. What a request says never counts: a forged one could make our mails link to another site.
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

import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import { goodKey, isForDevelopment, mayPublish, publicKeyOf } from './keys.ts'
import { dropRows, putRow, rowOf, valuesOf } from './rows.ts'

export interface Caller {
  name: string
  /** May decide what tenants run, and register keys. */
  operator: boolean
  mayPublish(id: string): boolean
}

/** Seconds that a token may live, and by which clocks may differ. */
const LIFETIME = 120
const TOLERANCE = 30

const ClaimsSchema = z.object({
  iat: z.number(),
  exp: z.number(),
  htm: z.string(),
  htu: z.string(),
  bsh: z.string(),
  jti: z.string().min(1).max(100),
})

interface SignaturesOptions {
  /** Refuses keys that a server made for development: each person who had that folder may have a copy. */
  production?: boolean
  now?: () => number
}

/** Checks signed requests. No server accepts the same request twice. */
export function createSignatures(store: Store, { production = false, now = currentTime }: SignaturesOptions = {}) {
  const memory = createReplayMemory(store, { seconds: () => now() / 1000 })
  return {
    /** The signer of a request, and the hash that its body must have. `url` is the path with the query. */
    async check(
      token: string,
      { method, url }: { method: string; url: string },
    ): Promise<{ caller: Caller; bodyHash: string }> {
      const kid = kidOf(token)
      const key = await goodKey(store, kid)
      if (production && isForDevelopment(key)) throw new PortalError('REGISTRO_KEY_DEVELOPMENT', kid)
      const payload = await verified(() =>
        jwtVerify(token, publicKeyOf(key), {
          algorithms: ['EdDSA'],
          audience: 'registro',
          maxTokenAge: LIFETIME,
          clockTolerance: TOLERANCE,
          currentDate: new Date(now()),
        }),
      )
      const claims = ClaimsSchema.safeParse(payload)
      if (!claims.success) throw new PortalError('REGISTRO_SIGNATURE', String(claims.error.issues[0]?.path[0]))
      const { htm, htu, bsh, jti, iat, exp } = claims.data
      if (exp - iat > LIFETIME) throw new PortalError('REGISTRO_LATE')
      if (htm !== method || htu !== url) throw new PortalError('REGISTRO_SIGNATURE', htm === method ? 'htu' : 'htm')
      await memory.remember(`${kid} ${jti}`, exp + TOLERANCE)
      const { team: name, operator } = key
      return { caller: { name, operator, mayPublish: (id) => mayPublish(key, id) }, bodyHash: bsh }
    },
  }
}

export type Signatures = ReturnType<typeof createSignatures>

function kidOf(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? ''
  } catch {
    throw new PortalError('REGISTRO_SIGNATURE', 'forma')
  }
}

async function verified(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await verify()).payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new PortalError('REGISTRO_LATE')
    if (error instanceof errors.JWTClaimValidationFailed) {
      const isTime = ['iat', 'exp', 'nbf'].includes(error.claim) && error.reason === 'check_failed'
      throw isTime ? new PortalError('REGISTRO_LATE') : new PortalError('REGISTRO_SIGNATURE', error.claim)
    }
    if (error instanceof errors.JOSEError) throw new PortalError('REGISTRO_SIGNATURE', 'chiave o contenuto')
    throw error
  }
}

/** Requests that are remembered, of all servers; further ones are refused until some have ended. */
const REMEMBERED = 20_000
/** Seconds. */
const SWEPT_EVERY = 60

/** The signed requests that were received: in the registry, so that every server and the next process know them. */
export function createReplayMemory(
  store: Store,
  { seconds, most = REMEMBERED }: { seconds: () => number; most?: number },
) {
  let swept = -Infinity
  let known = 0
  return {
    /** Remembers a request until its token has ended. `REGISTRO_REPLAYED` when it was received before. */
    async remember(mark: string, until: number): Promise<void> {
      if (seconds() - swept > SWEPT_EVERY || known >= most) await sweep()
      if (known >= most) throw new PortalError('REQUEST_TOO_MANY', SWEPT_EVERY)
      // one transaction: of two servers that receive it at once, one is the first
      await store.transact(null, async (tx) => {
        const end = await rowOf(tx, 'firma', mark)
        if (end !== null && end >= seconds()) throw new PortalError('REGISTRO_REPLAYED')
        await putRow(tx, 'firma', mark, until)
      })
      known += 1
    },
  }

  async function sweep(): Promise<void> {
    const now = seconds()
    const ends = await valuesOf(store, 'firma')
    const over = ends.filter((end) => end < now).length
    swept = now
    known = ends.length - over
    if (over > 0) await store.transact(null, (tx) => dropRows(tx, 'firma', ({ value }) => value < now))
  }
}

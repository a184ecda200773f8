import { newId, ROLES, type Usr } from '@bandiera/domain'
import { errors } from 'jose'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import { createHeldSecrets, type HeldSecrets } from '../store/held-secrets.ts'
import { type Keys, signJwt, type TenantKeys, verifyJwt } from './keys.ts'

const HOUR = 3600
export const LIFETIME = { session: 12 * HOUR, access: HOUR / 2, refresh: 60 * 24 * HOUR } as const
export type TokenType = keyof typeof LIFETIME

export interface SessionClaims {
  uid: string
  sid: string
  /** Unix seconds */
  exp: number
  /** No account: it only looks, and sees no record of a person. */
  preview?: Preview
}

interface OpenSession {
  sid: string
  /** Milliseconds since 1970. */
  inizio: number
  ultimo: number
  /** What the browser said of itself. */
  agente: string
}

interface SessionsOptions extends TenantKeys {
  store: Store
  /** While the store cannot be written; by default its own. */
  held?: HeldSecrets
}

/** Every token is bound to a stored session of the tenant: ending it makes all of them worthless, `null` from then on. */
export function createSessions({ store, tenantId, now = currentTime, held, ...keys }: SessionsOptions) {
  const rows = createSessionRows(held ?? createHeldSecrets(store), now)
  const scope = { ...keys, tenantId, now }
  const issue = async (sid: string, typ: TokenUse): Promise<string | null> => {
    const row = await rows.extend(sid)
    return row && signToken(scope, { uid: row.uid, sid, typ, until: row.scade })
  }
  const check = async (token: string, typ: TokenUse): Promise<SessionClaims | null> => {
    const claims = await verifyToken(scope, token, typ)
    const row = claims && (await rows.get(claims.sid))
    if (!claims || row?.uid !== claims.uid) return null
    return row.anteprima ? { ...claims, preview: row.anteprima } : claims
  }
  return {
    /** The token is both the socket's auth token and the realm-web custom-token credential. */
    async start({ _id: uid }: Pick<Usr, '_id'>, agente?: string): Promise<{ token: string; sid: string }> {
      const sid = randomBytes(16).toString('hex')
      await rows.add(sid, uid, agente)
      return { sid, token: await signToken(scope, { uid, sid, typ: 'session' }) }
    },
    /** Until `scade`, milliseconds; all holders of the token look at the same preview. */
    async startPreview(anteprima: Preview, scade: number): Promise<{ token: string; sid: string }> {
      const [sid, uid] = [randomBytes(16).toString('hex'), newId()]
      await rows.addPreview(sid, { uid, scade, anteprima })
      return { sid, token: await signToken(scope, { uid, sid, typ: 'session', until: scade }) }
    },
    renew: (sid: string) => issue(sid, 'session'),
    verify: (token: string) => check(token, 'session'),
    isOpen: async ({ uid, sid }: SessionClaims): Promise<boolean> => (await rows.get(sid))?.uid === uid,
    accessToken: (sid: string) => issue(sid, 'access'),
    verifyAccess: (token: string) => check(token, 'access'),
    refreshToken: (sid: string) => issue(sid, 'refresh'),
    verifyRefresh: (token: string) => check(token, 'refresh'),
    fileToken: (sid: string, docId: string) => issue(sid, `file:${docId}`),
    verifyFile: (token: string, docId: string) => check(token, `file:${docId}`),
    /** Even when its session has ended: says why, opens nothing. */
    subjectOf: async (token: string) => (await verifyToken(scope, token, 'session'))?.uid ?? null,
    end: rows.remove,
    async endAllOf(uid: string): Promise<void> {
      for (const { sid } of await rows.of(uid)) await rows.remove(sid)
    },
    /** All but this one; how many there were. */
    async endOthersOf(uid: string, own: string): Promise<number> {
      const others = (await rows.of(uid)).filter(({ sid }) => sid !== own)
      for (const { sid } of others) await rows.remove(sid)
      return others.length
    },
    /** The one used last first. */
    async listOf(uid: string): Promise<OpenSession[]> {
      const open = (await rows.of(uid)).map(({ sid, row: { inizio, ultimo = inizio, agente = '' } }) => {
        return { sid, inizio, ultimo, agente }
      })
      return open.toSorted((a, b) => b.ultimo - a.ultimo)
    },
    /** Once for each session that ends, wherever, after it is stored. Returns the function that stops it. */
    onEnd: (listener: (ended: { sid: string; uid: string }) => void): (() => void) =>
      store.onSignal((signal) => {
        if (signal.type === 'sessionEnded') listener({ sid: signal.sid, uid: signal.uid })
      }),
  }
}

export type Sessions = ReturnType<typeof createSessions>

const SPACE = 'session'
const DAY = 24 * 3600 * 1000
// a day more than the longest token, as the row is rewritten once a day at least
const KEPT = LIFETIME.refresh * 1000 + DAY
/** Milliseconds: another use of a session is not written down. */
const SAME_USE = 60_000
const AGENT = 400

/** The portal as a person of a role has it, with the modules of one generation. */
const PreviewSchema = z.object({ role: z.enum(ROLES), generation: z.int() })
export type Preview = z.infer<typeof PreviewSchema>

const RowSchema = z.object({
  uid: z.string(),
  inizio: z.number(),
  scade: z.number(),
  /** Last use, to the minute; absent in rows of earlier releases. */
  ultimo: z.number().optional(),
  /** What the browser said of itself. */
  agente: z.string().optional(),
  /** A preview, which ends at its own time. */
  anteprima: PreviewSchema.optional(),
})
type SessionRow = z.infer<typeof RowSchema>

/** Rows past their time count as ended and are swept when a session starts. */
function createSessionRows(store: HeldSecrets, now: () => number) {
  const live = (value: unknown): SessionRow | null => {
    const row = RowSchema.safeParse(value)
    return row.success && row.data.scade > now() ? row.data : null
  }
  const get = async (sid: string): Promise<SessionRow | null> => live(await store.secret(SPACE, sid))
  let swept = 0
  return {
    get,
    add: (sid: string, uid: string, agente?: string) =>
      store.transact(uid, async (tx) => {
        if (now() - swept > DAY) {
          swept = now()
          for (const { key, value } of await tx.secrets(SPACE)) if (!live(value)) await tx.deleteSecret(SPACE, key)
        }
        const row = { uid, inizio: now(), ultimo: now(), scade: now() + KEPT }
        await tx.setSecret(SPACE, sid, agente ? { ...row, agente: agente.slice(0, AGENT) } : row)
      }),
    addPreview: (sid: string, preview: Omit<SessionRow, 'inizio'>) =>
      store.transact(null, (tx) => tx.setSecret(SPACE, sid, { ...preview, inizio: now() })),
    /** Kept from now for as long as the longest token lives, but for a preview's. */
    async extend(sid: string): Promise<SessionRow | null> {
      const row = await get(sid)
      if (!row || row.anteprima || (row.ultimo ?? 0) > now() - SAME_USE) return row
      return store.transact(row.uid, async (tx) => {
        const current = live(await tx.secret(SPACE, sid))
        if (current) await tx.setSecret(SPACE, sid, { ...current, ultimo: now(), scade: now() + KEPT })
        return current
      })
    },
    /** Tells every process that has the tenant open. What is ended has to stay so: it is written, or refused. */
    remove: (sid: string) =>
      store.write(null, async (tx) => {
        const row = live(await tx.secret(SPACE, sid))
        await tx.deleteSecret(SPACE, sid)
        if (row) await tx.signal({ type: 'sessionEnded', sid, uid: row.uid })
      }),
    async of(uid: string) {
      const rows = await store.secrets(SPACE)
      return rows.flatMap(({ key, value }) => {
        const row = live(value)
        return row?.uid === uid ? [{ sid: key, row }] : []
      })
    },
  }
}

/** `file:{id}` opens the file of one document. */
type TokenUse = TokenType | `file:${string}`
const FILE_LIFETIME = 60

interface TokenScope extends Keys {
  tenantId: string
  now: () => number
}

const ClaimsSchema = z.object({ sub: z.string(), sid: z.string(), typ: z.string(), exp: z.number() })

interface Issued {
  uid: string
  sid: string
  typ: TokenUse
  /** End of its session, milliseconds: no token outlives it. */
  until?: number
}

/** Claims stay minimal: the browser keeps these tokens in its storage. */
export function signToken(scope: TokenScope, { uid, sid, typ, until = Infinity }: Issued) {
  const issued = Math.floor(scope.now() / 1000)
  const end = issued + (isType(typ) ? LIFETIME[typ] : FILE_LIFETIME)
  const expires = Math.min(end, Math.floor(until / 1000))
  return signJwt(scope, { sid, typ, sub: uid }, { audience: scope.tenantId, issued, expires })
}

/** `null` for any token but one of this tenant and this use, and for expired ones. */
export async function verifyToken(scope: TokenScope, token: string, typ: TokenUse): Promise<SessionClaims | null> {
  // a request without a token: most of what strangers send
  if (token === '') return null
  try {
    const claims = ClaimsSchema.safeParse(await verifyJwt(token, scope, { audience: scope.tenantId, now: scope.now() }))
    if (!claims.success || claims.data.typ !== typ) return null
    return { uid: claims.data.sub, sid: claims.data.sid, exp: claims.data.exp }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const isType = (use: TokenUse): use is TokenType => Object.hasOwn(LIFETIME, use)

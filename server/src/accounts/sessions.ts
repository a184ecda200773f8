import { newId, type Usr } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import { createHeldSecrets, type HeldSecrets } from '../store/held-secrets.ts'
import type { Keys } from './jwt.ts'
import { createSessionRows, type Preview } from './session-rows.ts'
import { signToken, verifyToken, type TokenUse } from './tokens.ts'

export interface SessionClaims {
  uid: string
  sid: string
  /** Unix seconds */
  exp: number
  /** Nobody's account: only looks, and sees no record of anybody. */
  preview?: Preview
}

export type { Preview }

/** Sessions of one tenant. Every token is bound to a stored session: ending it makes all of its tokens worthless. */
export interface Sessions {
  /** Opens a session; the token (12 h) is both the socket's auth token and the realm-web custom-token credential. */
  start(usr: Pick<Usr, '_id'>, agente?: string): Promise<{ token: string; sid: string }>
  /** Opens a preview until `until`, milliseconds since 1970; everybody who has the token looks at the same one. */
  startPreview(preview: Preview, until: number): Promise<{ token: string; sid: string }>
  /** A fresh token (12 h) of a session that is still open; `null` when it has ended. */
  renew(sid: string): Promise<string | null>
  verify(token: string): Promise<SessionClaims | null>
  /** Whether the session of checked claims is open now. */
  isOpen(claims: SessionClaims): Promise<boolean>
  /** 30 minutes; `null` when the session has ended. */
  accessToken(sid: string): Promise<string | null>
  verifyAccess(token: string): Promise<SessionClaims | null>
  /** 60 days; `null` when the session has ended. */
  refreshToken(sid: string): Promise<string | null>
  verifyRefresh(token: string): Promise<SessionClaims | null>
  /** One minute, for the file of one document; `null` when the session has ended. */
  fileToken(sid: string, docId: string): Promise<string | null>
  verifyFile(token: string, docId: string): Promise<SessionClaims | null>
  /** User id in a session token of ours, even when its session has ended: says why, opens nothing. */
  subjectOf(token: string): Promise<string | null>
  end(sid: string): Promise<void>
  endAllOf(uid: string): Promise<void>
  /** Ends every session of the user but this one; returns how many there were. */
  endOthersOf(uid: string, sid: string): Promise<number>
  /** Open sessions of a user, the one used last first. */
  listOf(uid: string): Promise<OpenSession[]>
  /**
   * Called once for each session that ends, wherever it was ended, after it is stored as ended. Returns the function
   * that stops it.
   */
  onEnd(listener: EndListener): () => void
}

export interface OpenSession {
  sid: string
  /** Milliseconds since 1970. */
  inizio: number
  ultimo: number
  /** What the browser said of itself; empty when it said nothing. */
  agente: string
}

export type EndListener = (ended: { sid: string; uid: string }) => void

export interface SessionsOptions extends Keys {
  store: Store
  /** Where sessions are while the store cannot be written; its own unless told. */
  held?: HeldSecrets
  tenantId: string
  /** Milliseconds since 1970; a test turns it. */
  now?: () => number
}

export function createSessions({ store, tenantId, now = currentTime, held, ...keys }: SessionsOptions): Sessions {
  const rows = createSessionRows(held ?? createHeldSecrets(store), now)
  const scope = { ...keys, tenantId, now }
  const issue = async (sid: string, typ: TokenUse): Promise<string | null> => {
    const row = await rows.extend(sid)
    return row && signToken(scope, { uid: row.uid, sid, typ, until: row.scade })
  }
  const isOpen = async ({ uid, sid }: SessionClaims): Promise<boolean> => (await rows.get(sid))?.uid === uid
  const check = async (token: string, typ: TokenUse): Promise<SessionClaims | null> => {
    const claims = await verifyToken(scope, token, typ)
    const row = claims && (await rows.get(claims.sid))
    if (!claims || row?.uid !== claims.uid) return null
    return row.anteprima ? { ...claims, preview: row.anteprima } : claims
  }
  return {
    start: async (usr, agente) => {
      const sid = randomBytes(16).toString('hex')
      await rows.add(sid, usr._id, agente)
      return { sid, token: await signToken(scope, { uid: usr._id, sid, typ: 'session' }) }
    },
    startPreview: async (anteprima, scade) => {
      const [sid, uid] = [randomBytes(16).toString('hex'), newId()]
      await rows.addPreview(sid, { uid, scade, anteprima })
      return { sid, token: await signToken(scope, { uid, sid, typ: 'session', until: scade }) }
    },
    renew: (sid) => issue(sid, 'session'),
    verify: (token) => check(token, 'session'),
    isOpen,
    accessToken: (sid) => issue(sid, 'access'),
    verifyAccess: (token) => check(token, 'access'),
    refreshToken: (sid) => issue(sid, 'refresh'),
    verifyRefresh: (token) => check(token, 'refresh'),
    fileToken: (sid, docId) => issue(sid, `file:${docId}`),
    verifyFile: (token, docId) => check(token, `file:${docId}`),
    subjectOf: async (token) => (await verifyToken(scope, token, 'session'))?.uid ?? null,
    end: rows.remove,
    endAllOf: async (uid) => {
      for (const { sid } of await rows.of(uid)) await rows.remove(sid)
    },
    endOthersOf: async (uid, own) => {
      const others = (await rows.of(uid)).filter(({ sid }) => sid !== own)
      for (const { sid } of others) await rows.remove(sid)
      return others.length
    },
    listOf: async (uid) => {
      const open = (await rows.of(uid)).map(({ sid, row: { inizio, ultimo = inizio, agente = '' } }) => {
        return { sid, inizio, ultimo, agente }
      })
      return open.toSorted((a, b) => b.ultimo - a.ultimo)
    },
    onEnd: (listener) =>
      store.onSignal((signal) => {
        if (signal.type === 'sessionEnded') listener({ sid: signal.sid, uid: signal.uid })
      }),
  }
}

import { ROLES } from '@bandiera/domain'
import * as z from 'zod'
import type { HeldSecrets } from '../store/held-secrets.ts'
import { LIFETIME } from './tokens.ts'

const SPACE = 'session'
const DAY = 24 * 3600 * 1000
// a day more than the longest token, as the row is rewritten once a day at least
const KEPT = LIFETIME.refresh * 1000 + DAY
/** Milliseconds within which another use of a session is not written down. */
const SAME_USE = 60_000
/** Characters of a browser's own description that are kept. */
const AGENT = 400

/** What a preview shows: the portal as somebody of a role has it, with the modules of one generation. */
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
  /** A preview, which nobody's account stands behind; it ends when it was said to. */
  anteprima: PreviewSchema.optional(),
})
export type SessionRow = z.infer<typeof RowSchema>

export interface SessionRows {
  get(sid: string): Promise<SessionRow | null>
  add(sid: string, uid: string, agente?: string): Promise<void>
  /** A preview that ends at `scade`, milliseconds since 1970. */
  addPreview(sid: string, preview: Pick<Required<SessionRow>, 'uid' | 'scade' | 'anteprima'>): Promise<void>
  /** The row, now kept for as long as the longest token lives, or as it is when it is a preview's; `null` when the session has ended. */
  extend(sid: string): Promise<SessionRow | null>
  /** Removes the row, and tells every process that has the tenant open. */
  remove(sid: string): Promise<void>
  of(uid: string): Promise<{ sid: string; row: SessionRow }[]>
}

/** Open sessions as stored; those past their time count as ended and are swept when a new one starts. */
export function createSessionRows(store: HeldSecrets, now: () => number): SessionRows {
  const live = (value: unknown): SessionRow | null => {
    const row = RowSchema.safeParse(value)
    return row.success && row.data.scade > now() ? row.data : null
  }
  const get = async (sid: string): Promise<SessionRow | null> => live(await store.secret(SPACE, sid))
  let swept = 0
  return {
    get,
    add: (sid, uid, agente) =>
      store.transact(uid, async (tx) => {
        if (now() - swept > DAY) {
          swept = now()
          for (const { key, value } of await tx.secrets(SPACE)) if (!live(value)) await tx.deleteSecret(SPACE, key)
        }
        const row = { uid, inizio: now(), ultimo: now(), scade: now() + KEPT }
        await tx.setSecret(SPACE, sid, agente ? { ...row, agente: agente.slice(0, AGENT) } : row)
      }),
    addPreview: (sid, preview) => store.transact(null, (tx) => tx.setSecret(SPACE, sid, { ...preview, inizio: now() })),
    extend: async (sid) => {
      const row = await get(sid)
      if (!row || row.anteprima || (row.ultimo ?? 0) > now() - SAME_USE) return row
      return store.transact(row.uid, async (tx) => {
        const current = live(await tx.secret(SPACE, sid))
        if (current) await tx.setSecret(SPACE, sid, { ...current, ultimo: now(), scade: now() + KEPT })
        return current
      })
    },
    // what is ended has to stay so: it is written, or refused
    remove: (sid) =>
      store.write(null, async (tx) => {
        const row = live(await tx.secret(SPACE, sid))
        await tx.deleteSecret(SPACE, sid)
        if (row) await tx.signal({ type: 'sessionEnded', sid, uid: row.uid })
      }),
    of: async (uid) => {
      const rows = await store.secrets(SPACE)
      return rows.flatMap(({ key, value }) => {
        const row = live(value)
        return row?.uid === uid ? [{ sid: key, row }] : []
      })
    },
  }
}

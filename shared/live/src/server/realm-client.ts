import type { CollectionName, Operazione } from '@bandiera/domain'
import { texts, WriteError } from '../errors.ts'
import type { UpdateRequest, WritePatch } from '../types.ts'

type Doc = { _id: string }
interface Collection {
  findOne: (query: Doc) => Promise<unknown>
  insertOne: (doc: Doc) => Promise<{ insertedId?: unknown; operazione?: Operazione }>
  updateOne: (query: Doc, update: Record<string, unknown>) => Promise<{ matchedCount: number; operazione?: Operazione }>
  deleteOne: (query: Doc) => Promise<{ deletedCount: number; operazione?: Operazione }>
}
/** The parts of realm-web's database in use. */
export interface Database {
  /** @param by the module that asks, when one does: its calls tell the server so */
  collection: (name: string, by?: string) => Collection
}
type Login = (token: string) => Promise<Database>

/** The second login of the specification and what it opens: the writes, and single questions. */
export interface RealmClient {
  /** @param by as in `Transport.named` */
  insert: (coll: CollectionName, doc: Doc, by?: string) => Promise<Operazione | null>
  update: (coll: CollectionName, id: string, patch: WritePatch, request?: UpdateRequest) => Promise<Operazione | null>
  remove: (coll: CollectionName, id: string, by?: string) => Promise<Operazione | null>
  /** One record by `_id`, as the server sends it; `null` when there is none. */
  findOne: (coll: CollectionName, id: string) => Promise<unknown>
}

export interface RealmOptions {
  /** The session token now; `null` without a session. */
  token: () => string | null
  /** A call failed because the session is over. */
  onSessionEnd: () => void
  /** Replaced by tests. */
  login?: Login
}

/** A realm-web client whose code loads with the first call, so that no first page waits for it. */
export function createRealmClient(options: RealmOptions): RealmClient {
  let coming: Promise<RealmClient> | undefined
  const calls = () => {
    coming ??= import('./realm-calls.ts').then(
      (code) => code.createRealmCalls(options),
      () => {
        coming = undefined
        throw new WriteError('NETWORK', texts.rete)
      },
    )
    return coming
  }
  return {
    findOne: async (...asked) => (await calls()).findOne(...asked),
    insert: async (...asked) => (await calls()).insert(...asked),
    update: async (...asked) => (await calls()).update(...asked),
    remove: async (...asked) => (await calls()).remove(...asked),
  }
}

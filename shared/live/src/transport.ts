import type { CollectionName, Operazione } from '@bandiera/domain'
import type { RecordsQuestion, WindowQuestion } from '@bandiera/wire'
import type { WritePatch } from './use-writes.ts'

export interface PullRequest {
  /** Position after which changes are wanted; 0 = the whole view. */
  since: number
  /** Epoch the position belongs to; empty when there is none yet. */
  ep: string
  colls: readonly CollectionName[]
  /** Collections to bring whole however long they are. */
  whole: readonly CollectionName[]
  signal: AbortSignal
}

/** Versions of the record that an update speaks of. */
export interface UpdateVersions {
  /** It was made on this one. */
  base?: number | undefined
  /** Its author has seen this one: nothing is written unless the record is still it. */
  seen?: number | undefined
}

/** An update as the server is asked for it. */
export interface UpdateRequest extends UpdateVersions {
  /** The module that makes it. */
  by?: string | undefined
}

export interface FeedListener {
  /** One message of the feed channel, as it came: the feed client parses it. */
  message: (raw: unknown) => void
  /** True when the server confirmed the subscription, false when it is lost. */
  active: (active: boolean) => void
}

/** The way to the server. The portal's is in `@bandiera/live/host`; tests drive one by hand. */
export interface Transport {
  /** Lines of `/sync/pull`, as they came. Rejects when the answer breaks off. */
  pull: (request: PullRequest) => AsyncIterable<unknown>
  /** Lines of `/sync/manifest`, as they came. */
  manifest: (request: Pick<PullRequest, 'colls' | 'signal'>) => AsyncIterable<unknown>
  /** Answer of `/sync/records`, as it came. */
  records: (question: RecordsQuestion, signal: AbortSignal) => Promise<unknown>
  /** Answer of `/sync/window`, as it came. */
  window: (question: WindowQuestion, signal: AbortSignal) => Promise<unknown>
  /** Lines of `/sync/window` with `all`, as they came; without it the rows are asked for in parts. */
  windowLines?: (question: WindowQuestion, signal: AbortSignal) => AsyncIterable<unknown>
  /** Listens to the feed until the returned function is called; connects again by itself. */
  subscribe: (listener: FeedListener) => () => void
  insert: (coll: CollectionName, doc: { _id: string }) => Promise<void>
  /** As `insert`; resolves with what it is in the log. */
  create?: (coll: CollectionName, doc: { _id: string }) => Promise<Operazione | null>
  update: (coll: CollectionName, id: string, patch: WritePatch, versions?: UpdateVersions) => Promise<Operazione | null>
  remove: (coll: CollectionName, id: string) => Promise<Operazione | null>
  /** The same for requests that tell the server which module makes them (`mf-bandi@1.4.2`). */
  named?: (by: string) => Pick<Transport, 'window' | 'insert' | 'update' | 'remove'>
}

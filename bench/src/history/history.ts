import type { CollectionName } from '@bandiera/domain'
import type { FeedEntry } from '@bandiera/wire'

/** One write of one client. `info`: no answer arrived, so that it may be stored or not. */
export interface WriteRecord {
  client: string
  coll: CollectionName
  id: string
  op: 'insert' | 'update' | 'delete'
  /** Value that no other write gives, and the field that holds it; absent for a deletion. */
  marker?: { field: string; value: string }
  /** Position that the answer named. */
  seq?: number
  /** Version that the record had to have: no write may be in between. */
  seen?: number
  outcome: 'open' | 'ok' | 'fail' | 'info'
  /** Milliseconds at which it began, and at which the server's answer arrived. */
  asked?: number
  answered?: number
}

/** One entry as it was on the wire, before the client judged it. */
export interface HeardRecord {
  client: string
  uid: string
  entry: FeedEntry
  /** The recipient must have been entitled to it at a position of the log from here on, */
  from: number
  /** up to here: a position, or the last one that had begun at an instant. */
  to: number | { at: number }
}

/** A version of a record that a client showed. */
export interface ReadRecord {
  client: string
  coll: CollectionName
  id: string
  versione: number
}

/** Position that a client asked from or stood at. */
export interface CursorRecord {
  client: string
  ep: string
  cur: number
}

/** One message of the feed, or one whole pull, as received: all that changed in `(from, to]` for its recipient. */
export interface SpanRecord {
  client: string
  via: 'feed' | 'pull'
  ep: string
  from: number
  to: number
  entries: readonly FeedEntry[]
}

/** Everything that the clients of a run did and saw, in order. */
export class History {
  readonly writes: WriteRecord[] = []
  readonly heard: HeardRecord[] = []
  readonly reads: ReadRecord[] = []
  readonly cursors: CursorRecord[] = []
  readonly spans: SpanRecord[] = []
  /** Records that turned out to be wrong in a client and were mended. */
  heals = 0
  readonly #last = new Map<string, number>()
  #markers = 0

  /** A value that no other write of this run gives. */
  nextMarker(): string {
    return `w${(this.#markers += 1)}`
  }

  /** Notes what a client shows, when it is another version than the last time. */
  read(read: ReadRecord): void {
    const key = `${read.client} ${read.coll} ${read.id}`
    if (this.#last.get(key) === read.versione) return
    this.#last.set(key, read.versione)
    this.reads.push(read)
  }
}

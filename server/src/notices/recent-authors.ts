import type { CollectionName } from '@bandiera/domain'
import type { Change, Store } from '../store/port.ts'

/** Milliseconds in which what a person did is no news to that person. */
export const JUST_DONE = 60_000
/** Entries of one record that are asked for at first. */
const FEW = 8

export type RecordName = readonly [coll: CollectionName, id: string]

interface Looked {
  /** Part of the log that this review looks at. */
  from: number
  to: number
  /** Instant of the review. */
  now: number
}
type Entry = Pick<Change, 'seq' | 'by'> & { at: number }

/** What one review asks of the log about single records, each once. */
export interface RecentAuthors {
  /** Reads what is known of a record; it is asked for before `of`. */
  read: (record: RecordName) => Promise<void>
  /**
   * Who changed any of some records in the minute before they became what they are: before the last change of them that this
   * review looks at, or before the review where none of them changed.
   */
  of: (records: readonly RecordName[]) => ReadonlySet<string>
}

const NO_ONE: ReadonlySet<string> = new Set()

export function createRecentAuthors(store: Store, looked: Looked): RecentAuthors {
  const known = new Map<string, Entry[]>()
  const entriesOf = (record: RecordName): Entry[] => known.get(record.join('/')) ?? []
  return {
    async read(record) {
      const key = record.join('/')
      if (!known.has(key)) known.set(key, await readEntries(store, record, looked))
    },
    of(records) {
      const entries = records.flatMap(entriesOf)
      if (entries.every(({ by }) => by === null)) return NO_ONE
      const changed = entries.filter(({ seq }) => seq > looked.from).map(({ at }) => at)
      const moment = changed.length > 0 ? Math.max(...changed) : looked.now
      return new Set(entries.filter(({ at }) => at >= moment - JUST_DONE).flatMap(({ by }) => by ?? []))
    },
  }
}

/** The entries of a record that this review looks at, and those of the minute before the first of them; newest first. */
async function readEntries(store: Store, [coll, id]: RecordName, { from, to, now }: Looked): Promise<Entry[]> {
  for (let limit = FEW; ; limit *= 4) {
    const changes = await store.changesOf(coll, id, limit)
    const entries = changes.map(({ seq, by, at }) => ({ seq, by, at: Date.parse(at) })).filter(({ seq }) => seq <= to)
    const first = entries.findLast(({ seq }) => seq > from)?.at ?? now
    const oldest = changes.at(-1)
    const isWhole = changes.length < limit || (oldest!.seq <= from && Date.parse(oldest!.at) < first - JUST_DONE)
    if (isWhole) return entries
  }
}

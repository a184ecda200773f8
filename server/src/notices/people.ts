import { type CollectionName, utenteState, type Usr } from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Change, Store, Stored } from '../store/port.ts'

type Preference = 'nuoviIncroci' | 'scadenze'

/** People who want one kind of notice. */
export interface People {
  /** The gestore and professionisti of a company who see company and grant. */
  readersOf: (azienda: Stored<'aziende'>, bando: Stored<'bandi'>) => string[]
  atOnce: (uid: string) => boolean
}

export async function peopleWho(store: Store, wanted: Preference): Promise<People> {
  const people = new Map<string, { usr: Usr; held: Set<string> }>()
  for await (const { doc: usr } of store.scan('usr')) {
    if (utenteState(usr) !== 'attivo' || usr.preferenze?.avvisi?.[wanted] === 'mai') continue
    people.set(usr._id, { usr, held: new Set(tokensOf(usr)) })
  }
  // each company and grant is looked at once
  const readers = new WeakMap<Stored<'aziende'>, string[]>()
  const seeing = new WeakMap<Stored<'bandi'>, Set<string>>()
  const readersOf = (azienda: Stored<'aziende'>): string[] => {
    const { gestoreId, professionisti } = azienda.doc
    const own = [...new Set([gestoreId, ...professionisti])].filter((uid) => {
      const held = people.get(uid)?.held
      return held !== undefined && sightOf('aziende', azienda.audience, held) === 'full'
    })
    readers.set(azienda, own)
    return own
  }
  const whoSees = (bando: Stored<'bandi'>): Set<string> => {
    const uids = [...people].filter(([, { held }]) => sightOf('bandi', bando.audience, held) === 'full')
    const own = new Set(uids.map(([uid]) => uid))
    seeing.set(bando, own)
    return own
  }
  return {
    readersOf(azienda, bando) {
      const seen = seeing.get(bando) ?? whoSees(bando)
      return (readers.get(azienda) ?? readersOf(azienda)).filter((uid) => seen.has(uid))
    },
    atOnce: (uid) => people.get(uid)?.usr.preferenze?.avvisi?.nuoviIncroci === 'subito',
  }
}

/** For so many milliseconds what a person did is no news to that person. */
const JUST_DONE = 60_000
const FEW = 8

export type RecordName = readonly [coll: CollectionName, id: string]

interface Looked {
  /** Part of the log that this review reads. */
  from: number
  to: number
  now: number
}
type Entry = Pick<Change, 'seq' | 'by'> & { at: number }

/** What a review asks of the log about single records, each once. */
export interface RecentAuthors {
  /** Call it before `of`. */
  read: (record: RecordName) => Promise<void>
  /** Who changed any of them in the minute before their last change in this review, or before the review. */
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

/** The entries that this review reads, and those of the minute before the first of them; newest first. */
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

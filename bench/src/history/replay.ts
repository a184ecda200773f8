import { COLLECTIONS, type AnyRecord, type CollectionName } from '@bandiera/domain'
import { visibleTo, type Everything } from '@bandiera/factories/oracle'
import { keyOf, type LogEntry } from './truth.ts'

/** All records of one moment, as the oracle reads them. */
export interface Moment {
  everything(): Everything
  apply(entry: LogEntry): void
}

/** A tenant with nothing in it; entries of the log bring it forward. */
export function beginning(): Moment {
  const records = new Map<string, AnyRecord>()
  let everything: Everything | null = null
  return {
    apply({ coll, id, after }) {
      if (after) records.set(keyOf(coll, id), after)
      else records.delete(keyOf(coll, id))
      everything = null
    },
    everything: () => (everything ??= arrange(records)),
  }
}

/** Records by collection; settings are visible to all users. */
export function arrange(records: ReadonlyMap<string, AnyRecord>): Everything {
  const all: Record<string, unknown[]> = Object.fromEntries(COLLECTIONS.map((coll) => [coll, []]))
  for (const [key, record] of records) all[key.slice(0, key.indexOf(' '))]?.push(record)
  return all as unknown as Everything
}

/** A record as a user may see it at a moment; `null` when it may not. */
export function viewAt(everything: Everything, uid: string, coll: string, record: { _id: string }): object | null {
  if (coll === 'settings') return record
  const usr = everything.usr.find(({ _id }) => _id === uid)
  return usr ? visibleTo(usr, coll as CollectionName, record, everything) : null
}

/** Text that two equal records share, in any order of their fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const texts = new WeakMap<object, string>()

/** spec §7: a user's last access is not sent to clients, so one may hold an old one. */
export function comparable(coll: string, record: object | null | undefined): string {
  if (!record) return 'null'
  const known = texts.get(record)
  if (known !== undefined) return known
  const { ultimoAccesso: _never, ...rest } = record as Record<string, unknown>
  const text = canonical(coll === 'usr' ? rest : record)
  texts.set(record, text)
  return text
}

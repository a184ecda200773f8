/** A record of a list, and what is known of it. */
export interface Entry<T> {
  readonly record: T
  /** Its place among the records, which decides between equal keys. */
  at: number
  /** Of the column that sorts. */
  key: string | number | null | undefined
  /** What the search looks at, after a space; made when it is first asked for. */
  text: string | undefined
  /** The record was replaced or removed. */
  gone: boolean
}

/** From the records of before to those of now. */
export interface Step<T> {
  entries: readonly Entry<T>[]
  added: readonly Entry<T>[]
  gone: boolean
  /** All other entries are those of before, in the same order. */
  few: boolean
}

interface Before<T> {
  records: readonly T[]
  entries: readonly Entry<T>[]
}

/** Entries of changed and new records, those of before for all others. */
export function followRecords<T extends { _id: string }>(before: Before<T> | null, records: readonly T[]): Step<T> {
  if (before === null) return anew(records, NOTHING)
  if (before.records === records) return { entries: before.entries, added: [], gone: false, few: true }
  return inStep(before, records) ?? anew(records, before.entries)
}

const NOTHING: readonly never[] = []

const entryOf = <T>(record: T, at: number): Entry<T> => ({ record, at, key: undefined, text: undefined, gone: false })

/** Other records, or another order: what is known of the same ones stays. */
function anew<T>(records: readonly T[], before: readonly Entry<T>[]): Step<T> {
  const known = new Map(before.map((entry) => [entry.record, entry]))
  const entries = records.map((record, at) => ({ ...entryOf(record, at), text: known.get(record)?.text }))
  return { entries, added: entries, gone: true, few: false }
}

/** Both lists side by side, as long as they differ in single records; `null` when they do not. */
function inStep<T extends { _id: string }>(
  { records: old, entries }: Before<T>,
  records: readonly T[],
): Step<T> | null {
  const next: Entry<T>[] = []
  const added: Entry<T>[] = []
  const gone: Entry<T>[] = []
  const add = (record: T) => {
    const entry = entryOf(record, next.length)
    added.push(entry)
    next.push(entry)
  }
  let i = 0
  for (let n = 0; n < records.length; n += 1) {
    const record = records[n]!
    const was = old[i]
    if (was === record) {
      next.push(entries[i]!)
    } else if (was?._id === record._id) {
      gone.push(entries[i]!)
      add(record)
    } else if (old[i + 1]?._id === record._id) {
      gone.push(entries[i]!)
      i += 1
      if (old[i] === record) next.push(entries[i]!)
      else {
        gone.push(entries[i]!)
        add(record)
      }
    } else if (was === undefined || records[n + 1]?._id === was._id) {
      add(record)
      continue
    } else return null
    i += 1
  }
  for (; i < entries.length; i += 1) gone.push(entries[i]!)
  for (const entry of gone) entry.gone = true
  for (let at = 0; at < next.length; at += 1) next[at]!.at = at
  return { entries: next, added, gone: gone.length > 0, few: true }
}

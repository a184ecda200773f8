import { sightOf } from '@bandiera/policy'
import type { CollectionName } from '@bandiera/domain'
import {
  cursorOf,
  filtersOf,
  mostFrequent,
  placeAt,
  placeOf,
  type WindowQuestion,
  type WindowView,
} from '@bandiera/wire'
import type { Column, Order } from './order.ts'
import type { Table } from './columns.ts'
import { sortedInTurns } from '../../scheduling.ts'

/** The records are yet to be read. */
export interface Shown extends Omit<WindowView, 'rows'> {
  ids: string[]
}

interface Candidate {
  rank: number
  id: string
  row: number
}

export const columnsOf = (question: WindowQuestion): string[] => {
  const { ord, counts = [] } = question
  return [...filtersOf(question).map(({ path }) => path), ...counts, ...(ord ? [pathOf(ord)] : [])]
}

/**
 * For a person who sees whole records; `null` for one who sees a part of some.
 * @param found rows that have the question's words; all rows without it
 * @throws when `after` is no cursor
 */
export async function shownOf(
  table: Table,
  question: WindowQuestion,
  { held, found, most }: { held: ReadonlySet<string>; found: ArrayLike<number> | null; most: number },
): Promise<Shown | null> {
  const { c, ord = '', counts = [], after } = question
  const seen = seenAudiences(table, c, held)
  if (!seen) return null
  const desc = ord.startsWith('-')
  const sorted = ord ? table.column(pathOf(ord)) : null
  const order = await sorted?.order()
  const filters = filtersOf(question).map(({ path, values }) => passing(table.column(path), new Set(values)))
  const rows = seenRows(table, found, (row) => filters.every((passes) => passes(row)), seen)
  const isAfter = after === undefined ? null : isAfterOf(placeOf(after), order, desc)
  const first = firstOf(most + 1)
  // the newest first, as they stay where the values are equal
  for (let n = rows.length - 1; n >= 0; n--) {
    const row = rows[n]!
    const rank = order ? order.rank(sorted!.numbers[row]!) : 0
    const candidate = { rank: desc && rank !== Infinity ? -rank : rank, id: table.ids[row]!, row }
    if (!isAfter || isAfter(candidate)) first.add(candidate)
  }
  const shown = await first.sorted()
  const last = shown[most - 1]
  return {
    total: rows.length,
    ids: shown.slice(0, most).map(({ id }) => id),
    next: shown.length > most ? cursorOf(placeAt(sorted ? valueAt(sorted, last!.row) : null, last!.id)) : null,
    counts: Object.fromEntries(counts.map((path) => [path, countsOf(table.column(path), rows)])),
  }
}

const pathOf = (ord: string): string => ord.replace(/^-/, '')
const valueAt = (column: Column, row: number) => column.tuples[column.numbers[row]!]![0] ?? null

/** By number of an audience, whether the person sees its records; `null` where it sees a part of some. */
function seenAudiences({ audiences }: Table, c: CollectionName, held: ReadonlySet<string>): Uint8Array | null {
  const sights = audiences.map((audience) => sightOf(c, audience, held))
  return sights.includes('public') ? null : Uint8Array.from(sights, (sight) => (sight === 'full' ? 1 : 0))
}

function seenRows(
  { audienceOf, size }: Table,
  found: ArrayLike<number> | null,
  passes: (row: number) => boolean,
  seen: Uint8Array,
): Uint32Array {
  const rows = new Uint32Array(found ? found.length : size)
  let count = 0
  for (let n = 0; n < rows.length; n++) {
    const row = found ? found[n]! : n
    // of a row that is not known yet there is no audience, and of an empty one it is -1
    if (seen[audienceOf[row] ?? -1] === 1 && passes(row)) rows[count++] = row
  }
  return rows.subarray(0, count)
}

function passing(column: Column, wanted: ReadonlySet<string>): (row: number) => boolean {
  const passes = Uint8Array.from(column.tuples, (values) => (values.some((value) => wanted.has(String(value))) ? 1 : 0))
  const { numbers } = column
  return (row) => passes[numbers[row]!] === 1
}

/** The most frequent first. */
function countsOf({ tuples, numbers }: Column, rows: Uint32Array): [string, number][] {
  const tally = new Int32Array(tuples.length)
  for (const row of rows) tally[numbers[row]!]! += 1
  const byValue = new Map<string, number>()
  tally.forEach((count, number) => {
    if (count === 0) return
    for (const value of new Set(tuples[number]!.map(String))) byValue.set(value, (byValue.get(value) ?? 0) + count)
  })
  return mostFrequent(byValue)
}

function isAfterOf([value, id]: ReturnType<typeof placeOf>, order: Order | undefined, desc: boolean) {
  const { rank, equal } = order?.find(value, desc) ?? { rank: 0, equal: true }
  const own = desc && rank !== Infinity ? -rank : rank
  // before all of them, in an order the other way round
  const place = desc && rank === Infinity && value !== null ? -Infinity : own
  return (other: Candidate): boolean => other.rank > place || (equal && other.rank === place && other.id < id)
}

/** By rank, the newest first among equal ones. */
function firstOf(most: number) {
  const compare = (a: Candidate, b: Candidate): number =>
    a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.id < b.id ? 1 : a.id > b.id ? -1 : 0
  let kept: Candidate[] = []
  let last: Candidate | undefined
  const settle = (): void => {
    kept = kept.sort(compare).slice(0, most)
    if (kept.length === most) last = kept.at(-1)
  }
  return {
    add(candidate: Candidate) {
      if (last && compare(candidate, last) > 0) return
      kept.push(candidate)
      if (kept.length > 2 * most) settle()
    },
    sorted: async () => (await sortedInTurns(kept, compare)).slice(0, most),
  }
}

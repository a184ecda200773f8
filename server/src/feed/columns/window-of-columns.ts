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
import type { Column } from './column.ts'
import type { Table } from './columns.ts'

/** What a window shows, with the records yet to be read: their ids, and the place of each in the list. */
export interface Shown extends Omit<WindowView, 'rows'> {
  ids: string[]
}

interface Candidate {
  rank: number
  id: string
  row: number
}

/** Paths of a question whose columns `shownOf` needs. */
export const columnsOf = (question: WindowQuestion): string[] => {
  const { ord, counts = [] } = question
  return [...filtersOf(question).map(({ path }) => path), ...counts, ...(ord ? [pathOf(ord)] : [])]
}

/**
 * The window of a question over the columns of its collection, for who sees whole records.
 * @param found rows that have its words, in no order; all rows without it
 * @returns `null` for who sees of some records a part only
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
  const rankOf = (row: number): number => {
    const rank = order ? order.rank(sorted!.at(row)) : 0
    return desc && rank !== Infinity ? -rank : rank
  }
  const filters = filtersOf(question).map(({ path, values }) => passing(table.column(path), new Set(values)))
  const tallies = counts.map((path) => tallyOf(table.column(path)))
  const isAfter = after === undefined ? null : isAfterOf(placeOf(after), order, desc)
  const first = firstOf(most + 1)
  let total = 0
  const length = found ? found.length : table.size
  for (let n = 0; n < length; n++) {
    const row = found ? found[n]! : n
    const audience = table.audienceAt(row)
    if (audience < 0 || seen[audience] === 0 || !filters.every((passes) => passes(row))) continue
    total += 1
    for (const tally of tallies) tally.count(row)
    const [rank, id] = [rankOf(row), table.ids[row]!]
    if (!isAfter || isAfter(rank, id)) first.add({ rank, id, row })
  }
  const shown = first.sorted()
  const last = shown[most - 1]
  return {
    total,
    ids: shown.slice(0, most).map(({ id }) => id),
    next: shown.length > most ? cursorOf(placeAt(sorted ? valueAt(sorted, last!.row) : null, last!.id)) : null,
    counts: Object.fromEntries(tallies.map((tally, at) => [counts[at]!, tally.mostFrequent()])),
  }
}

const pathOf = (ord: string): string => ord.replace(/^-/, '')
const valueAt = (column: Column, row: number) => column.tuples[column.at(row)]![0] ?? null

/** By number of an audience, whether the person sees its records; `null` where it sees a part of some. */
function seenAudiences({ audiences }: Table, c: CollectionName, held: ReadonlySet<string>): Uint8Array | null {
  const sights = audiences.map((audience) => sightOf(c, audience, held))
  return sights.includes('public') ? null : Uint8Array.from(sights, (sight) => (sight === 'full' ? 1 : 0))
}

function passing(column: Column, wanted: ReadonlySet<string>): (row: number) => boolean {
  const passes = Uint8Array.from(column.tuples, (values) => (values.some((value) => wanted.has(String(value))) ? 1 : 0))
  return (row) => passes[column.at(row)] === 1
}

function tallyOf(column: Column) {
  const counts = new Int32Array(column.tuples.length)
  return {
    count: (row: number) => void (counts[column.at(row)]! += 1),
    mostFrequent(): [string, number][] {
      const byValue = new Map<string, number>()
      counts.forEach((count, number) => {
        if (count === 0) return
        for (const value of new Set(column.tuples[number]!.map(String)))
          byValue.set(value, (byValue.get(value) ?? 0) + count)
      })
      return mostFrequent(byValue)
    },
  }
}

type OrderOf = Awaited<ReturnType<Column['order']>>

/** Whether a row stands after the place of a cursor. */
function isAfterOf([value, id]: ReturnType<typeof placeOf>, order: OrderOf | undefined, desc: boolean) {
  const { rank, equal } = order?.find(value, desc) ?? { rank: 0, equal: true }
  const own = desc && rank !== Infinity ? -rank : rank
  // before all of them, in an order the other way round
  const place = desc && rank === Infinity && value !== null ? -Infinity : own
  return (other: number, otherId: string): boolean => other > place || (equal && other === place && otherId < id)
}

/** Keeps the first so many of what it is given, by rank, and among equal ones the newest first. */
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
    sorted() {
      settle()
      return kept
    },
  }
}

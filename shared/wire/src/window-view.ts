import {
  type AnyRecord,
  computedFieldOf,
  type CollectionName,
  compareValues,
  foldText,
  hasWords,
  searchWords,
  type Value,
  valuesAt,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { filtersOf, onlyFields } from './listed.ts'
import type { WindowQuestion, WindowRow, WindowView } from './window.ts'

export const WINDOW_SIZE = 50
/** Different values of one field that are counted. */
const WINDOW_VALUES = 1000

interface Candidate extends WindowRow {
  place: Place
}

/** Builds a window from records that are added one by one; memory does not grow with their number. */
export interface WindowMaker {
  add: (rev: number, record: { _id: string }) => void
  /** When records are added newest first: true when no further record can change the rows. The total is then incomplete. */
  full: () => boolean
  view: () => WindowView
}

/** Whether a question has no search, filter, order or counts: such a window needs no record besides its own rows. */
export const isPlain = ({ q = '', ord, f = [], counts = [] }: WindowQuestion): boolean =>
  foldText(q) === '' && ord === undefined && f.length === 0 && counts.length === 0

/** @param searched `searchedIn` of its collection @throws when `after` is no cursor */
export function makeWindow(question: WindowQuestion, searched: readonly string[]): WindowMaker {
  const { c, n = WINDOW_SIZE, ord = '', counts: counted = [] } = question
  const matches = windowTestOf(question, searched)
  const sortKeys = ord ? readerOf(c, ord.replace(/^-/, '')) : () => []
  const compare = comparatorOf(ord.startsWith('-'))
  const after = question.after === undefined ? null : placeOf(question.after)
  const tallies = counted.map((path) => [path, readerOf(c, path), new Map<string, number>()] as const)
  const plain = isPlain(question)
  let total = 0
  let kept: Candidate[] = []
  const settle = () => {
    kept = kept.sort((a, b) => compare(a.place, b.place)).slice(0, n + 1)
  }
  return {
    add(rev, record) {
      if (!matches(record)) return
      total += 1
      for (const [, read, tally] of tallies) count(tally, read(record))
      const [first = null] = sortKeys(record)
      const place = placeAt(first, record._id)
      if (after && compare(place, after) <= 0) return
      kept.push({ rev, d: record, place })
      if (kept.length > 2 * n + 1) settle()
    },
    full: () => plain && kept.length > n,
    view() {
      settle()
      const shown = kept.slice(0, n)
      const last = shown.at(-1)
      return {
        total,
        rows: shown.map(({ rev, d }) => rowOf(question, rev, d)),
        next: kept.length > n && last ? cursorOf(last.place) : null,
        counts: Object.fromEntries(tallies.map(([path, , tally]) => [path, mostFrequent(tally)])),
      }
    },
  }
}

export function rowOf({ fields }: WindowQuestion, rev: number, record: { _id: string }): WindowRow {
  const own = fields?.filter((path) => !isCalc(path))
  return { rev, d: own ? onlyFields(record, own) : record }
}

/** By value, and among equal ones the newest first. */
const comparatorOf =
  (desc: boolean) =>
  ([a, id]: Place, [b, other]: Place): number =>
    compareValues(a, b, desc) || (id < other ? 1 : id > other ? -1 : 0)

function count(tally: Map<string, number>, values: readonly unknown[]): void {
  for (const value of new Set(values.map(String)))
    if (tally.has(value) || tally.size < WINDOW_VALUES) tally.set(value, (tally.get(value) ?? 0) + 1)
}

/** Counted values, the most frequent first, at most as many as an answer has. */
export function mostFrequent(tally: ReadonlyMap<string, number>): [string, number][] {
  const all = [...tally]
  // values beyond the limit are cut before the final sort, which compares texts
  if (all.length > WINDOW_VALUES) all.sort(([, n], [, m]) => m - n).length = WINDOW_VALUES
  return all.sort(([a, n], [b, m]) => m - n || compareValues(a, b) || (a < b ? -1 : 1))
}

/** The folded text of a record in which a search looks. @param searched where it looks, as dotted paths */
export function searchTextOf(coll: CollectionName, searched: readonly string[]): (record: object) => string {
  const texts = searched.map((path) => readerOf(coll, path))
  return (record) => foldText(texts.flatMap((read) => read(record)).join(' '))
}

/** @param searched where its words are looked for, as dotted paths */
export function windowTestOf(question: WindowQuestion, searched: readonly string[]): (record: object) => boolean {
  const words = searchWords(question.q ?? '')
  const textOf = searchTextOf(question.c, searched)
  const filters = filtersOf(question).map(({ path, values }) => ({
    read: readerOf(question.c, path),
    wanted: new Set(values),
  }))
  return (record) => {
    if (!filters.every(({ read, wanted }) => read(record).some((value) => wanted.has(String(value))))) return false
    return words.length === 0 || hasWords(textOf(record), words)
  }
}

/** Place of a row in the order: the value it is sorted by, and its id. */
export type Place = [value: string | number | null, id: string]

const PlaceSchema = z.tuple([z.union([z.string(), z.number(), z.null()]), z.string()])
/** Rows are sorted by so much of a text, so that a cursor is never long. */
const LONGEST = 200

export const placeAt = (value: string | number | boolean | null, id: string): Place => [
  typeof value === 'number' || value === null ? value : String(value).slice(0, LONGEST),
  id,
]

export const cursorOf = (place: Place): string => JSON.stringify(place)

/** @throws when the text is no cursor */
export const placeOf = (cursor: string): Place => PlaceSchema.parse(JSON.parse(cursor))

/** First name of paths to what is computed of a record; no record has a field of this name. */
const CALC = 'calc'

/** The values of a field, or with `calc.NAME` those that are computed; an unknown name has none. */
export function readerOf(coll: CollectionName, path: string): (record: object) => Value[] {
  const names = path.split('.')
  if (!isCalc(path)) return (record) => valuesAt(record, names)
  const calcolo = computedFieldOf(coll, names.slice(1).join('.'))
  // the schema of its collection has passed every record before it was stored
  return (record) => (calcolo ? valuesAt(calcolo(record as AnyRecord), []) : [])
}

const isCalc = (path: string): boolean => path.split('.')[0] === CALC

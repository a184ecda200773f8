import { compareValues, INSIDE_WORD_MIN, searchWords } from '@bandiera/domain'
import { type Column, type ListFilter, orderOf, type Sort } from './columns.ts'
import type { ListState } from './list-state.ts'
import { type Entry, followRecords, type Step } from './row-entries.ts'
import { createTextOf, has, valuesOf } from './select-rows.ts'

export type RowEngine<T> = (records: readonly T[], state: ListState) => readonly T[]

/**
 * Finds the rows that `selectRows` finds, at the price of what changed since the call before: changed records are put in their places,
 * a letter more narrows the rows of before, and a search keeps the order that was made. Unchanged records must stay the same objects.
 */
export function createRowEngine<T extends { _id: string }>(
  columns: readonly Column<T>[],
  filters: readonly ListFilter<T>[],
): RowEngine<T> {
  const textOf = createTextOf(columns)
  let known: Known<T> | null = null
  return (records, state) => {
    const question = questionOf(state, columns, filters)
    if (isPlain(question)) return records
    const before = known
    // a column that throws leaves half of an answer
    known = null
    known = answer(before, records, question, textOf)
    return known.rows
  }
}

interface Question<T> {
  sort: Sort | null
  key: Column<T>['sort']
  filters: readonly { filter: ListFilter<T>; values: readonly string[] }[]
  /** Parts that the searched text, which begins with a space, must have. */
  parts: readonly string[]
}

interface Known<T> {
  question: Question<T>
  records: readonly T[]
  /** As the records are ordered. */
  entries: readonly Entry<T>[]
  /** All in the order of the question; `null` when only those that pass were ever sorted. */
  order: readonly Entry<T>[] | null
  passing: readonly Entry<T>[]
  rows: readonly T[]
}

function questionOf<T>(
  state: ListState,
  columns: readonly Column<T>[],
  filters: readonly ListFilter<T>[],
): Question<T> {
  const sort = orderOf(state.sort, columns)
  const key = columns.find((one) => one.id === sort?.id)?.sort
  return {
    sort: key && sort ? sort : null,
    key,
    filters: filters
      .map((filter) => ({ filter, values: valuesOf(filter, state) }))
      .filter(({ values }) => values.length > 0),
    parts: searchWords(state.q).map((word) => (word.length < INSIDE_WORD_MIN ? ` ${word}` : word)),
  }
}

const isPlain = <T>({ sort, filters, parts }: Question<T>): boolean =>
  sort === null && filters.length === 0 && parts.length === 0

function answer<T extends { _id: string }>(
  before: Known<T> | null,
  records: readonly T[],
  question: Question<T>,
  textOf: (record: T) => string,
): Known<T> {
  const passes = passesOf(question, textOf)
  const step = followRecords(before, records)
  const sameOrder = before !== null && sameSort(before.question, question)
  const setKeys = (entries: readonly Entry<T>[]) => {
    if (question.key && question.sort) for (const entry of entries) entry.key = question.key(entry.record)
  }
  setKeys(sameOrder && step.few ? step.added : step.entries)
  const compare = question.sort ? byKey<T>(question.sort) : byPlace
  const keep = (list: readonly Entry<T>[], added: readonly Entry<T>[]) => patched(list, step, added, compare)
  const known = sameOrder && step.few ? before : null
  const base = { question, records, entries: step.entries }
  const order = question.sort === null ? step.entries : (known?.order && keep(known.order, step.added)) || null
  if (known && isNarrower(question, known.question)) {
    const same = isNarrower(known.question, question)
    const kept = keep(known.passing, step.added.filter(passes))
    const passing = same ? kept : kept.filter(passes)
    return { ...base, order, passing, rows: rowsOf(passing, known) }
  }
  if (order) return withRows(base, order, order.filter(passes))
  const found = step.entries.filter(passes)
  // the order of all would cost more than that of a few, and may never be asked for
  if (found.length * FEW_OF < step.entries.length) return withRows(base, null, found.sort(compare))
  const made = [...step.entries].sort(compare)
  return withRows(base, made, made.filter(passes))
}

const FEW_OF = 8

const withRows = <T>(
  base: Pick<Known<T>, 'question' | 'records' | 'entries'>,
  order: Known<T>['order'],
  passing: readonly Entry<T>[],
): Known<T> => ({ ...base, order, passing, rows: passing.map(recordOf) })

const recordOf = <T>({ record }: Entry<T>): T => record

/** The rows of before when they are the same. */
const rowsOf = <T>(passing: readonly Entry<T>[], before: Known<T>): readonly T[] =>
  passing === before.passing ? before.rows : passing.map(recordOf)

function passesOf<T>({ filters, parts }: Question<T>, textOf: (record: T) => string): (entry: Entry<T>) => boolean {
  return (entry) => {
    for (const { filter, values } of filters) if (!has(filter, entry.record, values)) return false
    if (parts.length === 0) return true
    const text = (entry.text ??= ` ${textOf(entry.record)}`)
    for (const part of parts) if (!text.includes(part)) return false
    return true
  }
}

const sameSort = <T>(a: Question<T>, b: Question<T>): boolean =>
  a.sort?.id === b.sort?.id && a.sort?.desc === b.sort?.desc

/** Whether all that passes `now` passed `before`. */
const isNarrower = <T>(now: Question<T>, before: Question<T>): boolean =>
  before.parts.every((old) => now.parts.some((part) => part.includes(old))) &&
  before.filters.every((old) =>
    now.filters.some(({ filter, values }) => filter === old.filter && values.every((one) => old.values.includes(one))),
  )

const byPlace = <T>(a: Entry<T>, b: Entry<T>): number => a.at - b.at

const byKey =
  <T>({ desc }: Sort) =>
  (a: Entry<T>, b: Entry<T>): number =>
    compareValues(a.key, b.key, desc) || a.at - b.at

/** The list without what is gone, and with what was added where it belongs; the list itself when nothing of it changed. */
function patched<T>(
  list: readonly Entry<T>[],
  { gone }: Step<T>,
  added: readonly Entry<T>[],
  compare: (a: Entry<T>, b: Entry<T>) => number,
): readonly Entry<T>[] {
  const left = gone ? list.filter((entry) => !entry.gone) : list
  const kept = left.length === list.length ? list : left
  if (added.length === 0) return kept
  const next: Entry<T>[] = []
  let from = 0
  for (const entry of [...added].sort(compare)) {
    const place = placeOf(kept, entry, compare)
    for (; from < place; from += 1) next.push(kept[from]!)
    next.push(entry)
  }
  for (; from < kept.length; from += 1) next.push(kept[from]!)
  return next
}

function placeOf<T>(list: readonly T[], one: T, compare: (a: T, b: T) => number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(list[middle]!, one) < 0) low = middle + 1
    else high = middle
  }
  return low
}

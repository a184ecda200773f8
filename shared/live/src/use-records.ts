import type { CollectionName, Collections, computedFields } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { atom } from 'jotai'
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useFollowed, useLive, useReadOf } from './hooks.tsx'
import { createAlarm } from './scheduling.ts'
import { createAsk } from './use-ask.ts'
import { AGAIN, EMPTY, followWindowCode, loadWindowCode, windowCode, type WindowState } from './window/window-source.ts'

type NamesOf<T> = T extends unknown ? keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string : never
type ComputedOf<C> = C extends keyof typeof computedFields ? keyof (typeof computedFields)[C] & string : never

/** Where the values of a record are: a field, a dotted path below it, or what the domain computes (`calc.NAME`). */
export type RecordPath<C extends CollectionName> =
  | NamesOf<Collections[C]>
  | `${NamesOf<Collections[C]>}.${string}`
  | `calc.${ComputedOf<C>}`

type Value = string | number | boolean

/** Values by path. Every path must match, and of several values one is enough; no values let every record pass. */
export type Where<C extends CollectionName> = { readonly [P in RecordPath<C>]?: Value | readonly Value[] | undefined }

/** What to read of a collection. It may be written in the render: the same query is not asked again. */
export interface RecordsQuery<C extends CollectionName> {
  coll: C
  /** Words, all of which must be in the texts of a record; accents and case do not count. */
  search?: string | undefined
  /** What to sort by, with `-` before it from the largest to the smallest; newest first without. */
  order?: RecordPath<C> | `-${RecordPath<C>}` | undefined
  /** Which records. Of several conditions all must hold. Values in a list have no commas. */
  where?: Where<C> | readonly Where<C>[] | undefined
  counts?: readonly RecordPath<C>[] | undefined
  /** The only fields that the records have besides `_id`; all of them when absent. */
  fields?: readonly RecordPath<C>[] | undefined
  /** Records to begin with, and that `next` adds: 50 when absent. `all` loads the collection, however long it is. */
  rows?: number | 'all' | undefined
  /**
   * What the user chose in a list: `asked` of `useListQuestion`. Only the server applies it. Where the page holds the collection,
   * you get all records that match the rest of the query, and `DataTable` applies it, by columns that the server does not know too.
   */
  list?: ListChoice | undefined
}

type ListChoice = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'>

export interface RecordsAnswer<T> {
  /** In order. A record that has not changed stays the same object. */
  records: readonly T[]
  /** How many records match, and how many of the collection the user sees at all. */
  total: number
  visible: number
  /** By path of `counts`: its values with their numbers of records, the most frequent first. */
  counts: WindowState['counts']
  more: boolean
  next: () => void
  /** Reads all records that match, once: for a file. Rejects with an Italian message. */
  all: () => Promise<readonly T[]>
  /** `loading` until the answer to this query is complete; `records` are then those of before, or those that are here already. */
  state: 'loading' | 'ready' | 'error'
  /** Italian, ready to show; the records stay, and the hook tries again by itself. */
  error: string | null
  retry: () => void
  /** Whether this page holds all records of the collection; where it does not, the server answers. */
  holdsAll: boolean
}

/**
 * The records of a collection that match a query, kept current, however many there are: the page answers where it holds the
 * collection, the server where that is too long, with the same result. `null` reads nothing.
 * @example
 * const { records, total, more, next } = useRecords({ coll: 'aziende', search, order: '-capitaleSociale', where: { gestoreId: me } })
 */
export function useRecords<C extends CollectionName>(query: RecordsQuery<C> | null): RecordsAnswer<Collections[C]> {
  const live = useLive()
  const { atoms, modes, needAll, status } = live
  const { coll, rows = FIRST, list } = query ?? NO_QUERY
  const mode = useReadOf(atoms, modes, (known) => known && coll && (known[coll] ?? 'full'))
  const ready = useReadOf(atoms, status, (now) => now.ready)
  const holdsAll = mode === 'full'
  const whole = rows === 'all' ? coll : undefined
  useLayoutEffect(() => (whole ? needAll(whole) : undefined), [whole, needAll, mode])
  const size = rows === 'all' || (list && holdsAll) ? Infinity : rows
  // until the mode is known, and until a collection is loaded for the query, there is nothing to ask
  const waits = whole ? !holdsAll : !mode
  const question = query && questionOf(query, holdsAll)
  const plain = size === Infinity && question && isPlain(question) ? query.coll : null
  const held = useFollowed<readonly Collections[C][]>(atoms, plain ? atoms.records(plain) : NOTHING)
  const { state, next, retry } = useLiveWindow(plain || waits ? null : question, size)
  const wanted = JSON.stringify(query && questionOf(query, false))
  const all = useCallback(async () => {
    const asked = JSON.parse(wanted) as (WindowQuestion & { c: C }) | null
    return asked ? createAsk(live).all(asked.c, asked) : NONE
  }, [live, wanted])
  const shown = useMemo((): Shown<Collections[C]> => {
    if (!coll) return NO_ANSWER
    if (plain) return wholeAnswer(held, ready && holdsAll)
    const { rows: records, loading, ...rest } = state
    // the server validated the records with the collection's schema before it stored them
    return { ...rest, records: records as never, state: waits || loading ? 'loading' : rest.error ? 'error' : 'ready' }
  }, [coll, plain, held, ready, holdsAll, state, waits])
  return useMemo(() => ({ ...shown, next, retry, all, holdsAll }), [shown, next, retry, all, holdsAll])
}

interface ListQuestion {
  asked: ListChoice
  counted: ListChoice & { counts: string[] }
  askCounts: (path: string | null) => void
}

export interface ListRecords<T> extends RecordsAnswer<T> {
  askCounts: (path: string | null) => void
}

/**
 * The records of a list whose search, order and filters are in the address, as `DataTable` takes them. Where the server answers,
 * `counts` are also those of the filter that is open, among the records that pass the other filters.
 * @example
 * const aziende = useListRecords({ coll: 'aziende' }, useListQuestion(columns, filters))
 * return <DataTable columns={columns} filters={filters} list={aziende} … />
 */
export function useListRecords<C extends CollectionName>(
  query: RecordsQuery<C>,
  question: ListQuestion,
): ListRecords<Collections[C]> {
  const { asked, counted, askCounts } = question
  const { coll, where } = query
  const answer = useRecords({ ...query, list: asked })
  const isOpen = !answer.holdsAll && counted.counts.length > 0
  const { counts } = useRecords(isOpen ? { coll, where, list: counted, rows: 1 } : null)
  return useMemo(() => ({ ...answer, counts: { ...answer.counts, ...counts }, askCounts }), [answer, counts, askCounts])
}

const FIRST = 50
const NONE: readonly never[] = []
const NOTHING = atom(NONE)
const NO_QUERY: Partial<RecordsQuery<CollectionName>> = {}

type Shown<T> = Omit<RecordsAnswer<T>, 'next' | 'retry' | 'all' | 'holdsAll'>

const wholeAnswer = <T>(records: readonly T[], isLoaded: boolean): Shown<T> => ({
  records,
  total: records.length,
  visible: records.length,
  counts: {},
  more: false,
  state: isLoaded ? 'ready' : 'loading',
  error: null,
})
const NO_ANSWER = wholeAnswer(NONE, true)

/** The question to a window. @param isHeld whether the list applies its own part */
function questionOf<C extends CollectionName>(query: RecordsQuery<C>, isHeld: boolean): WindowQuestion {
  const { coll, search, order, where = [], counts = [], fields, list = {} } = query
  const chosen = isHeld ? {} : list
  const q = [search, chosen.q].filter(Boolean).join(' ')
  const ord = chosen.ord ?? order
  const conditions: readonly Where<C>[] = Array.isArray(where) ? where : [where as Where<C>]
  const f = [...conditions.flatMap(filtersOf), ...(chosen.f ?? [])]
  const counted = [...counts, ...(chosen.counts ?? [])]
  const kept = chosen.fields ?? fields
  return {
    c: coll,
    ...(q && { q }),
    ...(ord && { ord }),
    ...(f.length > 0 && { f }),
    ...(counted.length > 0 && { counts: counted }),
    ...(kept && { fields: [...kept] }),
  }
}

const filtersOf = (where: object): string[] =>
  Object.entries(where).flatMap(([path, wanted]: [string, Value | readonly Value[] | undefined]) => {
    const values = [wanted ?? []].flat()
    if (values.length === 0) return []
    return values.length === 1 ? `${path}:=:${values[0]}` : `${path}:in:${values.join(',')}`
  })

const isPlain = (question: WindowQuestion): boolean => Object.keys(question).length === 1

/** The query of `useWindow`, in the language of a list's address. */
export type WindowOptions = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'> & { size?: number }

export interface Window<T> extends WindowState {
  rows: readonly (T & { _id: string })[]
  next: () => void
  retry: () => void
}

/** `useRecords` for modules of contracts before 2.6, as is `useWindow`. */
export function useCollection<C extends CollectionName>(coll: C): readonly Collections[C][] {
  return useRecords({ coll, rows: 'all' }).records
}

export function useWindow<C extends CollectionName>(coll: C, options: WindowOptions = {}): Window<Collections[C]> {
  const { size = FIRST, ...asked } = options
  const { state, next, retry } = useLiveWindow({ c: coll, ...asked }, size)
  // the server validated the records with the collection's schema before it stored them
  return useMemo(() => ({ ...state, next, retry }) as Window<Collections[C]>, [state, next, retry])
}

/** The rows of a question, kept current; `null` asks nothing. @param size rows to begin with, and that `next` adds */
export function useLiveWindow(question: WindowQuestion | null, size: number) {
  const { windows } = useLive()
  const key = question && JSON.stringify(question)
  const code = useSyncExternalStore(key === null ? noChanges : followWindowCode, windowCode)
  const window = useMemo(() => code && new code.LiveWindow(windows, size), [code, windows, size])
  useLayoutEffect(() => {
    if (key === null) return
    if (!window) return keepLoading()
    window.ask(JSON.parse(key) as WindowQuestion)
    return () => window.close()
  }, [window, key])
  const state = useSyncExternalStore(window ? window.subscribe : noChanges, window ? window.state : nothingYet)
  return { state, next: window ? window.next : ignore, retry: window ? window.retry : ignore }
}

const ignore = () => {}
const noChanges = () => ignore
const nothingYet = () => EMPTY

/** Tries to load the code of windows until the returned function is called. */
function keepLoading(): () => void {
  const alarm = createAlarm()
  const load = () =>
    void loadWindowCode().catch((error: unknown) => {
      console.warn('window: loaded later', error)
      alarm.set(AGAIN, load)
    })
  load()
  return () => alarm.clear()
}

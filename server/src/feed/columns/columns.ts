import { dayInRome, type CollectionName } from '@bandiera/domain'
import type { Change, Store, Stored } from '../../store/port.ts'
import { withPauses } from '../../scheduling.ts'
import { createColumn, longEnough, type Column } from './order.ts'

/** Columns that are kept of a collection: those asked for last. */
const MOST = 16
/** Milliseconds after the last question. */
const KEPT = 10 * 60_000
const PAGE = 500

/** Whole numbers by row, which are filtered, counted and sorted a hundred times faster than records. */
export interface Table {
  /** Some rows may be empty. */
  readonly size: number
  readonly ids: readonly (string | undefined)[]
  /** By row; -1 in an empty one. */
  readonly audienceOf: Int32Array
  readonly audiences: readonly (readonly string[])[]
  /** One that was asked for. */
  column: (path: string) => Column
}

type Rows = Pick<Store, 'seq' | 'changesSince' | 'scan' | 'rowsOf'>

export function createColumns(store: Rows) {
  const tables = new Map<CollectionName, ReturnType<typeof createTable>>()
  return {
    /** Calls `work` with the collection as it is now, or later. The first question reads every record once. */
    with<T>(coll: CollectionName, paths: readonly string[], work: (table: Table) => Promise<T>): Promise<T> {
      const table = tables.get(coll) ?? createTable(store, coll, () => tables.delete(coll))
      tables.set(coll, table)
      return table.with(paths, work)
    },
    /** Whether that reads no record. */
    has: (coll: CollectionName, paths: readonly string[]): boolean => tables.get(coll)?.has(paths) ?? false,
  }
}
export type Columns = ReturnType<typeof createColumns>

function createTable(store: Rows, coll: CollectionName, forget: () => void) {
  let columns: Column[] = []
  const ids: (string | undefined)[] = []
  const rows = new Map<string, number>()
  let audienceOf = new Int32Array(1024).fill(-1)
  const audiences: (readonly string[])[] = []
  const numbers = new Map<string, number>()
  let at: number | null = null
  /** What is computed of a record may depend on the day. */
  let day = ''
  let running: Promise<unknown> = Promise.resolve()
  const timer = setTimeout(forget, KEPT).unref()
  const table: Table = {
    get size() {
      return ids.length
    },
    ids,
    audiences,
    get audienceOf() {
      return audienceOf
    },
    column: (path) => columns.find((one) => one.path === path)!,
  }
  return {
    with<T>(paths: readonly string[], work: (ready: Table) => Promise<T>): Promise<T> {
      timer.refresh()
      const answer = running.then(async () => {
        await prepare(paths)
        return work(table)
      })
      running = answer.catch(() => undefined)
      return answer
    },
    has: (paths: readonly string[]): boolean =>
      at !== null && day === dayInRome() && paths.every((path) => columns.some((one) => one.path === path)),
  }

  async function prepare(paths: readonly string[]): Promise<void> {
    if (day !== dayInRome()) columns = []
    day = dayInRome()
    columns = columns.filter((column) => !column.isStale(rows.size))
    if (at !== null) await reachTheLog()
    const missing = [...new Set(paths)].filter((path) => !columns.some((one) => one.path === path))
    if (at === null || missing.length > 0) await read(missing.map((path) => createColumn(coll, path)))
    const asked = columns.filter(({ path }) => paths.includes(path))
    columns = [...asked, ...columns.filter((one) => !asked.includes(one))].slice(0, Math.max(MOST, asked.length))
  }

  /** Changes during the pass follow from the log. */
  async function read(fresh: Column[]): Promise<void> {
    const start = await store.seq()
    const page: Stored[] = []
    for await (const stored of withPauses(store.scan(coll))) {
      page.push(stored)
      if (page.length === PAGE) await take(page.splice(0), fresh)
    }
    await take(page, fresh)
    columns = [...fresh, ...columns]
    // the other columns are older: all follow the log from their position, and the new ones read some changes twice
    at ??= start
    await reachTheLog()
  }

  async function take(page: readonly Stored[], into: readonly Column[]): Promise<void> {
    const unknown = page.flatMap(({ doc }) => (rows.has(doc._id) ? [] : [doc._id]))
    const found = await store.rowsOf(coll, unknown)
    for (const stored of page) {
      const row = rows.get(stored.doc._id) ?? found.get(stored.doc._id)
      if (row !== undefined) put(row, stored, into)
    }
  }

  async function reachTheLog(): Promise<void> {
    const goal = await store.seq()
    while (at! < goal) {
      const changes = await store.changesSince(at!, PAGE)
      // cut off: what is not known cannot be followed
      if (changes[0]?.seq !== at! + 1) {
        clear()
        return read(columns.map(({ path }) => createColumn(coll, path)))
      }
      await follow(changes.filter((change) => change.coll === coll))
      at = changes.at(-1)!.seq
    }
  }

  /** A new record has a row number by now; one that has gone again has none. */
  async function follow(changes: readonly Change[]): Promise<void> {
    const came = changes.flatMap(({ op, id }) => (op !== 'delete' && !rows.has(id) ? [id] : []))
    const gone = changes.flatMap(({ op, id }) => (op === 'delete' ? [id] : []))
    const found = await store.rowsOf(coll, [...new Set([...came, ...gone])])
    for (const { id, after } of changes) {
      const row = rows.get(id)
      if (!after) {
        if (row !== undefined) drop(row, id)
        continue
      }
      const now = row ?? found.get(id)
      if (now !== undefined) put(now, after, columns)
    }
  }

  function put(row: number, { doc, audience }: Stored, into: readonly Column[]): void {
    const other = ids[row]
    // the engine gives the last row's number again
    if (other !== undefined && other !== doc._id) rows.delete(other)
    while (ids.length <= row) ids.push(undefined)
    ids[row] = doc._id
    rows.set(doc._id, row)
    const length = audienceOf.length
    audienceOf = longEnough(audienceOf, row)
    if (audienceOf.length > length) audienceOf.fill(-1, length)
    audienceOf[row] = numberOf(audience)
    for (const column of into) column.set(row, doc)
  }

  function drop(row: number, id: string): void {
    rows.delete(id)
    ids[row] = undefined
    audienceOf[row] = -1
  }

  function numberOf(audience: readonly string[]): number {
    const key = audience.join('\n')
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = audiences.push(audience) - 1))
    return number
  }

  function clear(): void {
    rows.clear()
    ids.length = 0
    at = null
    audienceOf.fill(-1)
  }
}

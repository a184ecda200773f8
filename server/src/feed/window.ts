import { collections, searchWords } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import {
  filtersOf,
  isPlain,
  makeWindow,
  windowTestOf,
  placeOf,
  rowOf,
  searchedIn,
  WINDOW_SIZE,
  type WindowAnswer,
  type WindowLine,
  type WindowMaker,
  type WindowMode,
  type WindowQuestion,
  type WindowRow,
} from '@bandiera/wire'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { PortalError } from '../errors.ts'
import { renewed, type Visitor } from '../accounts/visitor.ts'
import type { IndexFilter, Store } from '../store/port.ts'
import type { Census } from './census.ts'
import type { Columns } from './columns/columns.ts'
import { columnsOf, shownOf, type Shown } from './columns/window-of-columns.ts'
import type { WindowLimits } from '../config.ts'
export const WINDOW_LIMITS: WindowLimits = { full: 5_000, list: 20_000 }

/** For a client that sees this many records. */
export const modeOf = (visible: number, { full, list }: WindowLimits): WindowMode =>
  visible <= full ? 'full' : visible <= list ? 'list' : 'window'

interface Surroundings {
  census: Census
  columns: Columns
  limits: WindowLimits
  budget: Budget
  gone: () => boolean
}

/** Tried, sorted and counted as the visitor sees it: a hidden field or record decides nothing. */
export async function windowOf(
  asking: Visitor,
  question: WindowQuestion,
  { census, columns, limits, budget, gone }: Surroundings,
): Promise<WindowAnswer> {
  const { c } = question
  const { store } = asking.tenant
  // before the records: the feed sends what changes during the read
  const cursor = await store.seq()
  const { tenant, held } = await renewed(asking)
  const { counts } = await census.standing(held, [c])
  const visible = counts[c] ?? 0
  const answer = { ep: store.epoch, cursor, mode: modeOf(visible, limits), visible }
  const findFew = () => (visible > FEW ? tenant.store.found(c, searchWords(question.q ?? ''), FEW) : null)
  const isOfColumns = visible > FEW && isLong(question)
  // where the columns are there already, the index is asked once; else a search that finds few is worth no columns
  const isReady = isOfColumns && columns.has(c, columnsOf(question))
  let found = isReady ? null : await findFew()
  if (isOfColumns && !found) {
    const reading = { store: tenant.store, held, budget }
    const shown = await shownOfColumns(reading, question, columns)
    if (shown) {
      const { ids, ...view } = shown
      return { ...view, rows: await listOf(rowsById(reading, question, ids)), ...answer }
    }
    if (isReady) found = await findFew()
  }
  const maker = weighed(makerOf(question), budget)
  for await (const { doc, audience, rev } of budget.inTurns(
    tenant.store.scan(c, indexFilterOf(question, held, found)),
  )) {
    const view = viewOf(c, doc, audience, held)
    if (view) maker.add(rev, view)
    if (maker.full() || gone()) break
  }
  const view = maker.view()
  return { ...view, total: isPlain(question) ? visible : view.total, ...answer }
}

/** Whether neither the order by id nor an indexed filter says which records are shown. */
function isLong(question: WindowQuestion): boolean {
  if (isPlain(question)) return false
  return !indexedFilters(question).some(({ path }) => path === '_id' || collections[question.c].indexed.includes(path))
}

/** Every row, without more of the records in memory than an order needs. @throws when `after` is no cursor */
export async function* windowRows(
  asking: Visitor,
  question: WindowQuestion,
  { census, columns, budget }: Pick<Surroundings, 'census' | 'columns' | 'budget'>,
): AsyncGenerator<WindowLine> {
  const { c } = question
  const { tenant, held } = await renewed(asking)
  const { counts } = await census.standing(held, [c])
  const whole: WindowQuestion = { ...question, counts: [], n: Number.MAX_SAFE_INTEGER }
  const reading = { store: tenant.store, held, budget }
  const isSorted = question.ord !== undefined || question.after !== undefined
  const isMany = isSorted && (counts[c] ?? 0) > FEW && isLong(whole)
  const shown = isMany ? await shownOfColumns(reading, whole, columns) : null
  let rows = 0
  for await (const row of shown ? rowsById(reading, whole, shown.ids) : rowsOfScan(reading, whole)) {
    rows += 1
    yield row
  }
  yield { rows }
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

interface Reading {
  store: Store
  held: ReadonlySet<string>
  budget: Budget
}

async function* rowsOfScan({ store, held, budget }: Reading, question: WindowQuestion): AsyncGenerator<WindowRow> {
  const { c } = question
  const isInOrder = question.ord === undefined && question.after === undefined
  const maker = isInOrder ? null : weighed(makerOf(question), budget)
  const matches = windowTestOf(question, searchedIn(c))
  for await (const { doc, audience, rev } of budget.inTurns(store.scan(c, indexFilterOf(question, held, null)))) {
    const view = viewOf(c, doc, audience, held)
    if (!view) continue
    if (maker) maker.add(rev, view)
    else if (matches(view)) yield rowOf(question, rev, view)
  }
  if (maker) yield* maker.view().rows
}

const PAGE = 500

/** As the records are now, without those that the person may not see any more. */
async function* rowsById(
  { store, held, budget }: Reading,
  question: WindowQuestion,
  ids: readonly string[],
): AsyncGenerator<WindowRow> {
  const { c } = question
  const matches = windowTestOf(question, searchedIn(c))
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE)
    const rows = new Map<string, WindowRow>()
    for await (const { doc, audience, rev } of budget.inTurns(store.scan(c, { ids: page }))) {
      const seen = viewOf(c, doc, audience, held)
      if (seen && matches(seen)) rows.set(doc._id, rowOf(question, rev, seen))
    }
    yield* page.flatMap((id) => rows.get(id) ?? [])
  }
}

/** `null` where a person sees a part of some records or some texts are not known yet: then every record is tried. */
function shownOfColumns({ store, held }: Reading, question: WindowQuestion, columns: Columns): Promise<Shown | null> {
  const { c, q = '', n = WINDOW_SIZE } = question
  const words = searchWords(q)
  return columns.with(c, columnsOf(question), async (table) => {
    const found = words.length > 0 ? await store.foundRows(c, words) : null
    if (words.length > 0 && !found) return null
    return shownOf(table, question, { held, found, most: n }).catch(refuseCursor)
  })
}

/** Keeps no more than a budget lets it hold: a window keeps whole records until it is shown. */
function weighed(maker: WindowMaker, budget: Budget): WindowMaker {
  let weight = 0
  return {
    ...maker,
    add(rev, record) {
      maker.add(rev, record)
      weight += weightOf(record, budget.left())
      if (!budget.isHeavy(weight)) return
      // most of what was weighed is no longer kept
      weight = maker.view().rows.reduce((sum, { d }) => sum + weightOf(d, budget.left()), 0)
      budget.demandHeld(weight)
    },
  }
}

function makerOf(question: WindowQuestion): WindowMaker {
  const searched = searchedIn(question.c)
  try {
    return makeWindow(question, searched)
  } catch {
    return refuseCursor()
  }
}

function refuseCursor(): never {
  throw new PortalError('REQUEST_INVALID', 'after')
}

/** Computed fields have another path in the index. */
const INDEXED_AS: Readonly<Record<string, string>> = { 'calc.azienda': 'aziendaId' }

/** Fewer records than these are read; of more, columns say which. */
const FEW = 300

const indexedFilters = (question: WindowQuestion) =>
  filtersOf(question).map(({ path, values }) => ({ path: INDEXED_AS[path] ?? path, values }))

/** The rest is decided record by record. */
function indexFilterOf(
  question: WindowQuestion,
  held: ReadonlySet<string>,
  found: readonly string[] | null,
): IndexFilter {
  const { c, after } = question
  const filters = indexedFilters(question)
  const ids = filters.find(({ path }) => path === '_id')?.values ?? found
  const anyOf = filters.filter(({ path }) => collections[c].indexed.includes(path))
  const below = isPlain(question) && after !== undefined ? { below: placeOf(after)[1] } : {}
  return { tokens: [...held], anyOf, ...(ids && { ids }), ...below }
}

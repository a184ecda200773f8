import { collections, searchWords } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import {
  filtersOf,
  isPlain,
  makeWindow,
  placeOf,
  searchedIn,
  type WindowAnswer,
  type WindowMaker,
  type WindowMode,
  type WindowQuestion,
} from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import { renewed, type Visitor } from '../routes/visitor.ts'
import type { Prefilter, Store } from '../store/port.ts'
import type { Census } from './census.ts'
import { withPauses } from './with-pauses.ts'

/** Up to how many visible records a client holds a collection whole, and as a list of few fields. */
export interface WindowLimits {
  full: number
  list: number
}
export const WINDOW_LIMITS: WindowLimits = { full: 5_000, list: 20_000 }

/** How much of a collection a client should hold who sees this many records of it. */
export const modeOf = (visible: number, { full, list }: WindowLimits): WindowMode =>
  visible <= full ? 'full' : visible <= list ? 'list' : 'window'

interface Surroundings {
  census: Census
  limits: WindowLimits
  /** Whether nobody waits for the answer any more. */
  gone: () => boolean
}

/**
 * The part of a collection that a list shows. Every record is tried, sorted and counted as the visitor sees it, so that a
 * hidden field or record decides nothing.
 */
export async function windowOf(
  asking: Visitor,
  question: WindowQuestion,
  { census, limits, gone }: Surroundings,
): Promise<WindowAnswer> {
  const { c } = question
  const { store } = asking.tenant
  // before the records: what changes meanwhile is told by the feed
  const cursor = await store.seq()
  const { tenant, held } = await renewed(asking)
  const { counts } = await census.standing(held, [c])
  const visible = counts[c] ?? 0
  const maker = makerOf(question)
  for await (const { doc, audience, rev } of withPauses(
    tenant.store.scan(c, await prefilterOf(tenant.store, question, held)),
  )) {
    const view = viewOf(c, doc, audience, held)
    if (view) maker.add(rev, view)
    if (maker.full() || gone()) break
  }
  const view = maker.view()
  const total = isPlain(question) ? visible : view.total
  return { ...view, total, ep: store.epoch, cursor, mode: modeOf(visible, limits), visible }
}

function makerOf(question: WindowQuestion): WindowMaker {
  const searched = searchedIn(question.c)
  try {
    return makeWindow(question, searched)
  } catch {
    throw new PortalError('REQUEST_INVALID', 'after')
  }
}

/** Computed fields that an index holds under another path. */
const INDEXED_AS: Readonly<Record<string, string>> = { 'calc.azienda': 'aziendaId' }

/** Records that a search may find so that only these are read; of more, all are. */
const FEW = 1000

/** What an index can say; the rest is decided record by record. */
async function prefilterOf(
  store: Pick<Store, 'found'>,
  question: WindowQuestion,
  held: ReadonlySet<string>,
): Promise<Prefilter> {
  const { c, after, q = '' } = question
  const filters = filtersOf(question).map(({ path, values }) => ({ path: INDEXED_AS[path] ?? path, values }))
  const named = filters.find(({ path }) => path === '_id')?.values
  const ids = named ?? (await store.found(c, searchWords(q), FEW)) ?? undefined
  const anyOf = filters.filter(({ path }) => collections[c].indexed.includes(path))
  const below = isPlain(question) && after !== undefined ? { below: placeOf(after)[1] } : {}
  return { tokens: [...held], anyOf, ...(ids && { ids }), ...below }
}

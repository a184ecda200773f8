import type { CollectionName, Usr } from '@bandiera/domain'
import { tokensOf, viewOf } from '@bandiera/policy'
import { type FeedEntry, hashOf, listedOf, type PullLine, type WindowMode } from '@bandiera/wire'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { renewed, type Visitor } from '../accounts/visitor.ts'
import type { Change, Store } from '../store/port.ts'
import type { Census, Standing } from './census.ts'
import { coalesce, entryOf } from './feeder.ts'
import { modeOf } from './window.ts'
import type { WindowLimits } from '../config.ts'

export interface PullQuestion {
  since: number
  /** Epoch of `since`. */
  ep: string
  colls: readonly CollectionName[]
  /** To bring whole however long; all of them when absent. */
  whole?: readonly CollectionName[] | undefined
}

const LINE = 500
/** Entries read in one turn. */
const PAGE = 100
/** Farther back the whole view is faster, and past this part of what is visible. */
const FARTHEST = 20_000
const MOST_OF_VIEW = 0.2

/** Or the whole view when the position leads nowhere. */
export async function* pull(
  asking: Visitor,
  question: PullQuestion,
  { census, limits, budget }: { census: Census; limits: WindowLimits; budget: Budget },
): AsyncGenerator<PullLine> {
  const { store } = asking.tenant
  // before the query: the feed sends a change during it again, never loses it
  const position = await store.seq()
  // after the position: rights that an earlier change took away give nothing any more
  const visitor = await renewed(asking)
  const standing = await standingOf(visitor, question, census)
  const cursor = standing?.at ?? position
  const missed = await changesToTell({ store, budget, uid: visitor.usr._id }, question, cursor)
  const changes = missed && isMostOf(standing, missed, question.colls) ? null : missed
  const cut = !changes && question.whole ? await cutFor(visitor, question, { census, limits }) : WHOLE
  if (cut !== WHOLE) yield { hold: cut.hold }
  const told = createTally(question.colls.filter((coll) => cut.hold[coll] !== 'window'))
  const entries = changes
    ? delta(visitor, changes, { colls: question.colls, budget })
    : snapshot(visitor, question.colls, cut, budget)
  for await (const line of budget.inPieces(told.of(entries), LINE)) yield { ch: line }
  const { counts: number, sums } = changes ? { counts: standing?.counts ?? {}, sums: standing?.sums } : told
  const counts = { ...cut.counts, ...number }
  const modes = modesOf(counts, limits)
  yield { ep: store.epoch, cursor, snapshot: changes === null, counts, modes, ...(sums && { sum: sums }) }
}

/** Sums that are already counted, or none: changes do not wait for a first read of every record. */
async function standingOf({ held }: Visitor, { since, colls }: PullQuestion, census: Census): Promise<Standing | null> {
  if (since === 0) return null
  const standing = census.standing(held, colls)
  if (census.ready()) return standing
  standing.catch(console.error)
  return null
}

/** When the whole view is the better answer; never for changes that fit into one line. */
function isMostOf(standing: Standing | null, missed: readonly Change[], colls: readonly CollectionName[]): boolean {
  if (!standing || missed.length <= LINE) return false
  const visible = Object.values(standing.counts).reduce((sum, count) => sum + count, 0)
  const changed = new Set(missed.filter(({ coll }) => colls.includes(coll)).map(({ coll, id }) => `${coll} ${id}`))
  return changed.size > Math.max(LINE, MOST_OF_VIEW * visible)
}

/** Number and sum of the records that are sent. */
function createTally(colls: readonly CollectionName[]) {
  const counts: Record<string, number> = Object.fromEntries(colls.map((coll) => [coll, 0]))
  const sums: Record<string, number> = { ...counts }
  return {
    counts,
    sums,
    async *of(entries: AsyncIterable<FeedEntry>): AsyncGenerator<FeedEntry> {
      for await (const entry of entries) {
        if (entry.o === 'u') {
          counts[entry.c] = (counts[entry.c] ?? 0) + 1
          sums[entry.c] = ((sums[entry.c] ?? 0) ^ hashOf(entry.d)) >>> 0
        }
        yield entry
      }
    },
  }
}

/** `null` when only the whole view is a true answer, or the changes are too much to hold. */
async function changesToTell(
  { store, uid, budget }: { store: Store; uid: string; budget: Budget },
  { since, ep }: PullQuestion,
  cursor: number,
): Promise<Change[] | null> {
  if (since === 0 || ep !== store.epoch || since > cursor || cursor - since > FARTHEST) return null
  const changes: Change[] = []
  let weight = 0
  for await (const page of budget.inTurns(pagesOfLog(store, since, cursor))) {
    if (!page) return null
    weight += page.reduce((sum, { before, after }) => sum + weightOf([before, after], budget.left()), 0)
    if (budget.isHeavy(weight)) return null
    for (const change of page) if (change.seq <= cursor) changes.push(change)
  }
  return changes.some((change) => changesSightOf(uid, change)) ? null : changes
}

/** `null` where the log was cut off behind the first position. */
async function* pagesOfLog(store: Store, since: number, cursor: number): AsyncGenerator<Change[] | null> {
  for (let at = since; at < cursor;) {
    const page = await store.changesSince(at, PAGE)
    if (page[0]?.seq !== at + 1) return yield null
    yield page
    at = page.at(-1)!.seq
  }
}

/** With other tokens other records are visible without having changed. */
function changesSightOf(uid: string, { coll, id, before, after }: Change): boolean {
  if (coll !== 'usr' || id !== uid) return false
  const tokens = [before, after].map((stored) => (stored ? tokensOf(stored.doc as Usr).sort() : []))
  return String(tokens[0]) !== String(tokens[1])
}

async function* delta(
  visitor: Visitor,
  changes: Change[],
  { colls, budget }: { colls: readonly CollectionName[]; budget: Budget },
): AsyncGenerator<FeedEntry> {
  for await (const net of budget.inTurns(coalesce(changes.filter(({ coll }) => colls.includes(coll))))) {
    const entry = entryOf(net, visitor.held)
    if (entry) yield entry
  }
}

/** How much of each collection a whole view brings, and its records. */
interface Cut {
  hold: Readonly<Record<string, WindowMode>>
  counts: Readonly<Record<string, number>>
}
export const WHOLE: Cut = { hold: {}, counts: {} }

/** For a client that need not hold everything. */
export async function cutFor(
  { held }: Visitor,
  { colls, whole = [] }: PullQuestion,
  { census, limits }: { census: Census; limits: WindowLimits },
): Promise<Cut> {
  const { counts } = await census.standing(held, colls)
  const named = Object.fromEntries(whole.map((coll) => [coll, 'full'] as const))
  return { hold: { ...modesOf(counts, limits), ...named }, counts }
}

export const modesOf = (counts: Readonly<Record<string, number>>, limits: WindowLimits): Record<string, WindowMode> =>
  Object.fromEntries(Object.entries(counts).map(([coll, number]) => [coll, modeOf(number, limits)]))

/** By `_id` descending. */
export async function* snapshot(
  { tenant, held }: Visitor,
  colls: readonly CollectionName[],
  { hold }: Cut,
  budget: Budget,
): AsyncGenerator<FeedEntry> {
  for (const coll of colls) {
    if (hold[coll] === 'window') continue
    for await (const { doc, audience, rev } of budget.inTurns(tenant.store.scan(coll, { tokens: [...held] }))) {
      const view = viewOf(coll, doc, audience, held)
      if (!view) continue
      const d = hold[coll] === 'list' ? listedOf(coll, view) : view
      yield { o: 'u', c: coll, d, rev, ...(d !== view && { few: true }) }
    }
  }
}

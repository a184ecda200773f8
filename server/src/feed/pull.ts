import { type CollectionName, type Usr } from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import { hashOf, type FeedEntry, type PullLine } from '@bandiera/wire'
import { renewed, type Visitor } from '../routes/visitor.ts'
import type { Change, Store } from '../store/port.ts'
import type { Census, Standing } from './census.ts'
import { coalesce } from './coalesce.ts'
import { entryOf } from './entry.ts'
import { cutFor, modesOf, snapshot, WHOLE } from './snapshot.ts'
import type { WindowLimits } from './window.ts'

export interface PullQuestion {
  since: number
  /** Epoch that `since` belongs to. */
  ep: string
  colls: readonly CollectionName[]
  /** Collections to bring whole however long they are; all of them when absent. */
  whole?: readonly CollectionName[] | undefined
}

/** Entries in one line. */
const LINE = 500
/** A longer way back than this is slower than the whole view, and so is one past more than this part of what is visible. */
const FARTHEST = 20_000
const MOST_OF_VIEW = 0.2

/** What one user missed since a position, or its whole view when that position leads nowhere; in lines. */
export async function* pull(
  asking: Visitor,
  question: PullQuestion,
  { census, limits }: { census: Census; limits: WindowLimits },
): AsyncGenerator<PullLine> {
  const { store } = asking.tenant
  // before the query: a change during it is told again by the feed, never lost
  const position = await store.seq()
  // after the position: rights that an earlier change took away give nothing any more
  const visitor = await renewed(asking)
  const standing = await standingOf(visitor, question, census)
  const cursor = standing?.at ?? position
  const missed = await changesToTell(store, visitor.usr._id, question, cursor)
  const changes = missed && isMostOf(standing, missed, question.colls) ? null : missed
  const cut = !changes && question.whole ? await cutFor(visitor, question, { census, limits }) : WHOLE
  if (cut !== WHOLE) yield { hold: cut.hold }
  const told = createTally(question.colls.filter((coll) => cut.hold[coll] !== 'window'))
  const entries = changes ? delta(visitor, changes, question.colls) : snapshot(visitor, question.colls, cut)
  let line: FeedEntry[] = []
  for await (const entry of entries) {
    told.add(entry)
    line.push(entry)
    if (line.length < LINE) continue
    yield { ch: line }
    line = []
  }
  if (line.length > 0) yield { ch: line }
  const { counts: number, sums } = changes ? { counts: standing?.counts ?? {}, sums: standing?.sums } : told
  const counts = { ...cut.counts, ...number }
  const modes = modesOf(counts, limits)
  yield { ep: store.epoch, cursor, snapshot: changes === null, counts, modes, ...(sums && { sum: sums }) }
}

/** Counted already or not at all: who asks for what changed does not wait until every record has been read once. */
async function standingOf({ held }: Visitor, { since, colls }: PullQuestion, census: Census): Promise<Standing | null> {
  if (since === 0) return null
  const standing = census.standing(held, colls)
  if (census.ready()) return standing
  standing.catch(console.error)
  return null
}

/** Whether so many records changed that the whole view is the better answer; never for what fits into one line. */
function isMostOf(standing: Standing | null, missed: readonly Change[], colls: readonly CollectionName[]): boolean {
  if (!standing || missed.length <= LINE) return false
  const visible = Object.values(standing.counts).reduce((sum, count) => sum + count, 0)
  const changed = new Set(missed.filter(({ coll }) => colls.includes(coll)).map(({ coll, id }) => `${coll} ${id}`))
  return changed.size > Math.max(LINE, MOST_OF_VIEW * visible)
}

/** Number and sum of what a whole view was told. */
function createTally(colls: readonly CollectionName[]) {
  const counts: Record<string, number> = Object.fromEntries(colls.map((coll) => [coll, 0]))
  const sums: Record<string, number> = { ...counts }
  return {
    counts,
    sums,
    add(entry: FeedEntry) {
      if (entry.o === 'd') return
      counts[entry.c] = (counts[entry.c] ?? 0) + 1
      sums[entry.c] = ((sums[entry.c] ?? 0) ^ hashOf(entry.d)) >>> 0
    },
  }
}

/** Entries of the log from a position on; `null` when only the whole view is a true answer. */
async function changesToTell(
  store: Store,
  uid: string,
  { since, ep }: PullQuestion,
  cursor: number,
): Promise<Change[] | null> {
  if (since === 0 || ep !== store.epoch || since > cursor || cursor - since > FARTHEST) return null
  const changes: Change[] = []
  for (let at = since; at < cursor; at = changes.at(-1)!.seq) {
    const page = await store.changesSince(at, LINE)
    // the log was cut off behind this position
    if (page[0]?.seq !== at + 1) return null
    changes.push(...page.filter(({ seq }) => seq <= cursor))
  }
  return changes.some((change) => changesSightOf(uid, change)) ? null : changes
}

/** Whether a change gave the user other audience tokens: then other records are visible without having changed. */
function changesSightOf(uid: string, { coll, id, before, after }: Change): boolean {
  if (coll !== 'usr' || id !== uid) return false
  const [was, is] = [before, after].map((stored) =>
    stored
      ? tokensOf(stored.doc as Usr)
          .sort()
          .join('\n')
      : '',
  )
  return was !== is
}

function* delta(visitor: Visitor, changes: Change[], colls: readonly CollectionName[]): Generator<FeedEntry> {
  for (const net of coalesce(changes.filter(({ coll }) => colls.includes(coll)))) {
    const entry = entryOf(net, visitor.held)
    if (entry) yield entry
  }
}

import type { CollectionName } from '@bandiera/domain'
import {
  type FeedEntry,
  hashOf,
  ManifestLineSchema,
  type PullLine,
  PullLineSchema,
  RECORDS_AT_ONCE,
  RecordsAnswerSchema,
  sumOf,
} from '@bandiera/wire'
import type { Extents, Records, Touched } from './records.ts'
import type { Modes, Position, PullRequest, Transport } from './types.ts'

export interface SyncOptions {
  transport: Transport
  records: Records
  colls: readonly CollectionName[]
  extents: Extents
  onChange: (touched: Touched) => void
  onExtents: () => void
  /** Called with the collections whose sums differ. */
  onHeal: (colls: readonly CollectionName[]) => void
  /** Held records are no longer valid: the rights or the log changed. */
  onForget: () => void
}

export interface SyncState {
  at: Position
  pullDue: boolean
  fillDue: boolean
}

/** Pulls what was missed and loads what screens need. The caller buffers messages until it resolves. */
export async function catchUp(options: SyncOptions, place: SyncState, signal: AbortSignal): Promise<void> {
  let more: boolean
  do {
    while (place.pullDue) await pullOnce(options, place, signal)
    place.fillDue = false
    more = await fill(options, place.at, signal)
  } while (more || place.pullDue)
}

async function pullOnce(options: SyncOptions, place: SyncState, signal: AbortSignal): Promise<void> {
  const { colls, extents, onForget } = options
  place.pullDue = false
  const { at, differ, whole, modes } = await pull(options, place.at, signal)
  if (whole) extents.forget()
  if (whole && place.at.cur > 0) onForget()
  place.at = at
  // the collection has become short enough to be held whole
  for (const coll of colls) if (modes[coll] === 'full' && extents.of(coll) !== 'full') extents.needAll(coll)
  if (differ.length > 0) await heal(options, at, differ, signal)
}

interface Pulled {
  at: Position
  differ: CollectionName[]
  /** The answer replaces everything that was held. */
  whole: boolean
  modes: Modes
}
type Closing = Extract<PullLine, { ep: string }>
type Line = Exclude<PullLine, Closing>

/** Milliseconds of work after which a long load yields the main thread. */
const BUDGET = 24

/**
 * One pull, applied. The first load paints line by line; a later one is applied whole at its end, because only the
 * closing line tells whether it is a delta, a snapshot, or a snapshot of another epoch.
 * @returns the client's new position, and the collections whose sums differ from the server's
 */
async function pull(options: SyncOptions, at: Position, signal: AbortSignal): Promise<Pulled> {
  const { transport, records, colls, extents, onChange, onExtents } = options
  const streaming = records.isEmpty()
  const staged: FeedEntry[] = []
  let hold: Modes | null = null
  const cutTo = (modes: Modes) => {
    extents.set(modes)
    onExtents()
  }
  const question = { since: at.cur, ep: at.ep, colls, whole: extents.whole(), signal }
  const {
    ep,
    cursor,
    snapshot,
    sum = {},
    modes = {},
  } = await readPull(transport, question, (line) => {
    if ('hold' in line) {
      hold = line.hold
      if (streaming) cutTo(hold)
    } else if (streaming) onChange(records.apply(line.ch))
    else staged.push(...line.ch)
  })
  const whole = snapshot || at.cur === 0
  if (ep !== at.ep && !whole) return pull(options, { ep: '', cur: 0 }, signal)
  if (whole && !(streaming && hold)) cutTo(hold ?? {})
  if (!streaming) onChange(whole ? records.become(staged) : records.apply(staged))
  const summed = colls.filter((coll) => extents.of(coll) !== 'window')
  return { at: { ep, cur: cursor }, differ: differing(records, summed, sum), whole, modes }
}

/** Reads the lines of a pull as they arrive; returns the closing one. */
async function readPull(transport: Transport, question: PullRequest, read: (line: Line) => void): Promise<Closing> {
  const yieldToPage = createYield()
  let closing: Closing | undefined
  for await (const raw of transport.pull(question)) {
    question.signal.throwIfAborted()
    const line = PullLineSchema.parse(raw)
    if ('ep' in line) closing = line
    else read(line)
    await yieldToPage()
  }
  question.signal.throwIfAborted()
  if (!closing) throw new Error('the answer of /sync/pull broke off before its closing line')
  return closing
}

/** Yields the main thread between lines of a long load, so that the page can paint. */
function createYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUDGET) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}

/** Loads what screens need beyond what is held: whole collections, and records by their ids. Answers whether there was anything to load. */
async function fill(options: SyncOptions, { ep }: Position, signal: AbortSignal): Promise<boolean> {
  const { colls, extents } = options
  const long = extents.whole().find((coll) => colls.includes(coll) && extents.of(coll) !== 'full')
  if (long) {
    await fillAll(options, { coll: long, ep }, signal)
    return true
  }
  for (const coll of colls) {
    const ids = missing(options, coll).slice(0, RECORDS_AT_ONCE)
    if (ids.length === 0) continue
    await fillSome(options, { coll, ids }, signal)
    return true
  }
  return false
}

const missing = ({ extents, records }: SyncOptions, coll: CollectionName): string[] =>
  extents.of(coll) === 'full' ? [] : extents.wanted(coll).filter((id) => !records.get(coll, id))

async function fillAll(
  options: SyncOptions,
  { coll, ep }: { coll: CollectionName; ep: string },
  signal: AbortSignal,
): Promise<void> {
  const { transport, records, extents, onChange, onExtents } = options
  const entries: FeedEntry[] = []
  const question = { since: 0, ep: '', colls: [coll], whole: [coll], signal }
  const closing = await readPull(transport, question, (line) => 'ch' in line && entries.push(...line.ch))
  if (closing.ep !== ep) throw new Error('the log is another one now')
  extents.set({ ...extents.all(), [coll]: 'full' })
  onChange(records.apply(entries))
  onExtents()
}

async function fillSome(
  { transport, records, extents, onChange }: SyncOptions,
  { coll, ids }: { coll: CollectionName; ids: string[] },
  signal: AbortSignal,
): Promise<void> {
  const { ch } = RecordsAnswerSchema.parse(await transport.records({ c: coll, ids }, signal))
  signal.throwIfAborted()
  const found = ch.filter((entry) => entry.o === 'u')
  onChange(records.apply(found))
  extents.setAbsent(
    coll,
    ids.filter((id) => !records.get(coll, id)),
  )
}

type Sums = Readonly<Record<string, number>>
type Hashes = Map<string, number>

function differing(records: Records, colls: readonly CollectionName[], sums: Sums): CollectionName[] {
  return colls.filter((coll) => sums[coll] !== undefined && sumOf(recordsOf(records, coll)) !== sums[coll])
}

/** A failed repair does not stop the feed: the sums are compared again after the next pull. */
async function heal(
  options: SyncOptions,
  at: Position,
  colls: readonly CollectionName[],
  signal: AbortSignal,
): Promise<void> {
  console.error('feed: these collections were wrong and are mended', colls)
  options.onHeal(colls)
  await mend(options, at, colls, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    console.error('feed: mending failed', error)
  })
}

/** Finds what the feed missed: compares record by record, whatever the positions. A difference is a fault of the feed. */
async function mend(
  { transport, records, onChange }: SyncOptions,
  { ep }: Position,
  colls: readonly CollectionName[],
  signal: AbortSignal,
): Promise<void> {
  const listed = new Map(colls.map((coll): [CollectionName, Hashes] => [coll, new Map()]))
  let epoch: string | undefined
  for await (const raw of transport.manifest({ colls, signal })) {
    const line = ManifestLineSchema.parse(raw)
    if ('m' in line) for (const [id, hash] of line.m) listed.get(line.c)?.set(id, hash)
    else epoch = line.ep
  }
  if (epoch === undefined) throw new Error('the answer of /sync/manifest broke off before its closing line')
  // another log: the next message makes the client start again
  if (epoch !== ep) return
  for (const [coll, hashes] of listed) {
    const entries: FeedEntry[] = []
    for (const id of records.ids(coll)) if (!hashes.has(id)) entries.push({ o: 'd', c: coll, id, rev: Infinity })
    const wanted = [...hashes].filter(([id, hash]) => hash !== hashHeld(records, coll, id)).map(([id]) => id)
    for (let from = 0; from < wanted.length; from += RECORDS_AT_ONCE) {
      const ids = wanted.slice(from, from + RECORDS_AT_ONCE)
      entries.push(...RecordsAnswerSchema.parse(await transport.records({ c: coll, ids }, signal)).ch)
    }
    signal.throwIfAborted()
    onChange(records.mend(entries))
  }
}

function hashHeld(records: Records, coll: CollectionName, id: string): number | undefined {
  const row = records.row(coll, id)
  return row && hashOf(row[1])
}

function* recordsOf(records: Records, coll: CollectionName) {
  for (const id of records.ids(coll)) yield records.row(coll, id)![1]
}

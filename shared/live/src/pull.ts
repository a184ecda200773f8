import type { CollectionName } from '@bandiera/domain'
import { PullLineSchema, type FeedEntry, type PullLine } from '@bandiera/wire'
import type { Extents, Modes } from './extents.ts'
import { differing } from './heal.ts'
import type { Position } from './judge.ts'
import type { Records, Touched } from './records.ts'
import type { Transport } from './transport.ts'

export interface PullOptions {
  transport: Transport
  records: Records
  colls: readonly CollectionName[]
  extents: Extents
  onChange: (touched: Touched) => void
  /** How much is held is known, or has changed. */
  onExtents: () => void
}
export interface Pulled {
  at: Position
  differ: CollectionName[]
  /** Nothing of what was held before counts any more. */
  whole: boolean
  /** How much of each collection the server wants a client to hold. */
  modes: Modes
}
type Closing = Extract<PullLine, { ep: string }>

/** Main-thread milliseconds after which a long load lets the page breathe. */
const BUDGET = 24

/**
 * One pull, applied. The first load paints line by line; a later one is applied whole at its end, because only the
 * closing line tells whether it is a delta, a snapshot, or a snapshot of another epoch.
 * @returns the position the client now stands at, and the collections that do not sum up to what the server says
 */
export async function pull(options: PullOptions, at: Position, signal: AbortSignal): Promise<Pulled> {
  const { transport, records, colls, extents, onChange, onExtents } = options
  const streaming = records.isEmpty()
  const staged: FeedEntry[] = []
  const breathe = createBreath()
  let hold: Modes | null = null
  let closing: Closing | undefined
  const cutTo = (modes: Modes) => {
    extents.set(modes)
    onExtents()
  }
  const question = { since: at.cur, ep: at.ep, colls, whole: extents.whole(), signal }
  for await (const raw of transport.pull(question)) {
    signal.throwIfAborted()
    const line = PullLineSchema.parse(raw)
    if ('hold' in line) {
      hold = line.hold
      if (streaming) cutTo(hold)
    } else if ('ep' in line) closing = line
    else if (streaming) onChange(records.apply(line.ch))
    else staged.push(...line.ch)
    await breathe()
  }
  signal.throwIfAborted()
  if (!closing) throw new Error('the answer of /sync/pull broke off before its closing line')
  const { ep, cursor, snapshot, sum = {}, modes = {} } = closing
  const whole = snapshot || at.cur === 0
  if (ep !== at.ep && !whole) return pull(options, { ep: '', cur: 0 }, signal)
  if (whole && !(streaming && hold)) cutTo(hold ?? {})
  if (!streaming) onChange(whole ? records.become(staged) : records.apply(staged))
  const summed = colls.filter((coll) => extents.of(coll) !== 'window')
  return { at: { ep, cur: cursor }, differ: differing(records, summed, sum), whole, modes }
}

/** Lets the page paint when a long load has kept it busy. */
export function createBreath(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUDGET) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}

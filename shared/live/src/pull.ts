import type { CollectionName } from '@bandiera/domain'
import { PullLineSchema, type FeedEntry, type PullLine, type WindowMode } from '@bandiera/wire'
import { differing } from './heal.ts'
import type { Position } from './judge.ts'
import type { Records, Touched } from './records.ts'
import type { Transport } from './transport.ts'

export interface PullOptions {
  transport: Transport
  records: Records
  colls: readonly CollectionName[]
  onChange: (touched: Touched) => void
  /** How much of each collection the server wants a client to hold. */
  onModes: (modes: Readonly<Record<string, WindowMode>>) => void
}
export interface Pulled {
  at: Position
  differ: CollectionName[]
  /** Nothing of what was held before counts any more. */
  whole: boolean
}
type Closing = Exclude<PullLine, { ch: unknown }>

/** Main-thread milliseconds after which a long load lets the page breathe. */
const BUDGET = 24

/**
 * One pull, applied. The first load paints line by line; a later one is applied whole at its end, because only the
 * closing line tells whether it is a delta, a snapshot, or a snapshot of another epoch.
 * @returns the position the client now stands at, and the collections that do not sum up to what the server says
 */
export async function pull(options: PullOptions, at: Position, signal: AbortSignal): Promise<Pulled> {
  const { transport, records, colls, onChange } = options
  const streaming = records.isEmpty()
  const staged: FeedEntry[] = []
  const breathe = createBreath()
  let closing: Closing | undefined
  for await (const raw of transport.pull({ since: at.cur, ep: at.ep, colls, signal })) {
    signal.throwIfAborted()
    const line = PullLineSchema.parse(raw)
    if (!('ch' in line)) closing = line
    else if (streaming) onChange(records.apply(line.ch))
    else staged.push(...line.ch)
    await breathe()
  }
  signal.throwIfAborted()
  if (!closing) throw new Error('the answer of /sync/pull broke off before its closing line')
  const whole = closing.snapshot || at.cur === 0
  const other = closing.ep !== at.ep
  if (other && !whole) return pull(options, { ep: '', cur: 0 }, signal)
  if (!streaming) onChange(whole ? records.become(staged) : records.apply(staged))
  if (closing.modes) options.onModes(closing.modes)
  const differ = differing(records, colls, closing.sum ?? {})
  return { at: { ep: closing.ep, cur: closing.cursor }, differ, whole }
}

function createBreath(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUDGET) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}

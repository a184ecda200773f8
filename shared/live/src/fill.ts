import type { CollectionName } from '@bandiera/domain'
import { PullLineSchema, RECORDS_AT_ONCE, RecordsAnswerSchema, type FeedEntry } from '@bandiera/wire'
import type { Position } from './judge.ts'
import { createBreath, type PullOptions } from './pull.ts'

/**
 * Gets what screens need and the page does not hold: collections whole, and records by their ids. The feed must not be applied
 * meanwhile.
 * @returns whether there was anything to get
 */
export async function fill(options: PullOptions, { ep }: Position, signal: AbortSignal): Promise<boolean> {
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

/** Records that were asked for and are not held whole. */
const missing = ({ extents, records }: PullOptions, coll: CollectionName): string[] =>
  extents.of(coll) === 'full' ? [] : extents.wanted(coll).filter((id) => !records.get(coll, id))

async function fillAll(
  options: PullOptions,
  { coll, ep }: { coll: CollectionName; ep: string },
  signal: AbortSignal,
): Promise<void> {
  const { transport, records, extents, onChange, onExtents } = options
  const entries: FeedEntry[] = []
  const breathe = createBreath()
  let closing: { ep: string } | undefined
  for await (const raw of transport.pull({ since: 0, ep: '', colls: [coll], whole: [coll], signal })) {
    const line = PullLineSchema.parse(raw)
    if ('ch' in line) entries.push(...line.ch)
    else if ('ep' in line) closing = line
    await breathe()
  }
  signal.throwIfAborted()
  if (!closing) throw new Error('the answer of /sync/pull broke off before its closing line')
  if (closing.ep !== ep) throw new Error('the log is another one now')
  extents.set({ ...extents.all(), [coll]: 'full' })
  onChange(records.apply(entries))
  onExtents()
}

async function fillSome(
  { transport, records, extents, onChange }: PullOptions,
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

import type { CollectionName } from '@bandiera/domain'
import { hashOf, ManifestLineSchema, RECORDS_AT_ONCE, RecordsAnswerSchema, sumOf, type FeedEntry } from '@bandiera/wire'
import type { Position } from './judge.ts'
import type { PullOptions } from './pull.ts'
import type { Records } from './records.ts'

type Sums = Readonly<Record<string, number>>
type Hashes = Map<string, number>

/** Collections whose records do not sum up to what the server says. */
export function differing(records: Records, colls: readonly CollectionName[], sums: Sums): CollectionName[] {
  return colls.filter((coll) => sums[coll] !== undefined && sumOf(recordsOf(records, coll)) !== sums[coll])
}

export interface HealOptions extends PullOptions {
  /** The sums showed that these collections are wrong. */
  onHeal: (colls: readonly CollectionName[]) => void
}

/**
 * Mends collections that were found wrong. What cannot be mended now is compared again after the next pull: it must not
 * keep the feed waiting.
 */
export async function heal(
  options: HealOptions,
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

/**
 * Compares collections with the server record by record and gets what differs, whatever the positions say. The safety
 * net under the feed: needing it means that something is wrong elsewhere.
 */
async function mend(
  { transport, records, onChange }: PullOptions,
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
  // another log: the next message starts everything again
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

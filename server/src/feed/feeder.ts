import type { AnyRecord } from '@bandiera/domain'
import { changedFields, viewOf } from '@bandiera/policy'
import { FEED_HEARTBEAT, FEED_TICK, type FeedEntry } from '@bandiera/wire'
import type { Change } from '../store/port.ts'

/** One subscription of the feed. */
export interface FeedMember {
  held: ReadonlySet<string>
  /** Position up to which it has everything. */
  told: number
  /** Nothing is sent until its connection has drained. */
  slow: boolean
  /** Bytes that wait in its connection. */
  waiting: () => number
  send: (message: string) => void
}

/** Waiting bytes: beyond it a member is slow, below `DRAINED` it starts again. */
const SLOW = 1_000_000
const DRAINED = 64_000
/** Changes in one message: a bulk import must not stop the event loop. */
const MOST = 200

/** Once per tick; each distinct audience's entries are made and serialised once. */
export function createFeeder(epoch: string, start: number) {
  const members = new Set<FeedMember>()
  let pending: Change[] = []
  let flushed = start
  let timer: NodeJS.Timeout | undefined
  const beat = setInterval(heartbeat, FEED_HEARTBEAT).unref()
  return {
    add(changes: readonly Change[]): void {
      pending.push(...changes)
      if (pending.length > 0) timer ??= setTimeout(flush, FEED_TICK).unref()
    },
    /** Everything after the position that `join` writes into `told`. */
    join(member: FeedMember): void {
      member.told = flushed
      members.add(member)
    },
    leave: (member: FeedMember): void => void members.delete(member),
    close(): void {
      clearInterval(beat)
      clearTimeout(timer)
      members.clear()
    },
  }

  function flush(): void {
    const batch = pending.slice(0, MOST)
    pending = pending.slice(MOST)
    timer = pending.length > 0 ? setTimeout(flush, 0).unref() : undefined
    flushed = batch.at(-1)?.seq ?? flushed
    const nets = coalesce(batch)
    for (const group of groupByAudience(ready(), tokensIn(nets))) {
      const entries = nets.map((net) => entryOf(net, group.held)).filter((entry): entry is FeedEntry => entry !== null)
      if (entries.length === 0) continue
      tell(group.members, JSON.stringify(entries))
    }
  }

  function heartbeat(): void {
    if (pending.length === 0) tell(ready(), '[]')
  }

  /** The same position gets the very same text, so that it is encoded once. */
  function tell(listeners: Iterable<FeedMember>, entries: string): void {
    const texts = new Map<number, string>()
    for (const member of listeners) {
      const { told } = member
      const text = texts.get(told) ?? `{"v":1,"ep":"${epoch}","from":${told},"to":${flushed},"ch":${entries}}`
      texts.set(told, text)
      member.send(text)
      member.told = flushed
    }
  }

  /** One that has just drained gets the order to start again instead. */
  function* ready(): Generator<FeedMember> {
    for (const member of members) {
      const wasSlow = member.slow
      member.slow = member.waiting() > (wasSlow ? DRAINED : SLOW)
      if (member.slow) continue
      if (wasSlow) {
        member.send(resetMessage(epoch, 'slow'))
        member.told = flushed
      } else yield member
    }
  }
}

export type Feeder = ReturnType<typeof createFeeder>

export const resetMessage = (epoch: string, reset: 'visibility' | 'slow'): string =>
  JSON.stringify({ v: 1, ep: epoch, reset })

function tokensIn(nets: readonly Net[]): Set<string> {
  const tokens = new Set<string>()
  for (const { before, after } of nets.flatMap((net) => net.steps)) {
    for (const name of before?.audience ?? []) tokens.add(name)
    for (const name of after?.audience ?? []) tokens.add(name)
  }
  return tokens
}

/** Members whose tokens meet the same ones of a batch see the same entries. Those who see nothing are in no group. */
function groupByAudience<M extends { held: ReadonlySet<string> }>(
  members: Iterable<M>,
  tokens: ReadonlySet<string>,
): { held: Set<string>; members: M[] }[] {
  const groups = new Map<string, { held: Set<string>; members: M[] }>()
  for (const member of members) {
    const common = member.held.size < tokens.size ? meet(member.held, tokens) : meet(tokens, member.held)
    if (common.length === 0) continue
    const key = common.sort().join('\n')
    const group = groups.get(key)
    if (group) group.members.push(member)
    else groups.set(key, { held: new Set(common), members: [member] })
  }
  return [...groups.values()]
}

const meet = (few: ReadonlySet<string>, many: ReadonlySet<string>): string[] =>
  [...few].filter((name) => many.has(name))

/** As one user sees a change; `null` where the record is not visible. */
interface Sighting {
  before: AnyRecord | null
  after: AnyRecord | null
}

export function sightingOf(
  { coll, before, after }: Pick<Change, 'coll' | 'before' | 'after'>,
  held: ReadonlySet<string>,
): Sighting {
  return {
    before: before && viewOf(coll, before.doc, before.audience, held),
    after: after && viewOf(coll, after.doc, after.audience, held),
  }
}

/** One who sees only the name of a colleague does not see a new phone number. */
export const isSeen = ({ before, after }: Sighting): boolean =>
  before && after ? before.versione !== after.versione || changedFields(before, after).length > 0 : before !== after

/** Only notes a login (spec §7: it is not sent), as the first version of the store wrote. */
export function isLastAccess({ coll, before, after }: Change): boolean {
  if (coll !== 'usr' || !before || !after) return false
  const fields = changedFields(before.doc, after.doc)
  return fields.length === 1 && fields[0] === 'ultimoAccesso'
}

/** `null` when the user saw no difference. A record that left the view looks deleted: it tells nothing about others. */
export function entryOf({ coll, id, rev, steps }: Net, held: ReadonlySet<string>): FeedEntry | null {
  // spec §7: a step of this kind alone is no news
  const sightings = steps.filter((step) => !isLastAccess(step)).map((step) => sightingOf(step, held))
  if (!sightings.some(isSeen)) return null
  const now = sightingOf(steps.at(-1)!, held).after
  return now ? { o: 'u', c: coll, d: now, rev } : { o: 'd', c: coll, id, rev }
}

/** All changes of one record in a batch; `rev` is the last position. */
type Net = Pick<Change, 'coll' | 'id'> & { rev: number; steps: Change[] }

/**
 * One entry per record, by its last position. The steps are kept: a client may have pulled between two of them, so a
 * record that appeared and went within a batch must still be sent as gone.
 */
export function coalesce(changes: readonly Change[]): Net[] {
  const nets = new Map<string, Net>()
  for (const change of changes) {
    const { coll, id, seq } = change
    const key = `${coll}/${id}`
    const steps = nets.get(key)?.steps ?? []
    steps.push(change)
    nets.delete(key)
    nets.set(key, { coll, id, rev: seq, steps })
  }
  return [...nets.values()]
}

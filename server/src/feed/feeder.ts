import { FEED_HEARTBEAT, FEED_TICK, type FeedEntry } from '@bandiera/wire'
import type { Change } from '../store/port.ts'
import { coalesce, entryOf, type Net } from './changes.ts'

/** One subscription of the feed. */
export interface FeedMember {
  held: ReadonlySet<string>
  /** Position up to which it has everything. */
  told: number
  /** Nothing is sent until its connection has drained. */
  slow: boolean
  /** Bytes in its connection. */
  waiting: () => number
  send: (message: string) => void
}

export interface Feeder {
  add(changes: readonly Change[]): void
  /** Everything after the position that `join` writes into `told`. */
  join(member: FeedMember): void
  leave(member: FeedMember): void
  close(): void
}

/** Waiting bytes: beyond it a member is slow, below `DRAINED` it starts again. */
const SLOW = 1_000_000
const DRAINED = 64_000
/** Changes in one message: a bulk import must not stop the event loop. */
const MOST = 200

/** Once per tick; each distinct audience's entries are made and serialised once. */
export function createFeeder(epoch: string, start: number): Feeder {
  const members = new Set<FeedMember>()
  let pending: Change[] = []
  let flushed = start
  let timer: NodeJS.Timeout | undefined
  const beat = setInterval(heartbeat, FEED_HEARTBEAT).unref()
  return {
    add(changes) {
      pending.push(...changes)
      if (pending.length > 0) timer ??= setTimeout(flush, FEED_TICK).unref()
    },
    join(member) {
      member.told = flushed
      members.add(member)
    },
    leave: (member) => void members.delete(member),
    close() {
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

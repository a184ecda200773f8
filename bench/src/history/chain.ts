import type { FeedEntry } from '@bandiera/wire'
import type { History, SpanRecord } from './history.ts'

/** The position of one client, and the entries that brought it there. */
interface Followed {
  ep: string
  at: number
  taken: Set<string>
  /** Messages from later positions: the client keeps them until its pull has arrived. */
  waiting: SpanRecord[]
  /** All messages since the last pull: those that arrive during a whole view are replayed on it. */
  recent: SpanRecord[]
}

/**
 * Lays the messages of each client end to end by the client rule alone (docs/protocol.md): no position is left out between
 * two of them, no entry counts twice, none is outside the positions of its message, and the last ends where the log does.
 */
export function checkChains({ spans }: Pick<History, 'spans'>, end: number): string[] {
  const wrong: string[] = []
  const clients = new Map<string, Followed>()
  for (const span of spans) {
    const followed = clients.get(span.client) ?? { ep: '', at: 0, taken: new Set(), waiting: [], recent: [] }
    clients.set(span.client, followed)
    wrong.push(...follow(followed, span))
  }
  for (const [client, { at }] of clients) if (at !== end) wrong.push(`${client} ends at ${at}, and the log at ${end}`)
  return wrong
}

function follow(followed: Followed, heard: SpanRecord): string[] {
  const span = heard.via === 'pull' && heard.from === 0 ? upToPosition(heard) : heard
  const { via, ep, from, to, entries } = span
  const wrong = entries.filter(({ rev }) => rev <= from || rev > to).map(({ rev }) => `${nameOf(span)} holds ${rev}`)
  if (via === 'feed') {
    followed.recent.push(span)
    return [...wrong, ...hear(followed, span)]
  }
  const kept = from === 0 ? followed.recent : followed.waiting
  Object.assign(followed, { waiting: [], recent: [] })
  if (from === 0) Object.assign(followed, { ep, at: 0, taken: new Set() })
  else if (from > followed.at || ep !== followed.ep)
    wrong.push(`${nameOf(span)} leaves out what came after ${followed.at}`)
  wrong.push(...take(followed, span))
  wrong.push(...kept.flatMap((message) => hear(followed, message)))
  followed.recent = [...followed.waiting]
  return wrong
}

/** A whole view is read after its position is taken: later changes that it already holds arrive again, and count then. */
const upToPosition = (view: SpanRecord): SpanRecord => ({
  ...view,
  entries: view.entries.filter(({ rev }) => rev <= view.to),
})

function hear(followed: Followed, message: SpanRecord): string[] {
  if (message.ep === followed.ep && message.from <= followed.at) return take(followed, message)
  followed.waiting.push(message)
  return []
}

function take(followed: Followed, span: SpanRecord): string[] {
  const keys = span.entries.filter(({ rev }) => rev > followed.at).map(keyOf)
  const twice = keys.filter((key, at) => followed.taken.has(key) || keys.indexOf(key) < at)
  for (const key of keys) followed.taken.add(key)
  followed.at = Math.max(followed.at, span.to)
  return twice.map((key) => `${nameOf(span)} tells ${key} twice`)
}

const nameOf = ({ client, via, from, to }: SpanRecord): string => `${client}, ${via} (${from}, ${to}]`

const keyOf = (entry: FeedEntry): string => `${entry.c} ${entry.o === 'u' ? entry.d._id : entry.id} at ${entry.rev}`

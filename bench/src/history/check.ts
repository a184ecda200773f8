import type { HeardRecord, History } from './history.ts'
import { beginning, canonical, comparable, viewAt } from './replay.ts'
import { keyOf, type LogEntry, type Truth } from './truth.ts'

/** What the database and the clients of a run contradict each other or themselves in; empty when all is well. */
export function checkHistory(history: History, truth: Truth): string[] {
  return [
    ...checkLog(truth),
    ...checkWrites(history, truth),
    ...checkReads(history),
    ...checkCursors(history),
    ...checkHeard(history, truth),
    ...(history.heals > 0 ? [`${history.heals} times a client held wrong records and had to be mended`] : []),
  ]
}

/** A run in which nothing happened proves nothing: every other check would be content with it. @param worked whether pages were to write */
export function checkAny({ writes, heard }: History, worked: boolean): string[] {
  return [
    ...(worked && !writes.some(({ outcome }) => outcome === 'ok') ? ['no write was acknowledged'] : []),
    ...(heard.length === 0 ? ['no page heard anything'] : []),
  ]
}

/** Positions without a gap, each entry begins where the record's last one ended, and the last ones are the records. */
export function checkLog({ log, records }: Truth): string[] {
  const wrong: string[] = []
  const state = new Map<string, LogEntry>()
  for (const [at, entry] of log.entries()) {
    if (entry.seq !== at + 1) wrong.push(`position ${at + 1} of the log is ${entry.seq}`)
    const key = keyOf(entry.coll, entry.id)
    const last = state.get(key)?.after ?? null
    if (canonical(entry.before) !== canonical(last)) wrong.push(`${key}: entry ${entry.seq} begins with another record`)
    state.set(key, entry)
  }
  for (const [key, record] of records)
    if (canonical(state.get(key)?.after ?? null) !== canonical(record)) wrong.push(`${key} is not as the log says`)
  for (const [key, { after }] of state) if (after && !records.has(key)) wrong.push(`${key} is in the log alone`)
  return wrong
}

/** An acknowledged write is in the log, where it said; what its author had seen was what it changed. */
export function checkWrites({ writes }: History, { log }: Truth): string[] {
  const byRecord = new Map<string, LogEntry[]>()
  for (const entry of log) {
    const key = keyOf(entry.coll, entry.id)
    byRecord.set(key, [...(byRecord.get(key) ?? []), entry])
  }
  return writes.flatMap((write) => {
    const { coll, id, op, marker, seq, seen, client, outcome } = write
    const entries = byRecord.get(keyOf(coll, id)) ?? []
    const bears = ({ before, after }: LogEntry): boolean =>
      marker ? valueAt(after, marker.field) === marker.value && valueAt(before, marker.field) !== marker.value : !after
    const found = entries.filter(bears)
    const name = `${op} of ${coll} ${id} by ${client}${marker ? ` (${marker.value})` : ''}`
    if (outcome === 'fail' && marker && found.length > 0) return [`${name} was refused and is stored`]
    if (outcome !== 'ok') return []
    if (found.length === 0) return [`${name} was acknowledged and is lost`]
    if (marker && found.length > 1) return [`${name} was stored ${found.length} times`]
    if (seq !== undefined && !found.some((entry) => entry.seq <= seq)) return [`${name} is not where its answer said`]
    const onto = found[0]?.before?.versione
    if (seen !== undefined && onto !== seen) return [`${name} was made on version ${seen} and changed ${onto}`]
    return []
  })
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], record)
}

/** No client shows an older version after a newer one. */
export function checkReads({ reads }: History): string[] {
  const newest = new Map<string, number>()
  return reads.flatMap(({ client, coll, id, versione }) => {
    const key = `${client} ${coll} ${id}`
    const before = newest.get(key) ?? 0
    newest.set(key, Math.max(before, versione))
    return versione < before ? [`${client} showed version ${versione} of ${coll} ${id} after ${before}`] : []
  })
}

/** A client's position never goes back within an epoch, unless it starts again from nothing. */
export function checkCursors({ cursors }: History): string[] {
  const last = new Map<string, number>()
  return cursors.flatMap(({ client, ep, cur }) => {
    const key = `${client} ${ep}`
    const before = last.get(key) ?? 0
    last.set(key, cur)
    return cur !== 0 && cur < before ? [`${client} went back from ${before} to ${cur}`] : []
  })
}

/** Every message equals the log, and its recipient was allowed to see it at a position that it was sent for. */
export function checkHeard({ heard }: History, { log }: Truth): string[] {
  const wrong = new Set<string>()
  const moment = beginning()
  const waiting = heard
    .filter(({ entry }) => entry.o === 'u')
    .map((one) => ({ ...one, from: Math.max(one.from, one.entry.rev), to: positionOf(log, one.to) }))
    .sort((a, b) => a.from - b.from)
  for (const one of waiting) if (one.from > one.to) wrong.add(`${nameOf(one)} came before it was stored`)
  let open: typeof waiting = []
  let next = 0
  for (const entry of log) {
    moment.apply(entry)
    while (waiting[next] && waiting[next]!.from <= entry.seq) open.push(waiting[next++]!)
    open = open.filter((one) => {
      if (one.entry.o !== 'u') return false
      const stored = log[one.entry.rev - 1]
      const isIt = stored?.id === one.entry.d._id && stored.coll === one.entry.c && stored.after
      const view = isIt ? viewAt(moment.everything(), one.uid, one.entry.c, stored.after!) : null
      if (view && comparable(one.entry.c, view) === comparable(one.entry.c, one.entry.d)) return false
      if (entry.seq < one.to) return true
      const why = isIt ? (view ? 'holds what it must not' : 'is not its recipient’s to see') : 'is not in the log'
      wrong.add(`${nameOf(one)} ${why}`)
      return false
    })
  }
  for (const one of [...open, ...waiting.slice(next)]) wrong.add(`${nameOf(one)} is beyond the log`)
  return [...wrong]
}

function positionOf(log: readonly LogEntry[], to: HeardRecord['to']): number {
  return typeof to === 'number' ? to : (log.findLast(({ at }) => at <= to.at)?.seq ?? 0)
}

const nameOf = ({ client, entry }: Pick<HeardRecord, 'client' | 'entry'>): string =>
  `what ${client} heard of ${entry.c} ${entry.o === 'u' ? entry.d._id : entry.id} at ${entry.rev}`

import type { AnyRecord } from '@bandiera/domain'
import { REALM_DATABASE } from '@bandiera/wire'
import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { PortalError } from '../errors.ts'
import { endError } from '../feed/admit.ts'
import type { Hub, Peer } from '../feed/hub.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change } from '../store/port.ts'
import { argumentsOf, type Call, collectionOf, parseCall, toExtendedJson } from './functions.ts'
import { isLastAccess, isSeen, sightingOf } from '../feed/feeder.ts'
import { guardFilter, invalid, isPlain } from './filter.ts'
import { compileQuery, LOGIC } from './mongodb/conditions.ts'
import { errorBody } from '../http/error-handler.ts'

/** Of one user; more than a page needs. */
const MOST_STREAMS = 30

interface WatchPeer extends Peer {
  stream: ReturnType<typeof openEventStream>
}

/** `baas_request` is base64 of the call's JSON. */
export function parseWatch(request: unknown): Call {
  const text = typeof request === 'string' ? Buffer.from(request, 'base64').toString('utf8') : ''
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new PortalError('REQUEST_INVALID', 'baas_request')
  }
  const call = parseCall(body)
  if (call.name !== 'watch') throw new PortalError('FUNCTION_UNKNOWN', call.name)
  return call
}

/** As the visitor sees the changes, until the stream closes or its token or session ends. */
export function watch(hub: Hub, visitor: Visitor, call: Call): (raw: ServerResponse, headers: Headers) => void {
  const args = argumentsOf(call)
  const coll = collectionOf(args)
  const matches = parseEventFilter(args.filter)
  const isAsked = idTest(args.ids)
  const { usr, sid, exp } = visitor
  const uid = usr._id
  if (hub.count(uid, isStream) >= MOST_STREAMS) throw new PortalError('WATCH_TOO_MANY', MOST_STREAMS)
  return (raw, headers) => {
    const stream = openEventStream(raw, headers, () => leave())
    const peer: WatchPeer = {
      uid,
      sid,
      exp,
      stream,
      held: visitor.held,
      changed: (changes) => tell(peer, changes),
      ended: (why) => {
        leave()
        stream.fail(endError(why))
      },
    }
    const leave = hub.join(peer)
  }

  function tell({ held, stream }: WatchPeer, changes: readonly Change[]): void {
    try {
      for (const change of changes) {
        const event = change.coll === coll && isAsked(change.id) ? changeEvent(change, held) : null
        if (event && matches(event)) stream.send(event)
      }
    } catch (error) {
      stream.fail(error instanceof PortalError ? error : new PortalError('SERVER_FAILED'))
    }
  }
}

type Headers = Record<string, string>

const isStream = (peer: Peer): boolean => 'stream' in peer

function idTest(ids: unknown): (id: string) => boolean {
  if (ids === undefined || ids === null) return () => true
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) throw new PortalError('REQUEST_INVALID', 'ids')
  const asked = new Set<string>(ids)
  return (id) => asked.has(id)
}

/** A MongoDB change event. What enters the reader's view is an insert, what leaves it a delete; `null` for neither. */
function changeEvent(change: Change, held: ReadonlySet<string>): object | null {
  if (isLastAccess(change)) return null
  const sighting = sightingOf(change, held)
  const { before, after: fullDocument } = sighting
  if ((!before && !fullDocument) || (before && fullDocument && !isSeen(sighting))) return null
  const event = {
    _id: { _data: String(change.seq) },
    ns: { db: REALM_DATABASE, coll: change.coll },
    documentKey: { _id: change.id },
  }
  if (!fullDocument) return { ...event, operationType: 'delete' }
  if (!before) return { ...event, operationType: 'insert', fullDocument }
  if (change.op === 'replace') return { ...event, operationType: 'replace', fullDocument }
  return { ...event, operationType: 'update', fullDocument, updateDescription: difference(before, fullDocument) }
}

/** Top-level fields: a client that patches its copy ends with the same record. */
function difference(before: AnyRecord, after: AnyRecord): { updatedFields: object; removedFields: string[] } {
  const [old, now] = [Object.entries(before), Object.entries(after)]
  const texts = new Map(old.map(([field, value]) => [field, JSON.stringify(value)]))
  return {
    updatedFields: Object.fromEntries(now.filter(([field, value]) => texts.get(field) !== JSON.stringify(value))),
    removedFields: old.map(([field]) => field).filter((field) => !Object.hasOwn(after, field)),
  }
}

/** Fields of a change event that a filter of `watch` may ask for. */
const ASKED =
  /^(?:fullDocument(?:\..+)?|operationType|documentKey(?:\._id)?|ns(?:\.(?:db|coll))?|updateDescription(?:\.(?:updatedFields|removedFields)(?:\..+)?)?)$/

/** A query on the change event, as in App Services. A field that no event has would be waited for in vain. */
function parseEventFilter(filter: unknown): (event: object) => boolean {
  const query = filter ?? {}
  guardFilter(query)
  refuseOthers(query)
  return compileQuery(query)
}

function refuseOthers(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (LOGIC.includes(name)) (value as unknown[]).filter(isPlain).forEach(refuseOthers)
    else if (!ASKED.test(name)) throw invalid(unknown(name))
  }
}

const unknown = (name: string): string =>
  `${name} non è di un evento: watch filtra per fullDocument.${name}, operationType, documentKey._id, ns e updateDescription`

/** A comment this often keeps proxies from cutting a silent stream. */
const ALIVE = 15_000
/** Bytes that may wait for a slow reader. */
const MOST_WAITING = 1_000_000

/** `onClose` runs once, on a close from either side. */
export function openEventStream(raw: ServerResponse, headers: Headers, onClose: () => void) {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // at once, or the client's fetch answers only with the first event
  raw.write(':ok\n\n')
  const alive = setInterval(() => raw.write(':ka\n\n'), ALIVE).unref()
  // also when the reader has gone before it began
  finished(raw, () => {
    clearInterval(alive)
    onClose()
  })
  /** realm-web throws it to its reader. */
  const fail = (error: PortalError): void => {
    if (!raw.writableEnded) raw.end(`event: error\ndata: ${escaped(JSON.stringify(errorBody(error)))}\n\n`)
  }
  return {
    send(event: object): void {
      if (raw.writableEnded) return
      if (raw.writableLength > MOST_WAITING) return fail(new PortalError('WATCH_SLOW'))
      raw.write(`data: ${escaped(toExtendedJson(event))}\n\n`)
    },
    fail,
    end: () => void raw.end(),
  }
}

/** realm-web decodes exactly these three; a plain line end would cut the event. */
const escaped = (text: string): string => text.replace(/%/g, '%25').replace(/\n/g, '%0A').replace(/\r/g, '%0D')

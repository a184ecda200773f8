import type { ServerResponse } from 'node:http'
import { PortalError } from '../errors.ts'
import { endError } from '../feed/admit.ts'
import type { Hub, Peer } from '../feed/hub.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change } from '../store/port.ts'
import { argumentsOf, parseCall, type Call } from './call.ts'
import { changeEvent } from './change-event.ts'
import { openEventStream, type EventStream } from './event-stream.ts'
import { parseEventFilter } from './event-filter.ts'
import { collectionOf } from './functions.ts'

/** Open streams of one user; more than a page needs, fewer than it takes to hurt the others. */
export const MOST_STREAMS = 30

interface WatchPeer extends Peer {
  stream: EventStream
}

/** The call that `baas_request` carries: base64 of its JSON. */
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

/** Opens a stream of one collection's changes, as its visitor sees them, until it closes, its token or the session ends. */
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

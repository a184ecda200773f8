import { AZIENDE_CHANNEL } from '@bandiera/wire'
import { isSeen, sightingOf } from '../feed/sighting.ts'
import type { Change } from '../store/port.ts'
import { publishTo } from './publish.ts'
import type { ServerSocket } from './socket-server.ts'

/** JSON of a company's whole message, made once for all sockets that see it. */
const texts = new WeakMap<Change, string>()

/**
 * spec §7: channel `aziende`, messages `{operationType, d}`. A company that enters the user's view arrives as an insert,
 * one that leaves it as a delete that holds only its `_id`.
 */
export function publishAziende(socket: ServerSocket, held: ReadonlySet<string>, changes: readonly Change[]): void {
  if (!socket.isSubscribed(AZIENDE_CHANNEL)) return
  for (const change of changes) {
    const message = change.coll === 'aziende' ? messageOf(change, held) : null
    if (message) publishTo(socket, AZIENDE_CHANNEL, message)
  }
}

function messageOf(change: Change, held: ReadonlySet<string>): string | null {
  const sighting = sightingOf(change, held)
  if (!isSeen(sighting)) return null
  if (!sighting.after) return JSON.stringify({ operationType: 'delete', d: { _id: change.id } })
  if (!sighting.before && change.op !== 'insert') return JSON.stringify({ operationType: 'insert', d: sighting.after })
  // a company is seen whole or not at all, so one text serves everybody who saw it before too
  const text = texts.get(change) ?? JSON.stringify({ operationType: change.op, d: sighting.after })
  texts.set(change, text)
  return text
}

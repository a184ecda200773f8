import type { Usr } from '@bandiera/domain'
import { CLOSE_POPUP_CHANNEL, FEED_TOPIC, privateChannel, REGISTRO_CHANNEL } from '@bandiera/wire'
import { resetMessage, type FeedMember } from '../feed/feeder.ts'
import type { EndReason, Hub, Peer } from '../feed/hub.ts'
import { isLastAccess } from '../feed/sighting.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change } from '../store/port.ts'
import { publishAziende } from './aziende-channel.ts'
import { publishTo } from './publish.ts'
import type { AuthClaims, ServerSocket } from './socket-server.ts'

/** A signed-in socket: what it hears of, and how it stops. */
export interface Seat extends Peer {
  readonly usr: Usr
  /** Many may look at the same preview: none of them ends it. */
  readonly isPreview: boolean
  /** Starts the feed where the hub stands now; the client pulls what came before. */
  startFeed(): void
  /** Goes on with a feed that an earlier seat of the same user and socket had started. */
  resumeFeed(): void
  leave(): void
}

/** Gives a socket its place among the listeners of its tenant's changes. */
export function takeSeat(socket: ServerSocket, visitor: Visitor, hub: Hub): Seat {
  const uid = visitor.usr._id
  const channel = privateChannel(uid, FEED_TOPIC)
  const feed: FeedMember = {
    held: visitor.held,
    told: 0,
    slow: false,
    waiting: () => socket.socket.bufferedAmount,
    send: (message) => publishTo(socket, channel, message),
  }
  let isOver = false
  const seat: Seat = {
    uid,
    sid: visitor.sid,
    usr: visitor.usr,
    isPreview: visitor.preview !== undefined,
    exp: visitor.exp,
    held: visitor.held,
    startFeed: () => {
      // its end is known here before the socket's own list of seats hears of it
      if (!isOver) hub.feeder.join(feed)
    },
    resumeFeed: () => {
      if (socket.isSubscribed(channel)) seat.startFeed()
    },
    changed: (changes) => {
      publishAziende(socket, seat.held, changes)
      publishOwnUser(socket, uid, changes)
    },
    closePopups: () => publishTo(socket, CLOSE_POPUP_CHANNEL, '{}'),
    modulesChanged: (message) => publishTo(socket, REGISTRO_CHANNEL, message),
    ended(why) {
      hub.feeder.leave(feed)
      feed.held = seat.held
      if (why === 'visibility') publishTo(socket, channel, resetMessage(visitor.tenant.store.epoch, 'visibility'))
      else seat.leave()
      stop(socket, why)
    },
    leave() {
      isOver = true
      hub.feeder.leave(feed)
      leaveHub()
    },
  }
  const leaveHub = hub.join(seat)
  return seat
}

/** Takes every channel away and, when the session is over, the token too. */
function stop(socket: ServerSocket, why: EndReason): void {
  if (socket.state !== 'open') return
  if (why === 'closing') return void socket.disconnect(1012, 'Il server si sta riavviando')
  void socket.kickOut()
  if (why !== 'visibility') void socket.deauthenticate()
}

/** spec §7: `SOCKET_SET_USR` merges user data. */
function publishOwnUser(socket: ServerSocket, uid: string, changes: readonly Change[]): void {
  const isOwn = (change: Change): boolean => change.coll === 'usr' && change.id === uid && !isLastAccess(change)
  const own = changes.findLast(isOwn)
  if (own?.after && socket.state === 'open') void socket.transmit('SOCKET_SET_USR', own.after.doc)
}

export const claimsOf = ({ uid, sid, exp }: Seat): AuthClaims => ({ sub: uid, sid, exp })

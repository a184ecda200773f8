import type { Usr } from '@bandiera/domain'
import { AZIENDE_CHANNEL, CLOSE_POPUP_CHANNEL, FEED_TOPIC, privateChannel, REGISTRY_CHANNEL } from '@bandiera/wire'
import { type FeedMember, isLastAccess, isSeen, resetMessage, sightingOf } from '../feed/feeder.ts'
import type { EndReason, Hub, Hubs, Peer } from '../feed/hub.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change } from '../store/port.ts'
import type { AuthClaims, ServerSocket } from './socket-server.ts'
import type { AddressOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import { admit } from '../feed/admit.ts'
import type { SessionClaims } from '../accounts/sessions.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Crowd } from './crowd.ts'
import type { Tenant } from '../tenants/tenant.ts'

interface Seat extends Peer {
  readonly usr: Usr
  /** Many look at the same preview: none ends it. */
  readonly isPreview: boolean
  /** At the present position of the hub; the client pulls earlier changes. */
  startFeed(): void
  /** Goes on with a feed that an earlier seat of the same user and socket had started. */
  resumeFeed(): void
  leave(): void
}

function takeSeat(socket: ServerSocket, visitor: Visitor, hub: Hub): Seat {
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
      // the end is known here earlier than in the socket's own list of seats
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
    modulesChanged: (message) => publishTo(socket, REGISTRY_CHANNEL, message),
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

/** Takes every channel away, and the token too when the session is over. */
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

interface SeatsParts {
  tenants: Tenants
  hubs: Hubs
  addressOf: AddressOf
  crowd: Crowd
}

/** Signed-in sockets of the whole server. */
export function createSeats({ tenants, hubs, addressOf, crowd }: SeatsParts) {
  const seats = new WeakMap<ServerSocket, Seat>()
  const tenantOf = (socket: ServerSocket): Tenant => {
    const tenant = tenants.byHost(socket.request.headers.host)
    if (!tenant) throw new Error('a socket got past the handshake without a tenant')
    return tenant
  }
  const leave = (socket: ServerSocket): void => {
    seats.get(socket)?.leave()
    seats.delete(socket)
    if (socket.state !== 'open') return
    crowd.signedOut(socket.socket)
    void socket.kickOut()
  }
  return {
    tenantOf,
    of: (socket: ServerSocket): Seat | undefined => seats.get(socket),
    addressOf: (socket: ServerSocket): string => addressOf(socket.request),
    /** Refuses like `visitorOf`. A seat of another user is given up first. */
    async take(socket: ServerSocket, claims: SessionClaims | null): Promise<Seat> {
      const tenant = tenantOf(socket)
      const hub = hubs.of(tenant)
      return admit({ tenant, hub }, claims, (visitor) => {
        // closed while its user was looked up: nothing would ever give this seat back
        if (socket.state === 'closed') throw new PortalError('SESSION_ENDED')
        const old = seats.get(socket)
        if (old && old.uid !== visitor.usr._id) leave(socket)
        else old?.leave()
        const seat = takeSeat(socket, visitor, hub)
        seats.set(socket, seat)
        crowd.signedIn(socket.socket)
        // the same user signing in again keeps its subscriptions
        if (old?.uid === seat.uid) seat.resumeFeed()
        return seat
      })
    },
    leave,
  }
}

export type Seats = ReturnType<typeof createSeats>

/** Bytes that may wait for one reader. */
const MOST_WAITING = 8_000_000
/** Clients connect again by themselves. */
const TOO_SLOW = 4408

/** A tick sends the same to one socket after the other. */
let latest = { data: '', bytes: new Map<string, Buffer>() }

/**
 * Never through the broker, which would send it to every subscriber, and past the library's queue of packets, which
 * costs as much as the sending; `data` is JSON text, so that many sockets share one serialisation.
 */
function publishTo(socket: ServerSocket, channel: string, data: string): void {
  if (socket.state !== 'open' || !socket.isSubscribed(channel)) return
  if (socket.socket.bufferedAmount > MOST_WAITING) return void socket.disconnect(TOO_SLOW, 'Connessione troppo lenta')
  socket.send(bytesOf(channel, data), { binary: false })
}

function bytesOf(channel: string, data: string): Buffer {
  if (latest.data !== data) latest = { data, bytes: new Map() }
  const known = latest.bytes.get(channel)
  if (known) return known
  const bytes = Buffer.from(`{"event":"#publish","data":{"channel":${JSON.stringify(channel)},"data":${data}}}`)
  latest.bytes.set(channel, bytes)
  return bytes
}

/** Made once for all sockets that see the company. */
const texts = new WeakMap<Change, string>()

/** spec §7: a company that enters the user's view is an insert, one that leaves it a delete with its `_id` only. */
function publishAziende(socket: ServerSocket, held: ReadonlySet<string>, changes: readonly Change[]): void {
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
  // a company is seen whole or not at all, so one text serves all users who saw it before too
  const text = texts.get(change) ?? JSON.stringify({ operationType: change.op, d: sighting.after })
  texts.set(change, text)
  return text
}

import type { AddressOf } from '../http/address.ts'
import { PortalError } from '../errors.ts'
import { admit } from '../feed/admit.ts'
import type { Hubs } from '../feed/hubs.ts'
import type { SessionClaims } from '../accounts/sessions.ts'
import type { Tenant, Tenants } from '../tenants/tenants.ts'
import type { Crowd } from './crowd.ts'
import { takeSeat, type Seat } from './seat.ts'
import type { ServerSocket } from './socket-server.ts'

/** Signed-in sockets of the whole server. */
export interface Seats {
  tenantOf(socket: ServerSocket): Tenant
  of(socket: ServerSocket): Seat | undefined
  /** Where the socket comes from, past our own proxies. */
  addressOf(socket: ServerSocket): string
  /** Seats the user of these claims; refuses like `visitorOf`. A seat of another user is given up first. */
  take(socket: ServerSocket, claims: SessionClaims | null): Promise<Seat>
  /** The socket is nobody's any more: no channel stays. */
  leave(socket: ServerSocket): void
}

interface SeatsParts {
  tenants: Tenants
  hubs: Hubs
  addressOf: AddressOf
  crowd: Crowd
}

export function createSeats({ tenants, hubs, addressOf, crowd }: SeatsParts): Seats {
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
    of: (socket) => seats.get(socket),
    addressOf: (socket) => addressOf(socket.request),
    async take(socket, claims) {
      const tenant = tenantOf(socket)
      const hub = hubs.of(tenant)
      return admit({ tenant, hub }, claims, (visitor) => {
        // closed while its user was looked up: nobody would ever give this seat back
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

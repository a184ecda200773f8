import { PortalError } from '../errors.ts'

/** Bytes of bodies that the server holds at the same time while they arrive, of all and of one person. */
const ROOM = { all: 96 * 1024 * 1024, each: 40 * 1024 * 1024 }
/** Bytes of a body that need no room: a form is never refused because others send much. */
const FREE = 64 * 1024
/** Seconds after which the sender may try again. */
const AGAIN = 10

export interface BodyRoom {
  /** Takes room for bytes that arrived; `BODY_ROOM` when there is none. */
  take(bytes: number): void
  /** Gives all of it back. */
  leave(): void
}

/** Bounds the bytes of bodies that are in memory while they arrive, of all senders together and of each. */
export function createBodyRooms({ all, each } = ROOM): (sender: string) => BodyRoom {
  const held = new Map<string, number>()
  let total = 0
  return (sender) => {
    let arrived = 0
    let taken = 0
    return {
      take(bytes) {
        arrived += bytes
        const more = Math.max(0, arrived - FREE) - taken
        const own = held.get(sender) ?? 0
        if (more > 0 && (total + more > all || own + more > each)) throw new PortalError('BODY_ROOM', AGAIN)
        taken += more
        total += more
        if (more > 0) held.set(sender, own + more)
      },
      leave() {
        const own = (held.get(sender) ?? 0) - taken
        if (own > 0) held.set(sender, own)
        else held.delete(sender)
        total -= taken
        taken = 0
      },
    }
  }
}

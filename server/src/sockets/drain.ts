/** Sockets that are told to come back at once, and the milliseconds until the next ones are. */
const SLICE = 50
const EVERY = 50
/** However many there are, all of them are told within about this time. */
const LONGEST = 2000

/** Says farewell to all sockets, a slice at a time: those who come back do not all come at once. */
export async function drain<T>(sockets: readonly T[], farewell: (socket: T) => void): Promise<void> {
  const size = Math.max(SLICE, Math.ceil((sockets.length * EVERY) / LONGEST))
  for (let at = 0; at < sockets.length; at += size) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, EVERY))
    sockets.slice(at, at + size).forEach(farewell)
  }
}

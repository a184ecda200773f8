import type { Readable } from 'node:stream'

/** Bytes of a refused body that are read and thrown away before its connection is cut. */
const MOST = 64 * 1024 * 1024

/**
 * Reads the rest of a body that is refused and throws it away: the sender gets its answer, and the next request on the same
 * connection is read from its beginning. A sender that goes on for too long is cut off.
 */
export function passOver(body: Readable): void {
  let left = MOST
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
  // a sender that hangs up leaves nothing to read
  body.on('error', () => undefined)
  body.resume()
}

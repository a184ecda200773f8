import type { IncomingMessage } from 'node:http'
import { currentTime } from '../clock.ts'
import { networkOf, type AddressOf } from '../http/address.ts'

/** The parts in use of a WebSocket and its server. */
interface Line {
  prependListener: (event: 'message', listener: () => void) => unknown
  removeAllListeners: (event: 'message') => unknown
  once: (event: 'close', listener: () => void) => unknown
  pause: () => void
  close: (code: number, reason: string) => void
  terminate: () => void
}
export interface LineServer {
  on: (event: 'connection', listener: (line: Line, request: IncomingMessage) => void) => unknown
}

/** A page sends a handshake, a login and a few channels. */
const CROWD_LIMITS = {
  /** Sockets of one network without a login. */
  strangers: 500,
  /** Of one socket within the window. */
  messages: { stranger: 60, signedIn: 600 },
  /** Milliseconds. */
  window: 10_000,
}
export type CrowdLimits = typeof CROWD_LIMITS

/** Clients connect again by themselves, after their usual delay. */
const TOO_MUCH = 4429
/** Milliseconds for the farewell to arrive. */
const FAREWELL = 1000

interface Meter {
  network: string
  isKnown: boolean
  count: number
  until: number
}

interface CrowdOptions {
  addressOf: AddressOf
  limits?: CrowdLimits
  now?: () => number
}

/**
 * Counts the sockets of strangers of each network, and the messages of every socket, before the library reads one: what
 * is too much is neither decoded nor answered, and the line is closed with 4429.
 */
export function createCrowd(server: LineServer, { addressOf, limits = CROWD_LIMITS, now = currentTime }: CrowdOptions) {
  const meters = new WeakMap<object, Meter>()
  const strangers = new Map<string, number>()
  const count = (network: string, by: 1 | -1): void => {
    const sum = (strangers.get(network) ?? 0) + by
    if (sum > 0) strangers.set(network, sum)
    else strangers.delete(network)
  }
  const know = (line: object, isKnown: boolean): void => {
    const meter = meters.get(line)
    if (!meter || meter.isKnown === isKnown) return
    meter.isKnown = isKnown
    count(meter.network, isKnown ? -1 : 1)
  }
  const isTooMuch = (meter: Meter): boolean => {
    if (now() >= meter.until) Object.assign(meter, { count: 0, until: now() + limits.window })
    meter.count += 1
    return meter.count > limits.messages[meter.isKnown ? 'signedIn' : 'stranger']
  }
  server.on('connection', (line, request) => {
    const meter: Meter = { network: networkOf(addressOf(request)), isKnown: false, count: 0, until: 0 }
    meters.set(line, meter)
    count(meter.network, 1)
    line.prependListener('message', () => isTooMuch(meter) && cutOff(line))
    line.once('close', () => {
      meters.delete(line)
      if (!meter.isKnown) count(meter.network, -1)
    })
  })
  return {
    /** As many strangers as its network may have. */
    isFull: (request: IncomingMessage): boolean =>
      (strangers.get(networkOf(addressOf(request))) ?? 0) >= limits.strangers,
    signedIn: (line: object) => know(line, true),
    signedOut: (line: object) => know(line, false),
  }
}

export type Crowd = ReturnType<typeof createCrowd>

function cutOff(line: Line): void {
  line.removeAllListeners('message')
  line.close(TOO_MUCH, 'Troppi messaggi in poco tempo: riprova tra qualche secondo')
  line.pause()
  setTimeout(() => line.terminate(), FAREWELL).unref()
}

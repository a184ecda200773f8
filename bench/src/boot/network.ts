import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A kind of connection, and the computer at its end. */
export interface Network {
  title: string
  /** Milliseconds there and back. */
  rtt: number
  /** Bytes a second towards the browser and from it. */
  down: number
  up: number
  /** Factor by which the processor is slower than this computer. */
  cpu: number
}

/** A port that passes everything on to another one as a slow network does, sockets as well as requests. */
export interface Line {
  url: string
  become: (network: Network) => void
  close: () => Promise<void>
}

/** What all connections of one direction share: they take turns, a packet or a few each. */
type Channel = (from: object, bytes: Buffer, arrive: (bytes: Buffer) => void) => void

const PIECE = 4096
/** Milliseconds that a timer of this process may be late: they are made up for. */
const LATE = 4

/**
 * Delay and rate between browser and server. A new connection costs a turn more, as the handshake of TCP does; packets are never
 * lost, and nothing starts slowly. The emulation inside Chromium knows neither handshakes nor a rate that sockets share.
 */
export async function openLine(target: number): Promise<Line> {
  let network: Network = { title: '', rtt: 0, down: Infinity, up: Infinity, cpu: 1 }
  const down = openChannel(() => ({ rate: network.down, delay: network.rtt / 2 }))
  const up = openChannel(() => ({ rate: network.up, delay: network.rtt / 2 }))
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: 'localhost', noDelay: true })
    const handshake = new Promise((resolve) => setTimeout(resolve, network.rtt))
    for (const [one, other, channel] of [
      [client, upstream, up],
      [upstream, client, down],
    ] as const) {
      sockets.add(one)
      const pass = (bytes: Buffer) => void (other.writable && other.write(bytes))
      one.on('data', (bytes: Buffer) => void handshake.then(() => channel(one, bytes, pass)))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        // behind what is still on its way, however long that takes
        void handshake.then(() => channel(one, Buffer.alloc(0), () => other.end()))
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become: (next) => void (network = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

interface Piece {
  bytes: Buffer
  arrive: (bytes: Buffer) => void
}

function openChannel(now: () => { rate: number; delay: number }): Channel {
  const waiting = new Map<object, Piece[]>()
  const underway = inOrder()
  const isDue = createAlarm(pump)
  /** When the last byte that was taken will have left. */
  let free = 0
  function pump(): void {
    for (const [from, chunks] of waiting) {
      const time = performance.now()
      if (free > time) return isDue(free)
      const { rate, delay } = now()
      const { bytes, arrive } = chunks[0]!
      const piece = bytes.subarray(0, PIECE)
      chunks[0] = { bytes: bytes.subarray(PIECE), arrive }
      if (chunks[0].bytes.length === 0) chunks.shift()
      // behind the other connections
      waiting.delete(from)
      if (chunks.length > 0) waiting.set(from, chunks)
      free = Math.max(free, time - LATE) + (piece.length / rate) * 1000
      underway(free + delay, () => arrive(piece))
    }
  }
  return (from, bytes, arrive) => {
    waiting.set(from, [...(waiting.get(from) ?? []), { bytes, arrive }])
    pump()
  }
}

/** Does each work at its time, and never one before another that was given earlier. */
function inOrder() {
  const works: { at: number; work: () => void }[] = []
  const isDue = createAlarm(run)
  function run(): void {
    for (let first = works[0]; first; first = works[0]) {
      if (first.at > performance.now()) return isDue(first.at)
      works.shift()
      first.work()
    }
  }
  return (at: number, work: () => void) => {
    works.push({ at, work })
    run()
  }
}

/** One timer at a time. */
function createAlarm(ring: () => void) {
  let isSet = false
  return (at: number): void => {
    if (isSet) return
    isSet = true
    setTimeout(
      () => {
        isSet = false
        ring()
      },
      Math.max(0, at - performance.now()),
    )
  }
}

const bits = (perSecond: number) => perSecond / 8

/** What the first list is measured over. */
export const NETWORKS: Network[] = [
  { title: 'loopback', rtt: 0, down: Infinity, up: Infinity, cpu: 1 },
  { title: '10 Mbps, 40 ms', rtt: 40, down: bits(10_000_000), up: bits(10_000_000), cpu: 1 },
  // what Chromium and Lighthouse call slow 4G
  { title: 'slow 4G, CPU x4', rtt: 150, down: bits(1_600_000), up: bits(750_000), cpu: 4 },
]

/** The same network with a computer that is as fast as it is. */
export const withoutSlowdown = (network: Network): Network => ({
  ...network,
  cpu: 1,
  title: network.title.replace(/, CPU x\d+$/, ''),
})

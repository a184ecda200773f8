import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A port that passes everything on to another port of this machine: a network line that can be measured and broken. */
export interface Proxy {
  url: string
  port: number
  /** From here on answers arrive no faster than this; without an argument as fast as they can. */
  limit: (bytesPerSecond?: number) => void
  /** Bytes of answers since the last call. */
  take: () => number
  /** Connections for which this holds are half-open until `heal`, new ones too: nothing passes, neither end is closed. */
  silence: (which?: (line: number) => boolean) => void
  /** As `silence`, for answers only: the client stops reading. */
  stopReading: () => void
  /** Sends what was held back, late. */
  heal: () => void
  /** Cuts every open connection off. */
  cut: () => void
  close: () => Promise<void>
}

interface Line {
  number: number
  client: Socket
  upstream: Socket
}

/** Bytes as they cross the wire: headers and compression included, the same for every client. */
export async function openProxy(target: number): Promise<Proxy> {
  let bytes = 0
  let rate = Infinity
  let opened = 0
  const lines = new Set<Line>()
  const held = new Set<Socket>()
  let silenced: (line: number) => boolean = () => false
  const hold = (socket: Socket): void => void held.add(socket.pause())
  const server = createServer((client) => {
    const line = { number: opened++, client, upstream: connect(target, 'localhost') }
    lines.add(line)
    const { upstream } = line
    client.on('data', (chunk) => upstream.write(chunk))
    upstream.on('data', (chunk) => {
      bytes += chunk.length
      client.write(chunk)
      if (rate === Infinity) return
      upstream.pause()
      setTimeout(() => upstream.resume(), (chunk.length / rate) * 1000)
    })
    client.on('end', () => upstream.end())
    upstream.on('end', () => client.end())
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        lines.delete(line)
        held.delete(one)
        other.destroy()
      })
    }
    if (silenced(line.number)) [client, upstream].forEach(hold)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const { client, upstream } of lines) for (const socket of [client, upstream]) socket.destroy()
  }
  return {
    url: `http://localhost:${port}`,
    port,
    limit: (bytesPerSecond = Infinity) => void (rate = bytesPerSecond),
    take() {
      const taken = bytes
      bytes = 0
      return taken
    },
    silence(which = () => true) {
      silenced = which
      for (const { number, client, upstream } of lines) if (which(number)) [client, upstream].forEach(hold)
    },
    stopReading: () => lines.forEach(({ upstream }) => hold(upstream)),
    heal() {
      silenced = () => false
      for (const socket of held) socket.resume()
      held.clear()
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}

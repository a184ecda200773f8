import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A port that passes everything on to another port of this machine and counts what comes back. */
export interface CountingProxy {
  url: string
  port: number
  /** From here on answers come no faster than this; without an argument as fast as they can. */
  limit: (bytesPerSecond?: number) => void
  /** Bytes that came back since the last call. */
  take: () => number
  close: () => Promise<void>
}

/** Bytes as they cross the wire: headers and compression included, the same for every client. */
export async function countingProxy(target: number): Promise<CountingProxy> {
  let bytes = 0
  let rate = Infinity
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, 'localhost')
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      bytes += chunk.length
      client.write(chunk)
      if (rate === Infinity) return
      upstream.pause()
      setTimeout(() => upstream.resume(), (chunk.length / rate) * 1000)
    })
    upstream.on('end', () => client.end())
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    limit: (bytesPerSecond = Infinity) => void (rate = bytesPerSecond),
    take() {
      const taken = bytes
      bytes = 0
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

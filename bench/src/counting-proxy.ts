import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A port that passes everything on to another port of this machine and counts what comes back. */
export interface CountingProxy {
  url: string
  port: number
  /** Bytes that came back since the last call. */
  take: () => number
  close: () => Promise<void>
}

/** Bytes as they cross the wire: headers and compression included, the same for every client. */
export async function countingProxy(target: number): Promise<CountingProxy> {
  let bytes = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, 'localhost')
    upstream.on('data', (chunk) => (bytes += chunk.length))
    client.pipe(upstream).pipe(client)
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

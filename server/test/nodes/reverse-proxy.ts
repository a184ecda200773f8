import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A plain TCP reverse proxy: each connection goes to the first of its nodes that answers, or is dealt out in turn. */
export interface ReverseProxy {
  port: number
  /** The order in which nodes are tried from now on. */
  prefer(ports: readonly number[]): void
  close(): Promise<void>
}

export async function openReverseProxy(nodes: readonly number[], { inTurn = false } = {}): Promise<ReverseProxy> {
  let order = nodes
  let turn = 0
  const open = new Set<Socket>()
  const follow = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    return socket.on('error', () => undefined)
  }
  const server = createServer((client) => {
    const first = inTurn ? (turn += 1) % order.length : 0
    pass(follow(client), [...order.slice(first), ...order.slice(0, first)])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    prefer: (ports) => void (order = ports),
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function pass(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void client.destroy()
    const node = follow(connect(port, '127.0.0.1'))
    let connected = false
    node.on('connect', () => {
      connected = true
      client.pipe(node).pipe(client)
    })
    // a node that was cut off cuts off its clients; one that never answered is skipped
    node.on('close', () => (connected ? client.destroy() : pass(client, others)))
    client.on('close', () => node.destroy())
  }
}

import { connect, createServer, type AddressInfo } from 'node:net'
import { openLine } from './network.ts'

it('brings everything, also what is still on its way when the server has closed the connection', async () => {
  const sent = Buffer.alloc(40_000, 'a')
  const server = createServer((socket) => socket.end(sent))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const line = await openLine((server.address() as AddressInfo).port)
  try {
    // four fifths of a second for what the server has sent at once
    line.become({ title: 'slow', rtt: 0, down: 50_000, up: 50_000, cpu: 1 })
    const client = connect({ port: Number(new URL(line.url).port), host: 'localhost' })
    const came: Buffer[] = []
    for await (const bytes of client) came.push(bytes as Buffer)
    expect(Buffer.concat(came)).toHaveLength(sent.length)
  } finally {
    await line.close()
    await new Promise((resolve) => server.close(resolve))
  }
})

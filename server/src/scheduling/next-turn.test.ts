import { once } from 'node:events'
import * as net from 'node:net'
import { nextTurn } from './next-turn.ts'

it('lets one of those that wait go on at a time, in their order', async () => {
  const told: string[] = []
  const timer = setInterval(() => told.push('timer'), 0)
  const work = async (name: string): Promise<void> => {
    for (let n = 0; n < 3; n++) {
      await nextTurn()
      told.push(`${name}${n}`)
      // longer than the timer is due
      const until = performance.now() + 2
      while (performance.now() < until);
    }
  }
  await Promise.all(['a', 'b', 'c'].map(work))
  clearInterval(timer)
  expect(told.filter((one) => one !== 'timer')).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  expect(told.join(' ')).not.toMatch(/[abc]\d [abc]\d/)
})

it('lets many connections in between two pieces of work', async () => {
  const CONNECTIONS = 64
  let [accepted, pieces] = [0, 0]
  const server = net.createServer((socket) => {
    accepted += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1', 256)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const sockets = Array.from({ length: CONNECTIONS }, () => net.connect(port, '127.0.0.1').on('error', () => undefined))
  while (accepted < CONNECTIONS) {
    await nextTurn()
    pieces += 1
  }
  sockets.forEach((socket) => socket.destroy())
  server.close()
  expect(pieces).toBeLessThan(CONNECTIONS / 2)
})

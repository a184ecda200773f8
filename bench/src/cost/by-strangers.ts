import { REALM_APP_ID, REALM_BASE, SOCKET_OPTIONS } from '@bandiera/wire'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { CALL, send, statusCounts, type Target } from './send.ts'

/** Something costly that is sent, bounded in time; it says how it was answered. */
export interface Kind {
  name: string
  send: (target: Target) => Promise<string>
}

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const small = (megabytes: number): string => `[${'{"a":1},'.repeat(megabytes * 120_000)}{}]`
const LOGIN = `${REALM_BASE}/app/${REALM_APP_ID}/auth/providers/local-userpass/login`
/** Milliseconds for which something goes on. */
const WHILE = 1000

/** What a stranger without an account can send. */
export const byStrangers: Kind[] = [
  {
    name: 'large JSON to routes that refuse it',
    send: async (target) => {
      const [import32, call8] = [small(30), small(7)]
      const own = await times(8, () => send(target, { path: '/api/import/incentivi', body: import32 }))
      return statusCounts([...own, ...(await times(8, () => send(target, { path: CALL, body: call8 })))])
    },
  },
  {
    name: 'bodies that never end',
    send: async ({ port }) => {
      const lines = await times(48, (n) => endless(port, n % 2 === 0 ? '/api/password' : '/api/import/incentivi'))
      return statusCounts(lines)
    },
  },
  {
    name: 'heads that never end',
    send: async ({ port }) => {
      const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
      for (const socket of sockets)
        socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: localhost\r\nx: ')
      await new Promise((resolve) => setTimeout(resolve, WHILE))
      sockets.forEach((socket) => socket.destroy())
      return '200 connections'
    },
  },
  {
    name: 'wrong logins of unknown accounts',
    send: async (target) =>
      statusCounts(
        await times(30, (n) =>
          send(target, {
            path: LOGIN,
            body: JSON.stringify({ username: `x${n}@demo.test`, password: 'sbagliata-123' }),
          }),
        ),
      ),
  },
  {
    name: 'tokenLogin again and again on one socket',
    send: ({ port }) => flood(port, JSON.stringify({ event: 'tokenLogin', data: { t: 'x'.repeat(200) }, cid: 7 })),
  },
  {
    name: 'probes of /readyz',
    send: async (target) =>
      statusCounts((await times(64, () => again(target, { method: 'GET', path: '/readyz' }))).flat()),
  },
  {
    name: 'reads without a session',
    send: async (target) => {
      const paths = ['/sync/pull', '/sync/manifest', '/sync/first-rows?path=/aziende', '/api/cestino']
      return statusCounts(await times(400, (n) => send(target, { method: 'GET', path: paths[n % paths.length]! })))
    },
  },
  {
    name: 'reports about modules',
    send: async (target) => {
      const report = (n: number) => JSON.stringify({ tab: tabOf(n), generation: 1, modules: [] })
      return statusCounts(await times(400, (n) => send(target, { path: '/api/moduli/uso', body: report(n) })))
    },
  },
]

const tabOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** One request after the other for a while. */
async function again(target: Target, request: Parameters<typeof send>[1]): Promise<number[]> {
  const statuses: number[] = []
  const until = performance.now() + WHILE
  while (performance.now() < until) statuses.push(await send(target, request))
  return statuses
}

/** Sends a body in pieces until it is refused or some seconds have gone; the status, 200 when nothing was said. */
function endless(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`
    const piece = `8000\r\n${' '.repeat(32_768)}\r\n`
    let status = 200
    socket.on('error', () => undefined)
    socket.on(
      'data',
      (bytes: Buffer) => (status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1'))?.[1] ?? status)),
    )
    socket.write(head)
    const feeding = setInterval(() => socket.writableLength < 1_000_000 && socket.write(piece), 5)
    setTimeout(() => {
      clearInterval(feeding)
      socket.destroy()
      resolve(status)
    }, WHILE)
  })
}

/** One message again and again on one socket, as fast as it takes them. */
function flood(port: number, message: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_OPTIONS.path}`, {
      headers: { host: `localhost:${port}` },
    })
    let sent = 0
    let closed = ''
    const end = (): void => {
      socket.terminate()
      resolve(`${sent} messages${closed}`)
    }
    socket.on('error', () => undefined)
    socket.on('message', () => undefined)
    socket.on('close', (code) => (closed = `, closed with ${code}`))
    socket.on('open', () => {
      socket.send(JSON.stringify({ event: '#handshake', data: {}, cid: 1 }))
      const more = (): void => {
        if (socket.readyState !== WebSocket.OPEN) return
        for (let n = 0; n < 500 && socket.bufferedAmount < 4_000_000; n += 1) {
          socket.send(message)
          sent += 1
        }
        setImmediate(more)
      }
      more()
    })
    setTimeout(end, WHILE)
  })
}

import * as net from 'node:net'
import type { TestPortal } from './portal.ts'

export interface RawConnection {
  write: (bytes: string | Buffer) => void
  /** The next whole answer: its status, its headers in small letters, its body. */
  answer: () => Promise<{ status: number; headers: Record<string, string>; body: string }>
  /** Whether the server has closed it. */
  closed: Promise<void>
  end: () => void
}

/** A connection whose bytes the test writes by itself, and whose answers it reads one after the other. */
export function rawConnection({ port }: Pick<TestPortal, 'port'>, address = '127.0.0.1'): RawConnection {
  const socket = net.connect(port, address)
  let text = ''
  let heard = (): void => undefined
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1')
    heard()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  void closed.then(() => heard())
  const more = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (socket.closed) return reject(new Error(`closed without an answer: ${text}`))
      heard = resolve
    })
  return {
    write: (bytes) => void socket.write(bytes),
    closed,
    end: () => socket.destroy(),
    async answer() {
      for (;;) {
        const [, status, head = ''] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n(.*?)\r\n\r\n/s.exec(text) ?? []
        const headers = Object.fromEntries(
          head.split('\r\n').map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
        )
        const begin = text.indexOf('\r\n\r\n') + 4
        const length = Number(headers['content-length'] ?? 0)
        if (status && text.length >= begin + length) {
          const body = text.slice(begin, begin + length)
          text = text.slice(begin + length)
          return { status: Number(status), headers, body }
        }
        await more()
      }
    },
  }
}

interface Head {
  method?: string
  url: string
  headers?: Record<string, string | number>
}

/** The head of a request to the tenant `localhost`. */
export const headOf = ({ method = 'POST', url, headers = {} }: Head): string =>
  [
    `${method} ${url} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`),
  ].join('\r\n') + '\r\n\r\n'

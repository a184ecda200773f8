import type { FastifyServerOptions } from 'fastify'
import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { Config } from '../config.ts'
import { PortalError } from '../errors.ts'
import { answer, errorBody } from './error-handler.ts'
import { securityHeaders } from './security-headers.ts'

/** Longer than any title, shorter than what takes time to look up. */
const LONGEST_PART = 1000

/**
 * A `%` without a valid code is read as itself; other unreadable requests get the texts and headers of every answer.
 */
export function unreadable(config: Pick<Config, 'publicUrl'>): FastifyServerOptions {
  const headers = securityHeaders(config)
  return {
    routerOptions: { maxParamLength: LONGEST_PART },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(headers)
      return void answer(request, reply, new PortalError('PAGE_MISSING'))
    },
    clientErrorHandler: (error, socket) => answerBytes(error, socket, headers),
  }
}

/** A `%` that begins no letter is itself, as in a title with `100%` that was typed or cut. */
export function readableAddress(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  return path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (run) => (isText(run) ? run : run.replaceAll('%', '%25'))) + query
}

function isText(run: string): boolean {
  try {
    decodeURIComponent(run)
    return true
  } catch {
    return false
  }
}

const CODES = { HPE_HEADER_OVERFLOW: 'REQUEST_HEADERS', ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_SLOW' } as const

function answerBytes(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const code = CODES[error.code as keyof typeof CODES]
  const known = code ? new PortalError(code) : new PortalError('REQUEST_INVALID', 'HTTP')
  const body = JSON.stringify(errorBody(known))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(error),
  )
}

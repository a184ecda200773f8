import * as http from 'node:http'
import { Readable } from 'node:stream'

/**
 * `fetch` that reaches a tenant by name on this machine: the system does not resolve `*.localhost`, and the built-in
 * fetch does not let callers choose the Host header.
 */
export function fetchAs(host: string, port: number, address = '127.0.0.1'): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host: `${host}:${port}` }
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const path = url.pathname + url.search
      const request = http.request({ host: address, port, path, method: init.method ?? 'GET', headers }, resolve)
      request.on('error', reject)
      request.end(typeof init.body === 'string' ? init.body : undefined)
    })
    const status = answer.statusCode ?? 0
    const body = status === 204 ? null : (Readable.toWeb(answer) as ReadableStream)
    return new Response(body, { status, statusText: answer.statusMessage, headers: answer.headers as HeadersInit })
  }
}

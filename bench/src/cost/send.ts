import { REALM_APP_ID, REALM_BASE } from '@bandiera/wire'
import * as http from 'node:http'

/** Where costly requests are sent to, and with what. */
export interface Target {
  port: number
  /** Session token of the least account, and an access token of realm-web's. */
  token: string
  access: string
  /** A grant that all see. */
  bandoId: string
}

interface Sent {
  method?: string
  path: string
  body?: string
  headers?: Record<string, string>
}

/** Sends one request; its status, 0 when the connection ended without an answer. The answer is read and thrown away. */
export function send(
  { port }: Pick<Target, 'port'>,
  { method = 'POST', path, body, headers = {} }: Sent,
): Promise<number> {
  return new Promise((resolve) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host: `localhost:${port}`, ...json, ...headers },
    }
    const request = http.request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

export const CALL = `${REALM_BASE}/app/${REALM_APP_ID}/functions/call`

/** A call of realm-web on the companies, in the name of the least account. */
export function call(target: Target, name: string, args: object): Promise<number> {
  const body = JSON.stringify({
    name,
    service: 'mongodb-atlas',
    arguments: [{ database: 'x', collection: 'aziende', ...args }],
  })
  return send(target, { path: CALL, body, headers: { authorization: `Bearer ${target.access}` } })
}

/** Asks one of the portal's own endpoints in the name of the least account. */
export const ask = (target: Target, path: string, body?: object): Promise<number> =>
  send(target, {
    path,
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${target.token}` },
  })

/** Statuses with how often each occurred: `3 x 200, 1 x 429`. */
export function statusCounts(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status || 'cut off'}`).join(', ')
}

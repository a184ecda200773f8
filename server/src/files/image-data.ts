import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { isKept } from '../http/conditions.ts'

export interface Image {
  type: string
  body: Buffer
}

/** The image inside a `data:` address; `null` for a path and for data that cannot be read. */
export function imageOf(address: string): Image | null {
  const [, type, coding, data] = /^data:([^;,]+)((?:;[^,]*)?),(.*)$/s.exec(address) ?? []
  if (!type || data === undefined) return null
  if (coding?.endsWith(';base64')) return { type, body: Buffer.from(data, 'base64') }
  try {
    return { type, body: Buffer.from(decodeURIComponent(data)) }
  } catch {
    return null
  }
}

export const versionOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Last drawn pictures, by address and version: drawing one takes tens of milliseconds. */
const kept = new Map<string, Buffer>()
const MOST = 200

/** Sends a PNG drawn from what its version names; with that version in its address browsers keep it for a year. */
export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, draw }: { version: string; draw: () => Buffer },
): FastifyReply {
  const key = `${request.url.split('?')[0]} ${version}`
  const isThis = (request.query as { v?: unknown }).v === version
  void reply.header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache')
  // other sites show it: messengers, launchers
  void reply.header('cross-origin-resource-policy', 'cross-origin')
  if (isKept(request, reply, { etag: `"${version}"` })) return reply.code(304).send()
  const body = kept.get(key) ?? draw()
  kept.delete(key)
  kept.set(key, body)
  const [oldest = ''] = kept.keys()
  if (kept.size > MOST) kept.delete(oldest)
  return reply.type('image/png').send(body)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKept } from '../http/conditions.ts'

/** Pictures that were drawn last, by address and version: drawing one takes tens of milliseconds. */
const kept = new Map<string, Buffer>()
const MOST = 200

/** Sends a PNG that is drawn from what its version names; with that version in the address it is kept for a year. */
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

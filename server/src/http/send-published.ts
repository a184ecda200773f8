import type { FastifyReply } from 'fastify'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import type { Published } from '../registry/published.ts'
import type { StoredRelease } from '../registry/rows.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

interface Asked {
  release: StoredRelease
  name: string
  /** `Accept-Encoding` of the request. */
  accepted: string | undefined
}

/** Sends a file of a published release, or its `modulo.json`: kept by browsers for a year, since none ever changes. */
export async function sendPublished(
  reply: FastifyReply,
  published: Published,
  { release, name, accepted }: Asked,
): Promise<FastifyReply> {
  const file = await published.file(release, name, acceptedEncoding(accepted))
  if (!file) throw new PortalError('PAGE_MISSING')
  void reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
  if (file.encoding) void reply.header('content-encoding', file.encoding)
  return reply.type(TYPES[path.extname(name)] ?? 'application/octet-stream').send(file.bytes)
}

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as path from 'node:path'
import type { Config } from '../config.ts'
import { PortalError } from '../errors.ts'
import { isDescription } from '../registry/description.ts'
import type { Published } from '../registry/published.ts'
import type { InstalledModules } from '../registry/installed-modules.ts'
import { settingsOf } from '../tenants/settings.ts'
import { acceptedEncoding } from './compression.ts'
import { featuresOn } from '../registry/registry-state.ts'

/** A file whose name holds a hash of its content never changes. */
const HASHED = /(?:^|[.-])[0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/
const NOT_SERVED = /(?:^|\/)shell\.json$|\.(?:br|gz)$/

/** A worker runs under the policy of its own file. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

interface AssetRoutes {
  config: Pick<Config, 'root'>
  modules: InstalledModules
  published: Published
}

/**
 * `GET /s/*`: files of the shell. `GET /m/:id/:version/*`: files of a module while a feature of it is on for the
 * tenant.
 */
export async function assetRoutes(app: FastifyInstance, { config, modules, published }: AssetRoutes): Promise<void> {
  await app.register(fastifyStatic, {
    root: config.root,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  })
  app.get<{ Params: { '*': string } }>('/s/*', async ({ params }, reply) =>
    send(reply, params['*'], path.join(config.root, 'shell', 'dist')),
  )
  app.get<{ Params: { id: string; version: string; '*': string } }>(
    '/m/:id/:version/*',
    async ({ params: { id, version, '*': name }, headers, tenant }, reply) => {
      const settings = await settingsOf(tenant)
      const builtIn = (await modules.list()).find((modulo) => modulo.id === id && modulo.version === version)
      const release = builtIn ? null : await published.mayServe(settings, id, version)
      const modulo = builtIn ?? release?.modulo
      if (!modulo && (await published.isWithdrawn(id, version)))
        throw new PortalError('RILASCIO_WITHDRAWN', id, version)
      if (!modulo || featuresOn(modulo, settings).length === 0) throw new PortalError('PAGE_MISSING')
      if (!release) {
        const file = isDescription(name) ? await modules.descriptionOf(id) : name
        return send(reply, file, path.join(config.root, id, 'dist'))
      }
      void reply.header('content-security-policy', WORKER_POLICY)
      return sendPublished(
        reply,
        name,
        await published.file(release, name, acceptedEncoding(headers['accept-encoding'])),
      )
    },
  )
}

function send(reply: FastifyReply, file: string, folder: string): FastifyReply {
  if (file === '' || NOT_SERVED.test(file)) throw new PortalError('PAGE_MISSING')
  const kept = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
  void reply.header('cache-control', kept).header('vary', 'accept-encoding')
  void reply.header('content-security-policy', WORKER_POLICY)
  // code is never asked for in parts, and what is kept compressed has no parts of its own
  return reply.sendFile(file, folder, { acceptRanges: false })
}

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

type PublishedFile = Awaited<ReturnType<Published['file']>>

/** Browsers keep it for a year, because it never changes. */
function sendPublished(reply: FastifyReply, name: string, file: PublishedFile): FastifyReply {
  if (!file) throw new PortalError('PAGE_MISSING')
  void reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
  if (file.encoding) void reply.header('content-encoding', file.encoding)
  return reply.type(TYPES[path.extname(name)] ?? 'application/octet-stream').send(file.bytes)
}

import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import { PortalError } from '../../errors.ts'
import type { Registry } from '../../registry/registry.ts'
import { wayOfVisitor } from '../bando/bando.route.ts'
import { openDocument } from '../../files/documenti.route.ts'
import { pagePolicy, pageStatus } from './page-headers.ts'
import { originsOf, parseDevModules, withDevModules } from '../../registry/dev-modules.ts'
import { renderPage } from './render.ts'
import { settingsOf } from '../../tenants/settings.ts'
import { readShell } from '../../registry/shell-files.ts'
import { manifestFor } from '../../registry/tenant-manifest.ts'
import { claimsByCookie } from '../../accounts/visitor.ts'

/** Paths of data and files. */
const NOT_PAGES = /^\/(?:api|s|m|sync|socketcluster)(?:\/|$)/i
/** Unless a page has such a path: a host may be its last part. The end of a signed link is longer. */
const FILE = /\.[a-z0-9]{1,12}$/i

interface PageRoutes {
  config: Config
  registry: Registry
}

/** Every other GET is the portal's page; which screen it shows is the shell's affair. */
export function pageRoutes(app: FastifyInstance, { config, registry }: PageRoutes): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (NOT_PAGES.test(path)) throw new PortalError('PAGE_MISSING')
    const document = await openDocument(request, reply, path)
    if (document) return document
    const way = await wayOfVisitor(request, path)
    if (way) return reply.header('cache-control', 'no-store').redirect(way)
    const devs = parseDevModules(request.headers['x-bandiera-dev'], config.production)
    const settings = await settingsOf(request.tenant)
    const own = await manifestFor(registry, settings, {
      development: !config.production,
      province: request.tenant.reference.province,
      account: async () => (await claimsByCookie(request.tenant, request.headers.cookie))?.uid,
    })
    if (FILE.test(path) && pageStatus(path, own) === 404) throw new PortalError('PAGE_MISSING')
    const [shell, manifest] = await Promise.all([readShell(config.root), withDevModules(own, devs)])
    const nonce = randomBytes(16).toString('base64')
    const policy = pagePolicy({ nonce, host: request.host, settings, devOrigins: originsOf(devs) })
    return reply
      .code(pageStatus(path, manifest))
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(renderPage({ manifest, settings, shell, path, nonce }))
  })
}

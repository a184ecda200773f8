import { firstRole } from '@bandiera/domain'
import type { ModuleManifest } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { isDecided } from './features.ts'
import type { Registry } from './registry.ts'
import type { InstalledModules } from './installed-modules.ts'
import { manifestFor } from './tenant-manifest.ts'
import { settingsOf } from '../tenants/settings.ts'
import { readerBySession, visitorBySession } from '../accounts/visitor.ts'

interface ModulesRoutes {
  modules: InstalledModules
  registry: Registry
  development: boolean
}

/**
 * Both need the session token.
 * - `GET /api/moduli/manifesto`: `TenantManifest`, the modules of the caller, or of the generation of a preview.
 * - `GET /api/moduli`, for admin and editore: `{funzioni: [{chiave, etichetta, predefinita, modulo, versione, pagine,
 *   menu}]}`, the features that a tenant can switch; `menu` is `sempre`, `no` or the white labels that have the entry.
 */
export function modulesRoutes(app: FastifyInstance, { modules, registry, development }: ModulesRoutes): void {
  app.get('/api/moduli/manifesto', async ({ tenant, headers }, reply) => {
    const { usr, preview } = await readerBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    const account = async (): Promise<string> => usr._id
    const { province } = tenant.reference
    const asking = { development, account, province, generation: preview?.generation }
    return manifestFor(registry, await settingsOf(tenant), asking)
  })
  app.get('/api/moduli', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    if (!['admin', 'editore'].includes(firstRole(usr.role) ?? '')) throw new PortalError('ROLE_REFUSED')
    void reply.header('cache-control', 'no-store')
    return { funzioni: (await modules.list()).flatMap(offeredFeatures) }
  })
}

const offeredFeatures = ({ id, version, features, routes, menu }: ModuleManifest): object[] =>
  Object.entries(features).flatMap(([chiave, { label, on }]) => {
    if (isDecided(chiave)) return []
    const entries = menu.filter(({ feature }) => feature === chiave)
    const varianti = entries.flatMap((entry) => entry.varianti ?? [])
    const pages = routes.filter(({ feature }) => feature === chiave)
    return {
      chiave,
      etichetta: label,
      predefinita: on,
      modulo: id,
      versione: version,
      pagine: [...new Set(pages.map(({ title }) => title))],
      menu: entries.length === 0 ? 'no' : varianti.length > 0 ? varianti : 'sempre',
    }
  })

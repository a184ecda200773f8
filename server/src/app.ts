import { STOPPING, HTTP_OPTIONS, REQUEST_TIMEOUT } from './http/listen.ts'
import { unreadable } from './http/unreadable.ts'
import fastifyRateLimit from '@fastify/rate-limit'
import { REALM_BASE } from '@bandiera/wire'
import Fastify, { type FastifyInstance } from 'fastify'
import { createAddressOf, networkOf, resolveAddresses } from './http/address.ts'
import type { Limits } from './http/bounds/budget.ts'
import { createCalls, type Calls } from './http/bounds/calls.ts'
import type { Config, WindowLimits } from './config.ts'
import { PortalError } from './errors.ts'
import { announceModules } from './registry/announce-modules.ts'
import { openHubs } from './feed/hub.ts'
import { WINDOW_LIMITS } from './feed/window.ts'
import { realmRoutes } from './realm/plugin.ts'
import {
  accountRoutes,
  closePopupRoutes,
  countryRoutes,
  deviceRoutes,
  sessionsRoutes,
} from './accounts/account.route.ts'
import { accessRoutes } from './accounts/access.route.ts'
import { undoRoutes } from './records/undo.route.ts'
import { assetRoutes } from './http/assets.route.ts'
import { avvisiRoutes } from './notices/avvisi.route.ts'
import { publicBandoRoutes } from './http/bando/bando.route.ts'
import { compressText } from './http/compression.ts'
import { historyRoutes } from './records/history.route.ts'
import { createDemandDeclared } from './registry/declared-data.ts'
import { documentiRoutes } from './files/documenti.route.ts'
import { demoVideoRoutes } from './demo/demo-video.route.ts'
import { handleErrors } from './http/error-handler.ts'
import { finishRequests } from './http/finish-requests.ts'
import { healthRoutes } from './operations/health.route.ts'
import { imagesRoutes } from './files/images.route.ts'
import { importRoutes } from './imports/import.route.ts'
import { incrociRoutes } from './matching/incroci.route.ts'
import { createInstalledModules } from './registry/installed-modules.ts'
import { registryOfApp } from './registry/registry-of-app.ts'
import { modulesRoutes } from './registry/modules.route.ts'
import { addPart } from './http/part.ts'
import { pageRoutes } from './http/page/pages.route.ts'
import { takeJson } from './http/json-bodies.ts'
import { takePlainBodies } from './http/bodies.ts'
import { proveFirst } from './http/proof.ts'
import { praticheRoutes } from './records/pratiche.route.ts'
import { privacyRoutes } from './tenants/privacy.route.ts'
import { referenceRoutes } from './tenants/tables/reference.route.ts'
import { tablesRoutes } from './tenants/tables/tables.route.ts'
import { registryRoutes } from './registry/registry.route.ts'
import { requestInLog } from './http/request-in-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { firstRowsRoutes } from './feed/first-rows/first-rows.route.ts'
import { healRoutes } from './feed/heal.route.ts'
import { syncRoutes } from './feed/pull.route.ts'
import { windowRoutes } from './feed/window.route.ts'
import { searchEngineRoutes } from './http/search-engines.route.ts'
import { spaceRoutes } from './tenants/space.route.ts'
import { resolveTenants } from './http/tenant-of-host.ts'
import { usageRoutes } from './registry/usage.route.ts'
import { whiteLabelRoutes } from './tenants/white-label.route.ts'
import { cutNowAndThen, LOG_LIMITS } from './operations/cut-logs.ts'
import { createLeases } from './registry/usage/leases.ts'
import { createUnknowns } from './registry/usage/unknown.ts'
import { artifactsOf } from './registry/artifacts/artifacts-of.ts'
import { collectNowAndThen } from './registry/collect.ts'
import { createPublished } from './registry/published.ts'
import type { Tenants } from './tenants/tenants.ts'
import { attachSockets } from './sockets/attach.ts'

declare module 'fastify' {
  interface FastifyInstance {
    calls: Calls
  }
}

interface AppParts {
  config: Config
  tenants: Tenants
  /** Logins that one address may try in a minute, over HTTP and over the socket. */
  loginsPerMinute?: number
  windows?: WindowLimits
  bounds?: Limits
  /** Nothing when `silent`. */
  logLevel?: 'info' | 'warn' | 'silent'
}

/** An office of people behind one address, all opening the portal at nine o'clock. */
const LOGINS_PER_MINUTE = 300
const BODY_LIMIT = 1_000_000
/** Milliseconds; behind a proxy that keeps its connections open. */
const QUIET_BEFORE_CLOSE = 500

/** Not listening yet. `close()` ends streams and sockets; the tenants stay the caller's. */
export async function buildApp({ config, tenants, ...options }: AppParts): Promise<FastifyInstance> {
  const { loginsPerMinute = LOGINS_PER_MINUTE, windows = config.windows ?? WINDOW_LIMITS } = options
  const { logLevel = config.production ? 'info' : 'warn' } = options
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: requestInLog } },
    bodyLimit: BODY_LIMIT,
    ...STOPPING,
    requestTimeout: REQUEST_TIMEOUT,
    http: HTTP_OPTIONS,
    ...unreadable(config),
  })
  const addressOf = createAddressOf(config.proxies)
  const hubs = await openHubs(tenants)
  const modules = createInstalledModules(config.root, (problem) => app.log.warn(problem))
  const onProblem = (problem: string): void => app.log.error(problem)
  const registry = registryOfApp({ tenants, modules, root: config.root, onProblem })
  handleErrors(app)
  addSecurityHeaders(app, config)
  compressText(app)
  takePlainBodies(app)
  takeJson(app)
  resolveAddresses(app, addressOf)
  resolveTenants(app, tenants)
  proveFirst(app)
  tenants.brakes.onRefusal((braked) => app.log.warn(braked, 'work refused: a person is beyond a limit'))
  const stopAnnouncing = announceModules({ registry, tenants, hubs, onProblem })
  const leases = createLeases(tenants.registry, onProblem)
  const unknowns = createUnknowns(tenants.registry, onProblem)
  app.addHook('preClose', async () => {
    stopAnnouncing()
    registry.close()
    await leases.close()
    await unknowns.close()
  })
  attachSockets(app, { tenants, hubs, addressOf, loginsPerMinute })
  // after the sockets: they get changes until their farewell
  app.addHook('preClose', async () => hubs.close())
  app.addHook('preClose', cutNowAndThen({ tenants, limits: config.log ?? LOG_LIMITS, onProblem }))
  finishRequests(app, config.production || config.postgres ? QUIET_BEFORE_CLOSE : 0)
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: ({ address }) => networkOf(address),
    errorResponseBuilder: (_request, { ttl }) => new PortalError('REQUEST_TOO_MANY', Math.ceil(ttl / 1000)),
  })
  healthRoutes(app, tenants)
  const demandDeclared = createDemandDeclared(registry)
  const calls = createCalls(options.bounds)
  app.decorate('calls', calls)
  const sync = { hubs, calls, limits: windows, demandDeclared }
  syncRoutes(app, sync)
  windowRoutes(app, sync)
  firstRowsRoutes(app, { ...sync, registry })
  healRoutes(app, sync)
  incrociRoutes(app, { hubs, calls })
  closePopupRoutes(app)
  accountRoutes(app)
  sessionsRoutes(app)
  spaceRoutes(app)
  deviceRoutes(app)
  importRoutes(app)
  referenceRoutes(app)
  await tablesRoutes(app)
  countryRoutes(app, config.paeseUrl)
  privacyRoutes(app, config.paeseUrl !== undefined)
  usageRoutes(app, { registry, leases, unknowns })
  modulesRoutes(app, { modules, registry, development: !config.production })
  await imagesRoutes(app)
  await documentiRoutes(app, { calls, limit: config.fileLimit })
  historyRoutes(app, { calls, demandDeclared })
  undoRoutes(app, { calls, demandDeclared })
  avvisiRoutes(app)
  accessRoutes(app, { config, tenants, quiet: logLevel === 'silent' })
  praticheRoutes(app, { post: app.posta, calls })
  const stored = { artifacts: artifactsOf(config) }
  app.addHook('preClose', collectNowAndThen({ registry, ...stored, onProblem }))
  await registryRoutes(app, { config, tenants, ...stored, registry })
  await assetRoutes(app, { config, modules, published: createPublished({ ...stored, registry }) })
  whiteLabelRoutes(app)
  demoVideoRoutes(app, config)
  publicBandoRoutes(app, config)
  searchEngineRoutes(app, config)
  const realmParts = {
    config,
    hubs,
    calls,
    rateLimit: { max: loginsPerMinute, timeWindow: '1 minute' },
    demandDeclared,
  }
  await addPart(app, 'realm', async (realm) => realmRoutes(realm, realmParts), REALM_BASE)
  pageRoutes(app, { config, registry })
  return app
}

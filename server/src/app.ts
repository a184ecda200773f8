import fastifyRateLimit from '@fastify/rate-limit'
import { REALM_BASE } from '@bandiera/wire'
import Fastify, { type FastifyInstance } from 'fastify'
import { createAddressOf, networkOf } from './address.ts'
import type { Limits } from './bounds/budget.ts'
import { createCalls, type Calls } from './bounds/calls.ts'
import type { Config } from './config.ts'
import { PortalError } from './errors.ts'
import { announceModules } from './feed/announce-modules.ts'
import { openHubs } from './feed/hubs.ts'
import { WINDOW_LIMITS, type WindowLimits } from './feed/window.ts'
import { HTTP_OPTIONS, REQUEST_WITHIN, STOPPING } from './listen.ts'
import { realmRoutes } from './realm/plugin.ts'
import { accountRoutes } from './routes/account.ts'
import { accessRoutes } from './routes/access.ts'
import { resolveAddresses } from './routes/address-of-request.ts'
import { annullaRoutes } from './routes/annulla.ts'
import { assetRoutes } from './routes/assets.ts'
import { avvisiRoutes } from './routes/avvisi.ts'
import { bandoPubblicoRoutes } from './routes/bando-pubblico.ts'
import { compressText } from './routes/compress-text.ts'
import { chiudiPopupRoutes } from './routes/chiudi-popup.ts'
import { cronologiaRoutes } from './routes/cronologia.ts'
import { createDemandDeclared } from './routes/declared.ts'
import { documentiRoutes } from './routes/documenti.ts'
import { dispositivoRoutes } from './routes/dispositivo.ts'
import { demoVideoRoutes } from './routes/demo-video.ts'
import { handleErrors } from './routes/error-handler.ts'
import { finishRequests } from './routes/finish-requests.ts'
import { healthRoutes } from './routes/health.ts'
import { immaginiRoutes } from './routes/immagini.ts'
import { importRoutes } from './routes/import.ts'
import { incrociRoutes } from './routes/incroci.ts'
import { createInstalledModules } from './routes/page/installed-modules.ts'
import { registroOfApp } from './routes/page/registro-of-app.ts'
import { moduliRoutes } from './routes/moduli.ts'
import { addPart } from './routes/part.ts'
import { pageRoutes } from './routes/pages.ts'
import { takeJson } from './routes/json-bodies.ts'
import { takePlainBodies } from './routes/plain-bodies.ts'
import { proveFirst } from './routes/proof.ts'
import { paeseRoutes } from './routes/paese.ts'
import { praticheRoutes } from './routes/pratiche.ts'
import { privacyRoutes } from './routes/privacy.ts'
import { riferimentiRoutes } from './routes/riferimenti.ts'
import { tabelleRoutes } from './routes/tabelle.ts'
import { registroRoutes } from './routes/registro/registro.ts'
import { requestInLog } from './routes/request-in-log.ts'
import { addSecurityHeaders } from './routes/security-headers.ts'
import { firstRowsRoutes } from './routes/first-rows/first-rows-routes.ts'
import { healRoutes } from './routes/sync-heal.ts'
import { syncRoutes } from './routes/sync-pull.ts'
import { windowRoutes } from './routes/sync-window.ts'
import { searchEngineRoutes } from './routes/search-engines.ts'
import { sessioniRoutes } from './routes/sessioni.ts'
import { spazioRoutes } from './routes/spazio.ts'
import { resolveTenants } from './routes/tenant-of-host.ts'
import { unreadable } from './routes/unreadable.ts'
import { usoRoutes } from './routes/uso.ts'
import { whiteLabelRoutes } from './routes/white-label.ts'
import { cutNowAndThen, LOG_LIMITS } from './services/history/cut-logs.ts'
import { createLeases } from './services/registro/uso/leases.ts'
import { createUnknowns } from './services/registro/uso/unknown.ts'
import { artefattiOf } from './services/registro/artefatti/artefatti-of.ts'
import { collectNowAndThen } from './services/registro/collect.ts'
import { createPublished } from './services/registro/published.ts'
import type { Tenants } from './services/tenants.ts'
import { attachSockets } from './sockets/attach.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where costly answers wait for their turn. */
    calls: Calls
  }
}

export interface AppParts {
  config: Config
  tenants: Tenants
  /** Logins that one address may try in a minute, over HTTP and over the socket. */
  loginsPerMinute?: number
  /** How many records of a collection a client should hold. */
  windows?: WindowLimits
  /** What one answer may cost. */
  bounds?: Limits
  /** Lowest level that is logged; nothing when `silent`. */
  logLevel?: 'info' | 'warn' | 'silent'
}

/** An office of people behind one address, all opening the portal at nine o'clock. */
const LOGINS_PER_MINUTE = 300
const BODY_LIMIT = 1_000_000
/** Milliseconds; behind a proxy that keeps its connections open. */
const QUIET_BEFORE_CLOSE = 500

/** The whole server, not listening yet. `close()` ends streams and sockets; the tenants stay the caller's. */
export async function buildApp({ config, tenants, ...options }: AppParts): Promise<FastifyInstance> {
  const { loginsPerMinute = LOGINS_PER_MINUTE, windows = config.windows ?? WINDOW_LIMITS } = options
  const { logLevel = config.production ? 'info' : 'warn' } = options
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: requestInLog } },
    bodyLimit: BODY_LIMIT,
    ...STOPPING,
    requestTimeout: REQUEST_WITHIN,
    http: HTTP_OPTIONS,
    ...unreadable(config),
  })
  const addressOf = createAddressOf(config.proxies)
  const hubs = await openHubs(tenants)
  const modules = createInstalledModules(config.root, (problem) => app.log.warn(problem))
  const onProblem = (problem: string): void => app.log.error(problem)
  const registro = registroOfApp({ tenants, modules, root: config.root, onProblem })
  handleErrors(app)
  addSecurityHeaders(app, config)
  compressText(app)
  takePlainBodies(app)
  takeJson(app)
  resolveAddresses(app, addressOf)
  resolveTenants(app, tenants)
  proveFirst(app)
  tenants.brakes.onRefusal((braked) => app.log.warn(braked, 'work refused: a person is beyond a limit'))
  const stopAnnouncing = announceModules({ registro, tenants, hubs, onProblem })
  const leases = createLeases(tenants.registro, onProblem)
  const unknowns = createUnknowns(tenants.registro, onProblem)
  app.addHook('preClose', async () => {
    stopAnnouncing()
    registro.close()
    await leases.close()
    await unknowns.close()
  })
  attachSockets(app, { tenants, hubs, addressOf, loginsPerMinute })
  // after the sockets: they hear of changes until it is their turn to go
  app.addHook('preClose', async () => hubs.close())
  app.addHook('preClose', cutNowAndThen({ tenants, limits: config.log ?? LOG_LIMITS, onProblem }))
  finishRequests(app, config.production || config.postgres ? QUIET_BEFORE_CLOSE : 0)
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: ({ address }) => networkOf(address),
    errorResponseBuilder: (_request, { ttl }) => new PortalError('REQUEST_TOO_MANY', Math.ceil(ttl / 1000)),
  })
  healthRoutes(app, tenants)
  const demandDeclared = createDemandDeclared(registro)
  const calls = createCalls(options.bounds)
  app.decorate('calls', calls)
  const sync = { hubs, calls, limits: windows, demandDeclared }
  syncRoutes(app, sync)
  windowRoutes(app, sync)
  firstRowsRoutes(app, { hubs, calls, registro })
  healRoutes(app, sync)
  incrociRoutes(app, { hubs, calls })
  chiudiPopupRoutes(app)
  accountRoutes(app)
  sessioniRoutes(app)
  spazioRoutes(app)
  dispositivoRoutes(app)
  importRoutes(app)
  riferimentiRoutes(app)
  await tabelleRoutes(app)
  paeseRoutes(app, config.paeseUrl)
  privacyRoutes(app, config.paeseUrl !== undefined)
  usoRoutes(app, { registro, leases, unknowns })
  moduliRoutes(app, { modules, registro, development: !config.production })
  await immaginiRoutes(app)
  await documentiRoutes(app, { calls, limit: config.fileLimit })
  cronologiaRoutes(app, { calls, demandDeclared })
  annullaRoutes(app, { calls, demandDeclared })
  avvisiRoutes(app)
  accessRoutes(app, { config, tenants, quiet: logLevel === 'silent' })
  praticheRoutes(app, { post: app.posta, calls })
  const stored = { artefatti: artefattiOf(config) }
  app.addHook('preClose', collectNowAndThen({ registro, ...stored, onProblem }))
  await registroRoutes(app, { config, tenants, ...stored, registro })
  await assetRoutes(app, { config, modules, published: createPublished({ ...stored, registro }) })
  whiteLabelRoutes(app)
  demoVideoRoutes(app, config)
  bandoPubblicoRoutes(app, config)
  searchEngineRoutes(app, config)
  const realmParts = {
    config,
    hubs,
    calls,
    rateLimit: { max: loginsPerMinute, timeWindow: '1 minute' },
    demandDeclared,
  }
  await addPart(app, 'realm', async (realm) => realmRoutes(realm, realmParts), REALM_BASE)
  pageRoutes(app, { config, registro })
  return app
}

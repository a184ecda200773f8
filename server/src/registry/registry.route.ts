import { CHANNELS, type Plan, type Prospect, withoutFeatures, withShell } from '@bandiera/releases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import * as path from 'node:path'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { tenantAddress } from '../accounts/links.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { portOf } from '../http/listen.ts'
import { previewsRoutes } from './previews.route.ts'
import { createSignatures } from './caller.ts'
import { keysRoutes, ensureDevelopmentKey, warnOfDevelopmentKeys } from './keys.route.ts'
import { createPublisher, type PublisherParts } from './releases/publisher.ts'
import { createPinnedShells } from './pinned-shells.ts'
import { type NameOf, overviewOf } from './overview.ts'
import { createAlarm } from './usage/alarm.ts'
import { decide, DECISIONS } from './usage/breaker.ts'
import { refusedPeopleRoutes } from '../tenants/brakes.route.ts'
import { jsonOf, operatorOf, registryPart } from './registry-part.ts'
import { releasesRoutes, shellRoutes } from './releases.route.ts'
import { PortalError } from '../errors.ts'
import type { Registry } from './registry.ts'
import { carryOut } from './carry-out.ts'
import { featuresOf } from './features.ts'
import type { Rows } from './registry-state.ts'

interface RegistryRoutes extends Omit<PublisherParts, 'shells'> {
  config: Config
  tenants: Tenants
}

/** Everything below `/api/registro`. Outside production there is a key at once. */
export async function registryRoutes(
  app: FastifyInstance,
  { config, tenants, ...parts }: RegistryRoutes,
): Promise<void> {
  const { store } = parts.registry
  const problem = (text: string): void => app.log.error(text)
  const keys = config.production
    ? warnOfDevelopmentKeys(store, (line) => app.log.warn(line))
    : ensureDevelopmentKey(store, config.dataDir)
  // a portal starts without its registry too
  await keys.catch((error: unknown) => problem(`key for development: ${String(error)}`))
  const authority = { signatures: createSignatures(store, config), operatore: config.operatore }
  const address = { ...config, port: portOf(app, config), tenants: () => tenants.list().length }
  const addressOf = (tenant: string): string => tenantAddress(tenant, address)
  const shells = createPinnedShells({ ...parts, folder: path.join(config.root, 'shell', 'dist'), onProblem: problem })
  app.addHook('preClose', shells.close)
  const alarm = createAlarm({ ...parts, tenants, operatore: config.operatore, post: app.posta, onProblem: problem })
  app.addHook('preClose', alarm.close)
  // alerts that another process did not send before it ended
  app.addHook('onReady', async () => void alarm.look())
  await registryPart(app, authority, (part) => {
    stateRoutes(part, parts.registry, nameIn(tenants))
    alertRoutes(part, parts.registry)
    refusedPeopleRoutes(part, tenants)
    commandRoutes(part, parts.registry)
    trialRoutes(part, parts.registry)
    previewsRoutes(part, { ...parts, tenants, addressOf, development: !config.production })
    keysRoutes(part, parts.registry)
    releasesRoutes(part, createPublisher({ ...parts, shells }))
    shellRoutes(part, shells)
  })
}

const nameIn =
  (tenants: Tenants): NameOf =>
  async (tenant, uid) => {
    const usr = await tenants.byId(tenant)?.users.byId(uid)
    return usr ? `${usr.name} (${usr.email})` : null
  }

/** Milliseconds that a request for news waits: less than the time-outs of proxies. */
const HELD = 25_000

const PageSchema = z.object({ quante: z.coerce.number().int().min(1).max(1000).optional() })

/**
 * - `GET /api/registro`: what `overviewOf` returns; for holders of a key too, the others for operators.
 * - `GET /api/registro/generazioni/:tenant`: `{generazioni: Generation[]}`, newest first, at most `?quante=`.
 * - `GET /api/registro/novita?da=MARK`: `{segno}` as soon as the registry has changed since that mark, or after 25 s.
 */
function stateRoutes(part: FastifyInstance, registry: Registry, nameOf: NameOf): void {
  part.get('/api/registro', async () => overviewOf(registry, nameOf))
  part.get<{ Params: { tenant: string } }>('/api/registro/generazioni/:tenant', async (request) => {
    operatorOf(request)
    const { quante } = PageSchema.safeParse(request.query).data ?? {}
    const tenant = (await registry.snapshot()).state.tenants.find(({ id }) => id === request.params.tenant)
    if (!tenant) throw new PortalError('REGISTRO_TENANT', request.params.tenant)
    return { generazioni: tenant.generations.filter(({ n }) => n > 0).slice(0, quante) }
  })
  part.get<{ Querystring: { da?: string } }>('/api/registro/novita', async (request) => {
    operatorOf(request)
    const change = registry.changed(HELD)
    const segno = markOf(await registry.rows())
    if (segno !== request.query.da) return { segno }
    await change
    return { segno: markOf(await registry.rows()) }
  })
}

const id = z.string().max(60)
const version = z.string().max(64)
const channel = z.enum(CHANNELS)
const tenants = z.array(z.string().max(200)).min(1).optional()

const CommandSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('promuovi'), id, version, channel: channel.optional(), tenants }),
  z.object({ verb: z.literal('canarino'), id, version, percent: z.number().int().min(0).max(100), tenants }),
  z.object({ verb: z.literal('annulla'), id: id.optional(), to: z.number().int().min(0).optional(), tenants }),
  z.object({ verb: z.literal('spegni'), id, tenants }),
  z.object({ verb: z.literal('accendi'), id, tenants }),
  z.object({ verb: z.literal('segui'), id, channel, tenants }),
  z.object({ verb: z.literal('minimo'), id, version: version.nullable() }),
])

const OrderSchema = z.object({
  comando: CommandSchema,
  perche: z.string().trim().min(1).max(500),
  urgente: z.boolean().default(false),
  prova: z.boolean().default(false),
})

/**
 * For operators. `POST /api/registro/comandi` `{comando: Command, perche, urgente?, prova?}`: carries a command out, unless it
 * is a trial (`prova`), and returns its `Plan`; 422 `{error, error_code, piano}` when the plan refuses it, except for a trial
 * with `?tabella=1`, whose reader wants the table.
 */
function commandRoutes(part: FastifyInstance, registry: Registry): void {
  part.post('/api/registro/comandi', async (request, reply) => {
    const { name: by } = operatorOf(request)
    const { comando: command, perche: why, urgente: urgent, prova: dry } = jsonOf(OrderSchema, request)
    const plan = await carryOut(registry, { command, by, why, urgent, dry })
    return plan.refusals.length === 0 || (dry && wantsTable(request.query)) ? plan : refused(reply, plan)
  })
}

function refused(reply: FastifyReply, piano: Plan): FastifyReply {
  const { code, message } = new PortalError('REGISTRO_REFUSED')
  return reply.code(422).send({ error: message, error_code: code, piano })
}

const DecisionSchema = z.object({ segnalazione: z.string().max(400), decisione: z.enum(DECISIONS) })

/**
 * For operators. `POST /api/registro/segnalazioni` `{segnalazione, decisione}`: ends an alert; `{piano}`. A crash: `indietro`
 * gives the tenant the version before, 422 with the `piano` where there is none, `tieni` keeps this one. A withdrawal:
 * `visto`.
 */
function alertRoutes(part: FastifyInstance, registry: Registry): void {
  part.post('/api/registro/segnalazioni', async (request, reply) => {
    const { name: by } = operatorOf(request)
    const { segnalazione: key, decisione: decision } = jsonOf(DecisionSchema, request)
    const plan = await decide(registry, { key, decision, by })
    return plan && plan.refusals.length > 0 ? refused(reply, plan) : { piano: plan }
  })
}

const ShellSchema = z.object({
  version,
  contracts: z.array(version).min(1).max(10),
  shared: z.record(z.string().max(100), version),
})
const FeaturesSchema = z.object({
  tenant: z.string().max(200),
  spente: z.array(z.string().max(60)).min(1).max(100),
})

/**
 * For operators. Both trials answer 422 when a tenant would lose what it needs; with `?tabella=1` 200, for a page that shows it.
 * - `POST /api/registro/shell` `{version, contracts, shared}` of another shell: `{prospetto: Prospect[]}`, what would change
 *   for each tenant.
 * - `POST /api/registro/funzioni` `{tenant, spente}`: `{prospetto: FeatureProspect[]}`, what the tenant would have without
 *   these features.
 * - `GET /api/registro/funzioni/:tenant`: `{funzioni: TenantFeature[]}`, what it has now.
 */
function trialRoutes(part: FastifyInstance, registry: Registry): void {
  part.post('/api/registro/shell', async (request, reply) => {
    operatorOf(request)
    const shell = jsonOf(ShellSchema, request)
    return answer(request, reply, withShell((await registry.snapshot()).state, shell))
  })
  part.post('/api/registro/funzioni', async (request, reply) => {
    operatorOf(request)
    const { tenant: id, spente: off } = jsonOf(FeaturesSchema, request)
    const features = await featuresOf(registry, id)
    const { state } = await registry.snapshot()
    const tenant = state.tenants.find((one) => one.id === id)
    if (!features || !tenant) throw new PortalError('REGISTRO_TENANT', id)
    return answer(request, reply, withoutFeatures(state, tenant, { features, off }))
  })
  part.get<{ Params: { tenant: string } }>('/api/registro/funzioni/:tenant', async (request) => {
    operatorOf(request)
    const funzioni = await featuresOf(registry, request.params.tenant)
    if (!funzioni) throw new PortalError('REGISTRO_TENANT', request.params.tenant)
    return { funzioni }
  })
}

function answer({ query }: FastifyRequest, reply: FastifyReply, prospetto: readonly Prospect[]): FastifyReply {
  const isRefused = prospetto.some(({ stranded }) => stranded)
  return reply.code(isRefused && !wantsTable(query) ? 422 : 200).send({ prospetto })
}

const wantsTable = (query: unknown): boolean => (query as { tabella?: string }).tabella === '1'

const known = new WeakMap<Rows, string>()

/** A short text that changes with the registry, the same on every server. */
function markOf(rows: Rows): string {
  const mark = known.get(rows) ?? hashOf(rows)
  known.set(rows, mark)
  return mark
}

function hashOf({ releases, channels, holds, generations, floors, withdrawn, asides, alerts }: Rows): string {
  const newest = [...generations].map(([tenant, [last]]) => [tenant, last?.n])
  const ids = [...releases.keys()]
  const facts = JSON.stringify([ids, channels, holds, newest, [...floors.values()], withdrawn, asides, alerts])
  return createHash('sha256').update(facts).digest('hex').slice(0, 16)
}

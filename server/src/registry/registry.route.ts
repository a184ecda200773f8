import type { FastifyInstance } from 'fastify'
import * as path from 'node:path'
import type { Config } from '../config.ts'
import { tenantAddress } from '../accounts/link-address.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { portOf } from '../http/port-of.ts'
import { anteprimeRoutes } from './previews.route.ts'
import { createSignatures } from './asker.ts'
import { ensureDevelopmentKey, warnOfDevelopmentKeys } from './development-key.ts'
import { createPublisher, type PublisherParts } from './releases/publisher.ts'
import { createPinnedShells } from './shell/pinned-shells.ts'
import type { NameOf } from './overview.ts'
import { createAlarm } from './usage/alarm.ts'
import { chiaviRoutes } from './keys.route.ts'
import { comandiRoutes } from './commands.route.ts'
import { freniRoutes } from '../tenants/brakes.route.ts'
import { prospettiRoutes } from './overviews.ts'
import { registroPart } from './registry-part.ts'
import { rilasciRoutes } from './releases.route.ts'
import { segnalazioniRoutes } from './reports.route.ts'
import { shellRoutes } from './shell.route.ts'
import { statoRoutes } from './status.route.ts'

interface RegistroRoutes extends Omit<PublisherParts, 'shells'> {
  config: Config
  tenants: Tenants
}

/**
 * Everything below `/api/registro`: what tenants run, commands, previews, keys of teams, releases. Outside production there is
 * a key at once.
 */
export async function registroRoutes(
  app: FastifyInstance,
  { config, tenants, ...parts }: RegistroRoutes,
): Promise<void> {
  const { store } = parts.registro
  const problem = (text: string): void => app.log.error(text)
  // a portal without its registry goes on with what it has
  const onProblem = (error: unknown): void => problem(`key for development: ${String(error)}`)
  const keys = config.production
    ? warnOfDevelopmentKeys(store, (line) => app.log.warn(line))
    : ensureDevelopmentKey(store, config.dataDir)
  await keys.catch(onProblem)
  const authority = { signatures: createSignatures(store, config), operatore: config.operatore }
  const address = { ...config, port: portOf(app, config), tenants: () => tenants.list().length }
  const addressOf = (tenant: string): string => tenantAddress(tenant, address)
  const shells = createPinnedShells({ ...parts, folder: path.join(config.root, 'shell', 'dist'), onProblem: problem })
  app.addHook('preClose', shells.close)
  const alarm = createAlarm({ ...parts, tenants, operatore: config.operatore, post: app.posta, onProblem: problem })
  app.addHook('preClose', alarm.close)
  // what another process could not tell any more
  app.addHook('onReady', async () => void alarm.look())
  await registroPart(app, authority, (part) => {
    statoRoutes(part, parts.registro, nameIn(tenants))
    segnalazioniRoutes(part, parts.registro)
    freniRoutes(part, tenants)
    comandiRoutes(part, parts.registro)
    prospettiRoutes(part, parts.registro)
    anteprimeRoutes(part, { ...parts, tenants, addressOf, development: !config.production })
    chiaviRoutes(part, parts.registro)
    rilasciRoutes(part, createPublisher({ ...parts, shells }))
    shellRoutes(part, shells)
  })
}

/** A person of a tenant by name; who is no more has none. */
const nameIn =
  (tenants: Tenants): NameOf =>
  async (tenant, uid) => {
    const usr = await tenants.byId(tenant)?.users.byId(uid)
    return usr ? `${usr.name} (${usr.email})` : null
  }

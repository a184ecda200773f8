import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { createSignatures } from '../../services/registro/asker.ts'
import { ensureDevelopmentKey } from '../../services/registro/development-key.ts'
import { createPublisher, type PublisherParts } from '../../services/registro/rilasci/publisher.ts'
import { chiaviRoutes } from './chiavi.ts'
import { comandiRoutes } from './comandi.ts'
import { registroPart } from './registro-part.ts'
import { rilasciRoutes } from './rilasci.ts'
import { statoRoutes } from './stato.ts'

interface RegistroRoutes extends PublisherParts {
  config: Pick<Config, 'dataDir' | 'operatore' | 'production'>
}

/** Everything below `/api/registro`: what tenants run, commands, keys of teams, releases. Outside production there is a key at once. */
export async function registroRoutes(app: FastifyInstance, { config, ...parts }: RegistroRoutes): Promise<void> {
  const { store } = parts.registro
  // a portal without its registry goes on with what it has
  const onProblem = (error: unknown): void => app.log.error(`key for development: ${String(error)}`)
  if (!config.production) await ensureDevelopmentKey(store, config.dataDir).catch(onProblem)
  const authority = { signatures: createSignatures(store), operatore: config.operatore }
  await registroPart(app, authority, (part) => {
    statoRoutes(part, parts.registro)
    comandiRoutes(part, parts.registro)
    chiaviRoutes(part, store)
    rilasciRoutes(part, createPublisher(parts))
  })
}

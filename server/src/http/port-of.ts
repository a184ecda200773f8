import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/** Another than the configured one when that is 0: the system chooses. */
export const portOf =
  ({ server }: FastifyInstance, { port }: Pick<Config, 'port'>) =>
  (): number =>
    (server.address() as AddressInfo | null)?.port ?? port

import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/** Port that the server listens on, which may be another than the configured one: 0 lets the system choose. */
export const portOf =
  ({ server }: FastifyInstance, { port }: Pick<Config, 'port'>) =>
  (): number =>
    (server.address() as AddressInfo | null)?.port ?? port

import type { FastifyInstance } from 'fastify'
import type { AddressOf } from '../address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from, past our own proxies; `ip` is the peer. */
    readonly address: string
  }
}

/**
 * Gives every request its address. Not by the framework's `trustProxy`, with which `host` and `protocol` would be taken
 * from headers that a proxy passes on as strangers wrote them (ADR 0041).
 */
export function resolveAddresses(app: FastifyInstance, addressOf: AddressOf): void {
  app.decorateRequest('address', {
    getter() {
      return addressOf(this.raw)
    },
  })
}

import type { FastifyInstance } from 'fastify'
import type { AddressOf } from './address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from, past our own proxies; `ip` is the peer. */
    readonly address: string
  }
}

/**
 * Gives every request its address, read once. Not by the framework's `trustProxy`, with which `host` and `protocol` would be taken
 * from headers that a proxy passes on as strangers wrote them (ADR 0041).
 */
export function resolveAddresses(app: FastifyInstance, addressOf: AddressOf): void {
  const known = new WeakMap<object, string>()
  app.decorateRequest('address', {
    getter() {
      let address = known.get(this.raw)
      if (address === undefined) known.set(this.raw, (address = addressOf(this.raw)))
      return address
    },
  })
}

import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * The peer, or, when that is one of the proxies, the nearest address of `X-Forwarded-For` that is none: a stranger may
 * have written those before it. Proxies as in `BANDIERA_PROXY`.
 */
export function createAddressOf(proxies: readonly string[]): AddressOf {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [network = '', bits] = proxy.split('/')
    trusted.addSubnet(network, Number(bits ?? (isIPv4(network) ? 32 : 128)), familyOf(network))
  }
  const isProxy = (address: string): boolean => isIP(address) > 0 && trusted.check(address, familyOf(address))
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? '')
    const hops = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain)
    while (isProxy(address) && isIP(hops.at(-1) ?? '') > 0) address = hops.pop()!
    return address
  }
}

/** To count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = '', after = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const [head, tail] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  const groups = [...head, ...gap, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}

export function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  return isIP(address) > 0 && Number(bits ?? 0) <= (isIPv4(address) ? 32 : 128)
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Without the form that IPv4 takes on a socket of both kinds. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the client, past our own proxies; `ip` is the peer. */
    readonly address: string
  }
}

/** Not by the framework's `trustProxy`: it takes `host` and `protocol` from headers that strangers wrote (ADR 0093). */
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

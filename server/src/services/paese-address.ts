import { BlockList, isIP, isIPv4 } from 'node:net'

const inside = new BlockList()
const RANGES = '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16'
for (const range of `${RANGES} 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4`.split(' ')) {
  const [network = '', bits] = range.split('/')
  inside.addSubnet(network, Number(bits), 'ipv4')
}
/** The addresses of IPv6 that lead anywhere. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')

/**
 * The visitor's address on the public network; `null` for one of this machine or of a private network. A peer that is
 * such a one may be the proxy in front of us: then it is the nearest public address among those that it forwards.
 */
export function publicAddress(peer: string, forwarded: string | string[] | undefined): string | null {
  const near = plain(peer)
  if (isPublic(near)) return near
  const hops = [forwarded ?? []].flat().join(',').split(',').map(plain)
  return hops.findLast(isPublic) ?? null
}

const isPublic = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : isIP(address) === 6 && outside.check(address, 'ipv6')

/** Without the form that IPv4 takes on a socket of both kinds. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

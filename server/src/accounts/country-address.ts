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

/** Whether an address is one of the public network: none of this machine or of a private network, and no other text. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : isIP(address) === 6 && outside.check(address, 'ipv6')

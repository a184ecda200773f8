import type { Network } from './line.ts'

const bits = (perSecond: number) => perSecond / 8

/** What the first list is measured over. */
export const NETWORKS: Network[] = [
  { title: 'loopback', rtt: 0, down: Infinity, up: Infinity, cpu: 1 },
  { title: '10 Mbps, 40 ms', rtt: 40, down: bits(10_000_000), up: bits(10_000_000), cpu: 1 },
  // what Chromium and Lighthouse call slow 4G
  { title: 'slow 4G, CPU x4', rtt: 150, down: bits(1_600_000), up: bits(750_000), cpu: 4 },
]

/** The same network with a computer that is as fast as it is. */
export const withoutSlowdown = (network: Network): Network => ({
  ...network,
  cpu: 1,
  title: network.title.replace(/, CPU x\d+$/, ''),
})

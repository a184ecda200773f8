import type { Browser } from 'playwright-core'
import { median } from '../row.ts'
import type { Network } from './line.ts'
import type { Side } from './sides.ts'
import { newcomer, openList, stored, type Seen } from './visit.ts'

/** A first visit, one with everything in the caches, and one after a release of one module. */
export type Occasion = 'cold' | 'warm' | 'released'
export type Figures = Record<Occasion, Seen>

/** Cold and warm visits in a round, of the two sides that are closest: they differ by less than one visit from the next. */
const COLD = 3
const WARM = 6
const isClose = ({ name }: Side) => name === 'ours' || name === 'uguale'

/** Visits every side in turns and takes the middle of what was seen. Only a release of ours and of the plain bundle is visited. */
export async function firstLists(
  { browser, sides, say }: { browser: Browser; sides: readonly Side[]; say: (line: string) => void },
  network: Network,
  rounds: number,
): Promise<Map<Side, Figures>> {
  const seen = new Map(sides.map((side) => [side, { cold: [], warm: [], released: [] } as Record<Occasion, Seen[]>]))
  for (let round = 0; round < rounds; round += 1) {
    // whoever comes first in one round comes last in the next
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      for (const [occasion, one] of await visits(browser, side, network)) seen.get(side)![occasion].push(one)
  }
  const figures = new Map([...seen].map(([side, of]) => [side, middles(of)]))
  for (const [{ name }, of] of figures)
    for (const [occasion, one] of Object.entries(of)) say(`${network.title}, ${name}, ${occasion}: ${told(one)}`)
  return figures
}

async function visits(browser: Browser, side: Side, network: Network): Promise<[Occasion, Seen][]> {
  const seen: [Occasion, Seen][] = []
  for (let times = 1; isClose(side) && times < COLD; times += 1)
    seen.push(['cold', await onlyCold(browser, side, network)])
  return [...seen, ...(await coldAndAfter(browser, side, network))]
}

async function onlyCold(browser: Browser, side: Side, network: Network): Promise<Seen> {
  const context = await newcomer(browser, side)
  try {
    return (await openList(context, side, network)).seen
  } finally {
    await context.close()
  }
}

async function coldAndAfter(browser: Browser, side: Side, network: Network): Promise<[Occasion, Seen][]> {
  const context = await newcomer(browser, side)
  try {
    const visit = async (keep: boolean): Promise<Seen> => {
      const { page, seen } = await openList(context, side, network)
      if (keep && side.name !== 'react-admin') await stored(page)
      await page.close()
      return seen
    }
    const seen: [Occasion, Seen][] = [['cold', await visit(true)]]
    for (let times = 0; times < (isClose(side) ? WARM : 1); times += 1) seen.push(['warm', await visit(false)])
    if (side.name !== 'ours' && side.name !== 'semplice') return seen
    await side.release(true)
    seen.push(['released', await visit(false).finally(() => side.release(false))])
    return seen
  } finally {
    await context.close()
  }
}

function middles(of: Record<Occasion, Seen[]>): Figures {
  const middle = (seen: Seen[]): Seen => ({
    ms: median(seen.map(({ ms }) => ms)),
    ready: median(seen.map(({ ready }) => ready)),
    bytes: median(seen.map(({ bytes }) => bytes)),
    requests: median(seen.map(({ requests }) => requests)),
  })
  const known = Object.entries(of).filter(([, seen]) => seen.length > 0)
  return Object.fromEntries(known.map(([occasion, seen]) => [occasion, middle(seen)])) as Figures
}

const told = ({ ms, ready, bytes, requests }: Seen) =>
  `${Math.round(ms)} ms (to work with: ${Math.round(ready)} ms), ${(bytes / 1000).toFixed(0)} kB, ${requests} requests`

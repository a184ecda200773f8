import type { Browser, BrowserContext } from 'playwright-core'
import { median } from '../row.ts'
import type { Network } from './line.ts'
import type { Side } from './sides.ts'
import { glanceAtList, newcomer, openList, stored, type Glance, type Seen } from './visit.ts'

/** A first visit, one with everything in the caches, and one after a release of one module. */
export type Occasion = 'cold' | 'warm' | 'released'
export type Figures = Record<Occasion, Seen>
type Visits = Record<Occasion, (Seen | Glance)[]>

/**
 * Glances in a round at the two sides that are closest, one at each in turns: they differ by less than one visit from the next, and
 * this computer is faster in one minute than in another. Never two at the same side: its server may still be busy with the one before.
 */
const GLANCES = { cold: 12, warm: 10 }
const isClose = ({ name }: Side) => name === 'ours' || name === 'uguale'
/** Only a release of ours and of the plain bundle is visited. */
const isReleased = ({ name }: Side) => name === 'ours' || name === 'semplice'

interface Round {
  browser: Browser
  network: Network
  sides: readonly Side[]
  /** Somebody with a browser of their own for each side. */
  people: Map<Side, BrowserContext>
  saw: (side: Side, occasion: Occasion, what: Seen | Glance) => void
}

/** Visits every side in turns and takes the middle of what was seen. */
export async function firstLists(
  { browser, sides, say }: { browser: Browser; sides: readonly Side[]; say: (line: string) => void },
  network: Network,
  rounds: number,
): Promise<Map<Side, Figures>> {
  const seen = new Map(sides.map((side) => [side, { cold: [], warm: [], released: [] } as Visits]))
  const saw: Round['saw'] = (side, occasion, what) => void seen.get(side)![occasion].push(what)
  for (let round = 0; round < rounds; round += 1) {
    const people = new Map<Side, BrowserContext>()
    // whoever comes first in one round comes last in the next
    const turns = round % 2 === 0 ? sides : sides.toReversed()
    try {
      await stayAWhile({ browser, network, sides: turns, people, saw })
      await glance({ browser, network, sides: turns.filter(isClose), people, saw })
      await comeAfterRelease({ browser, network, sides: turns.filter(isReleased), people, saw })
    } finally {
      for (const context of people.values()) await context.close()
    }
  }
  const figures = new Map([...seen].map(([side, of]) => [side, middles(of)]))
  for (const [{ name }, of] of figures)
    for (const [occasion, one] of Object.entries(of)) say(`${network.title}, ${name}, ${occasion}: ${told(one)}`)
  return figures
}

async function stayAWhile({ browser, network, sides, people, saw }: Round): Promise<void> {
  for (const side of sides) {
    const context = await newcomer(browser, side)
    people.set(side, context)
    const first = await openList(context, side, network)
    if (side.name !== 'react-admin') await stored(first.page)
    await first.page.close()
    saw(side, 'cold', first.seen)
    saw(side, 'warm', await visit(context, side, network))
  }
}

async function glance({ browser, network, sides, people, saw }: Round): Promise<void> {
  for (let times = 0; times < GLANCES.warm; times += 1)
    for (const side of sides) saw(side, 'warm', await glanceAtList(people.get(side)!, side, network))
  for (let times = 0; times < GLANCES.cold; times += 1)
    for (const side of sides) {
      const context = await newcomer(browser, side)
      saw(side, 'cold', await glanceAtList(context, side, network).finally(() => context.close()))
    }
}

async function comeAfterRelease({ network, sides, people, saw }: Round): Promise<void> {
  for (const side of sides) {
    await side.release(true)
    saw(side, 'released', await visit(people.get(side)!, side, network).finally(() => side.release(false)))
  }
}

async function visit(context: BrowserContext, side: Side, network: Network): Promise<Seen> {
  const { page, seen } = await openList(context, side, network)
  await page.close()
  return seen
}

function middles(of: Visits): Figures {
  const middle = (seen: (Seen | Glance)[]): Seen => {
    const whole = seen.filter((one) => 'ready' in one)
    return {
      ms: median(seen.map(({ ms }) => ms)),
      ready: median(whole.map(({ ready }) => ready)),
      bytes: median(whole.map(({ bytes }) => bytes)),
      requests: median(whole.map(({ requests }) => requests)),
    }
  }
  const known = Object.entries(of).filter(([, seen]) => seen.length > 0)
  return Object.fromEntries(known.map(([occasion, seen]) => [occasion, middle(seen)])) as Figures
}

const told = ({ ms, ready, bytes, requests }: Seen) =>
  `${Math.round(ms)} ms (to work with: ${Math.round(ready)} ms), ${(bytes / 1000).toFixed(0)} kB, ${requests} requests`

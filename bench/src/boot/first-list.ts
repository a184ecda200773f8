import type { Browser, BrowserContext } from 'playwright-core'
import { median } from '../row.ts'
import { MODULE, RELEASED } from './build-peers.ts'
import type { Network } from './network.ts'
import { OUR_VERSION, type Side } from './sides.ts'
import { takeUsual } from './usual.ts'
import {
  glanceAtList,
  newcomer,
  openList,
  stored,
  versionThatRan,
  manifestHas,
  type Glance,
  type Seen,
} from './visit.ts'

/** A first visit, one with everything in the caches, and one after a release of one module. */
export type Occasion = 'cold' | 'warm' | 'released'
export type Figures = Record<Occasion, Seen>
type Visits = Record<Occasion, (Seen | Glance)[]>

/** How often the sides are visited. */
export interface Effort {
  /** Visits of a side: an even number, so that each is first as often as last. */
  rounds: number
  /**
   * Glances in a round at the two sides that are closest, one at each in turns: they differ by less than one visit from the next, and
   * this computer is faster in one minute than in another. Never two at the same side: its server may still be busy with the one before.
   */
  glances: { cold: number; warm: number }
  /** All sides at the same moment: quick, and no time of it means anything, so a visit counts however late the server was. */
  together: boolean
}

const isClose = ({ name }: Side) => name === 'ours' || name === 'same'
/** Only a release of ours and of the plain bundle is visited. */
const isReleased = ({ name }: Side) => name === 'ours' || name === 'plain'

interface Round {
  browser: Browser
  network: Network
  sides: readonly Side[]
  effort: Effort
  /** A signed-in user with a browser of their own, for each side. */
  people: Map<Side, BrowserContext>
  /** Notes what a visit saw; one that is not as usual is made again. */
  see: (side: Side, occasion: Occasion, visit: (before: number) => Promise<Seen | Glance>) => Promise<void>
}

/** Visits every side in turns and takes the middle of what was seen. */
export async function firstLists(
  { browser, sides, say }: { browser: Browser; sides: readonly Side[]; say: (line: string) => void },
  network: Network,
  effort: Effort,
): Promise<Map<Side, Figures>> {
  const seen = new Map(sides.map((side) => [side, { cold: [], warm: [], released: [] } as Visits]))
  const taking = { anyTime: effort.together, say }
  const see: Round['see'] = async (side, occasion, visit) =>
    void seen.get(side)![occasion].push(await takeUsual(`${network.title}, ${side.name}, ${occasion}`, visit, taking))
  for (let round = 0; round < effort.rounds; round += 1) {
    const people = new Map<Side, BrowserContext>()
    // the side that is first in one round is last in the next
    const turns = round % 2 === 0 ? sides : sides.toReversed()
    const visits = { browser, network, effort, people, see }
    try {
      await stayAWhile({ ...visits, sides: turns })
      await glance({ ...visits, sides: turns.filter(isClose) })
      await comeAfterRelease({ ...visits, sides: turns.filter(isReleased) })
    } finally {
      for (const context of people.values()) await context.close()
    }
  }
  const figures = new Map([...seen].map(([side, of]) => [side, middles(of)]))
  for (const [{ name }, of] of figures)
    for (const [occasion, one] of Object.entries(of)) say(`${network.title}, ${name}, ${occasion}: ${figuresText(one)}`)
  return figures
}

/** The sides one after the other, so that no visit slows another down; together where times mean nothing. */
async function inTurns({ sides, effort }: Round, work: (side: Side) => Promise<void>): Promise<void> {
  if (effort.together) await Promise.all(sides.map(work))
  else for (const side of sides) await work(side)
}

const stayAWhile = (round: Round): Promise<void> =>
  inTurns(round, async (side) => {
    const { network, people, see } = round
    await see(side, 'cold', () => arrive(round, side))
    await see(side, 'warm', () => visit(people.get(side)!, side, network))
  })

/** A new visitor replaces the one before, opens the portal for the first time, and leaves when everything is in the caches. */
async function arrive({ browser, network, people }: Round, side: Side): Promise<Seen> {
  await people.get(side)?.close()
  const context = await newcomer(browser, side)
  people.set(side, context)
  const { page, seen } = await openList(context, side, network)
  if (side.name !== 'react-admin') await stored(page)
  await page.close()
  return seen
}

async function glance(round: Round): Promise<void> {
  const { browser, network, people, see, effort } = round
  for (let times = 0; times < effort.glances.warm; times += 1)
    await inTurns(round, (side) => see(side, 'warm', () => glanceAtList(people.get(side)!, side, network)))
  for (let times = 0; times < effort.glances.cold; times += 1)
    await inTurns(round, (side) =>
      see(side, 'cold', async () => {
        const context = await newcomer(browser, side)
        return glanceAtList(context, side, network).finally(() => context.close())
      }),
    )
}

const comeAfterRelease = (round: Round): Promise<void> =>
  inTurns(round, (side) =>
    round.see(side, 'released', async (before) => {
      // a visitor who has seen the release has it in the caches: a new one arrives with the version before
      if (before > 0) await arrive(round, side)
      await side.release(true)
      return visit(round.people.get(side)!, side, round.network, RELEASED).finally(() => side.release(false))
    }),
  )

/** @throws when the page ran another version of the module than the published one, and its manifest did not name that one */
async function visit(context: BrowserContext, side: Side, network: Network, version?: string): Promise<Seen> {
  const { page, seen } = await openList(context, side, network)
  const ran = await versionThatRan(page)
  // only the federated portal has a way back to the release before
  const hasWayBack = ran !== version && side.name === 'ours'
  const wentBack = hasWayBack && (await manifestHas(page, MODULE, version ?? OUR_VERSION))
  await page.close()
  if (wentBack) return { ...seen, wentBack }
  if (ran !== version) throw new Error(`${side.name}: ${ran ?? 'no release'} ran instead of ${version ?? 'none'}`)
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
      late: false,
    }
  }
  const known = Object.entries(of).filter(([, seen]) => seen.length > 0)
  return Object.fromEntries(known.map(([occasion, seen]) => [occasion, middle(seen)])) as Figures
}

const figuresText = ({ ms, ready, bytes, requests }: Seen) =>
  `${Math.round(ms)} ms (to work with: ${Math.round(ready)} ms), ${(bytes / 1000).toFixed(0)} kB, ${requests} requests`

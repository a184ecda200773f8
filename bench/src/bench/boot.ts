import { hasBrowser, openBrowser } from '@bandiera/tools/open-browser'
import { cpSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import * as path from 'node:path'
import type { Browser } from 'playwright-core'
import { buildPeers, MODULE, RELEASED } from '../boot/build-peers.ts'
import { firstLists, type Figures, type Occasion } from '../boot/first-list.ts'
import { type Network, NETWORKS, withoutSlowdown } from '../boot/network.ts'
import { releaseTimes } from '../boot/release-time.ts'
import { secondPages } from '../boot/second-page.ts'
import { openOurs, openPeer, type Ground, type Ours, type Side } from '../boot/sides.ts'
import { row, type Measure, type Row } from '../row.ts'
import { withDemo } from '../scene/prepared.ts'
import { withDataFolder } from '../scratch.ts'
import { withTimeLimit } from '../time-limit.ts'

const FULL = {
  lists: { rounds: 4, glances: { cold: 12, warm: 10 }, together: false },
  // an even number of rounds here as well
  second: { rounds: 10, looks: 4000, together: false },
}
/** Every side on every network, each once; the glances, which see the same again, on the first network alone. */
const SHORT = {
  lists: { rounds: 1, glances: { cold: 1, warm: 1 }, together: true },
  second: { rounds: 1, looks: 200, together: true },
}
const NONE = { cold: 0, warm: 0 }
/** Minutes that all visits together may take: several times what they take where nothing else runs. */
const LIMIT = { full: 240, short: 30 }
/** Milliseconds that a release may take to be known everywhere. */
const KNOWN_WITHIN = 3000
/** A short run has the networks of a full one, but slows no processor down. */
const networksOf = ({ short }: How) =>
  NETWORKS.map((network) => (short ? withoutSlowdown(network) : network)) as [Network, Network, Network]

interface Sides {
  ours: Ours
  plain: Side
  same: Side
  admin: Side
}

/** The portal of many modules beside the same screens in one bundle, and a list of react-admin. */
export const measure: Measure = {
  title: 'first list of the federated portal against one bundle of the same screens and react-admin, three networks',
  rows: 22,
  run: (say, { short }) =>
    withDemo((demo, sessions) =>
      withDataFolder(async (scratch) => {
        if (!hasBrowser) throw new Error('there is no Chromium: name one in BANDIERA_CHROMIUM')
        let folders = 0
        const data = () => {
          const folder = path.join(scratch, String((folders += 1)))
          cpSync(demo, folder, { recursive: true })
          return folder
        }
        const ground = { built: path.join(scratch, 'built'), data, session: sessions.gestore }
        await mkdir(ground.built)
        const browser = await openBrowser()
        try {
          const visits = (sides: Sides) =>
            withTimeLimit(browser, short ? LIMIT.short : LIMIT.full, () => figures(browser, sides, { short, say }))
          return await among(ground, visits, { short, say })
        } finally {
          await browser.close()
        }
      }),
    ),
}

interface How {
  short: boolean
  say: (line: string) => void
}

/** Builds and starts everything, and stops it afterwards. */
async function among(ground: Ground, work: (sides: Sides) => Promise<Row[]>, { short, say }: How): Promise<Row[]> {
  const began = performance.now()
  const open: Side[] = []
  const opened = async <S extends Side>(side: Promise<S>): Promise<S> => {
    open.push(await side)
    return side
  }
  try {
    const ours = await opened(openOurs(ground))
    await buildPeers(ground.built, { manifest: await manifestOf(ours), short })
    say(`the peers were built in ${Math.round((performance.now() - began) / 1000)} s`)
    const { code, said } = await ours.cli('publish', MODULE, '--from', path.join(ground.built, 'modulo', RELEASED))
    if (code !== 0) throw new Error(said)
    const plain = await opened(openPeer('plain', ground))
    const same = await opened(openPeer('same', ground))
    const admin = await opened(openPeer('react-admin', ground))
    return await work({ ours, plain, same, admin })
  } finally {
    for (const side of open) await side.stop()
  }
}

/** What the page of the portal knows about its modules. */
async function manifestOf({ portal }: Ours): Promise<string> {
  const page = await (await fetch(`${portal.url}/aziende`, { headers: { accept: 'text/html' } })).text()
  const [, manifest] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  if (!manifest) throw new Error('the page of the portal carries no manifest')
  return manifest
}

async function figures(browser: Browser, sides: Sides, how: How): Promise<Row[]> {
  const { short, say } = how
  const { lists, second } = short ? SHORT : FULL
  const [loopback, cable, slow] = networksOf(how)
  const rows: Row[] = []
  for (const network of [loopback, cable, slow]) {
    const effort = short && network !== loopback ? { ...lists, glances: NONE } : lists
    rows.push(
      ...listRows(network, sides, await firstLists({ browser, sides: Object.values(sides), say }, network, effort)),
    )
  }
  for (const network of [cable, slow]) {
    const pages = { browser, sides: [sides.ours, sides.same], say }
    const [ours = NaN, peer = NaN] = await secondPages(pages, network, second)
    const rest = { against: SAME, goal: 1.1 }
    rows.push(row(`second module after hover, ${network.title}`, 'ms', { ours, peer }, rest))
  }
  const times = await releaseTimes(browser, sides.ours, loopback)
  const known = { against: `${KNOWN_WITHIN / 1000} s`, goal: 1 }
  for (const [verb, ours] of Object.entries(times))
    rows.push(row(`${verb}, known by 5 pages`, 'ms', { ours, peer: KNOWN_WITHIN }, known))
  return rows
}

const PLAIN = 'plain bundle'
const SAME = 'bundle, same early data'
const ADMIN = 'react-admin'

function listRows({ title }: Network, { ours, plain, same, admin }: Sides, seen: Map<Side, Figures>): Row[] {
  const time = (occasion: Occasion, peer: Side, rest: { against: string; goal: number }): Row =>
    row(
      `first list ${occasion}, ${title}`,
      'ms',
      { ours: seen.get(ours)![occasion].ms, peer: seen.get(peer)![occasion].ms },
      rest,
    )
  return [
    time('cold', plain, { against: PLAIN, goal: 1.05 }),
    time('cold', same, { against: SAME, goal: 1.1 }),
    time('warm', plain, { against: PLAIN, goal: 1 }),
    time('warm', same, { against: SAME, goal: 1.05 }),
    time('released', plain, { against: PLAIN, goal: 0.75 }),
    time('cold', admin, { against: ADMIN, goal: 0.65 }),
  ]
}

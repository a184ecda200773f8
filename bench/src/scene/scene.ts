import { createRandom, type Random } from '@bandiera/testing/random'
import { freePort, startPortal, type Portal } from '@bandiera/tools/portal'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkHistory } from '../history/check.ts'
import { History } from '../history/history.ts'
import { readRecords, readTruth } from '../history/truth.ts'
import { openProxy, type Proxy } from '../proxy.ts'
import { disagreements } from './agreement.ts'
import { disturbing, type Disturbance } from './disturb.ts'
import { fetchFrom, openPage, type Page } from './page.ts'
import { ACCOUNTS, ONE_TENANT, withDemo, type Sessions } from './prepared.ts'
import { startWork, type Work } from './work.ts'

export interface SceneOptions {
  seed: number
  /** Pages that are open, in turn one of each account. */
  pages: number
  say: (line: string) => void
  /** Another way to start the server than the built one: one that fails on purpose. */
  server?: { entry: string; env: Record<string, string> }
}

/** A portal behind a line that can be broken, and the pages of its people. */
export interface Scene {
  random: Random
  data: string
  /** The tenant's database. */
  file: string
  history: History
  proxy: Proxy
  pages: Page[]
  sessions: Sessions
  disturbance: Disturbance
  portal: () => Portal
  /** Begins the everyday writes of everybody. */
  work: (kinds?: 'everyday' | 'rights') => Work
  /** As a power cut; starts again and returns the milliseconds until it was ready. */
  killAndRestart: () => Promise<number>
  stopAndRestart: () => Promise<number>
  /** Waits until every page holds what the oracle says; what still differs after the patience is a violation. */
  settle: (patience?: number) => Promise<string[]>
}

const SETTLED_WITHIN = 45_000
const LOADED_WITHIN = 120_000

/** Sets the scene, lets `act` break what it likes, and returns what the history checker finds in the end. */
export const withScene = (options: SceneOptions, act: (scene: Scene) => Promise<string[]>): Promise<string[]> =>
  withDemo(async (data, sessions) => {
    const { seed, say, server } = options
    const start = () => startPortal({ data, port, entry: server?.entry, env: { ...ONE_TENANT, ...server?.env } })
    const port = await freePort()
    let portal = await start()
    const proxy = await openProxy(port)
    fetchFrom(proxy.url)
    const history = new History()
    const random = createRandom(seed)
    const disturbance: Disturbance = { on: false, messages: 0 }
    const pages = Array.from({ length: options.pages }, (_, n) => {
      const account = ACCOUNTS[n % ACCOUNTS.length]!
      const disturb = disturbing(createRandom(seed * 1000 + n), disturbance)
      return openPage({ name: `${account}#${n}`, port: proxy.port, session: sessions[account], history, disturb })
    })
    const file = join(data, 'tenants/localhost.db')
    const again = async (end: () => Promise<unknown>): Promise<number> => {
      await end()
      const began = performance.now()
      portal = await start()
      return performance.now() - began
    }
    const settle = async (patience = SETTLED_WITHIN): Promise<string[]> => {
      const until = Date.now() + patience
      for (;;) {
        const found: string[] = []
        const records = readRecords(file)
        for (const page of pages) {
          // comparing takes long: nobody's messages must wait for it
          await wait(0)
          if (!page.ready() && Date.now() < until) found.push(`${page.name} has not loaded`)
          else found.push(...disagreements([page], records))
          if (found.length > 0 && Date.now() < until) break
        }
        if (found.length === 0 || Date.now() > until) return found
        await wait(300)
      }
    }
    const scene: Scene = {
      random,
      data,
      file,
      history,
      proxy,
      pages,
      sessions,
      disturbance,
      portal: () => portal,
      work: (kinds = 'everyday') => startWork(scene, kinds),
      killAndRestart: () => again(() => portal.kill()),
      stopAndRestart: () => again(() => portal.stop()),
      settle,
    }
    // every cut line is told there, and there are hundreds of them
    const { error: print } = console
    console.error = () => undefined
    try {
      const before = await settle(LOADED_WITHIN)
      if (before.length > 0) return before.map((one) => `before any fault: ${one}`)
      const violations = await act(scene)
      for (const page of pages) page.stop()
      await proxy.close()
      await portal.stop()
      const count = (which: string) => history.writes.filter(({ outcome }) => outcome === which).length
      say(`writes: ${count('ok')} acknowledged, ${count('fail')} refused, ${count('info')} without an answer`)
      say(`${history.heard.length} entries heard by ${pages.length} pages`)
      return [...violations, ...checkHistory(history, readTruth(file))]
    } finally {
      console.error = print
      for (const page of pages) page.stop()
      await proxy.close()
      await portal.kill()
    }
  })

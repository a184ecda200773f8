import { createRandom, type Random } from '@bandiera/factories/random'
import type { FeedListener } from '@bandiera/live'
import { setTimeout as wait } from 'node:timers/promises'
import { checkAny, checkHistory } from '../history/check.ts'
import { History } from '../history/history.ts'
import { openProxy } from '../proxy.ts'
import { disagreements } from './agreement.ts'
import { fetchFrom, openPage } from './page.ts'
import { ACCOUNTS } from './prepared.ts'
import { startWork, type Stage, type Site, type Disturbance } from './work.ts'

export interface StageOptions {
  seed: number
  /** Pages that are open, in turn one of each account. */
  pages: number
  say: (line: string) => void
}

const SETTLED_WITHIN = 45_000
const LOADED_WITHIN = 120_000

/** Opens the pages of a portal, lets `act` break what it likes, and returns what the history checker finds in the end. */
export async function perform(
  { seed, say, ...options }: StageOptions,
  { port, sessions, truth, records, stop }: Site,
  act: (stage: Stage) => Promise<string[]>,
): Promise<string[]> {
  const proxy = await openProxy(port)
  fetchFrom(proxy.url)
  const history = new History()
  const disturbance: Disturbance = { on: false, messages: 0 }
  const pages = Array.from({ length: options.pages }, (_, n) => {
    const account = ACCOUNTS[n % ACCOUNTS.length]!
    const disturb = disturbing(createRandom(seed * 1000 + n), disturbance)
    return openPage({ name: `${account}#${n}`, port: proxy.port, session: sessions[account], history, disturb })
  })
  const settle = async (patience = SETTLED_WITHIN): Promise<string[]> => {
    const until = Date.now() + patience
    for (;;) {
      const found: string[] = []
      const stored = await records()
      for (const page of pages) {
        // comparing takes long: no message may wait for it
        await wait(0)
        if (!page.ready() && Date.now() < until) found.push(`${page.name} has not loaded`)
        else found.push(...disagreements([page], stored))
        if (found.length > 0 && Date.now() < until) break
      }
      if (found.length === 0 || Date.now() > until) return found
      await wait(300)
    }
  }
  const random = createRandom(seed)
  let worked = false
  const stage: Stage = {
    random,
    history,
    proxy,
    pages,
    sessions,
    disturbance,
    truth,
    records,
    settle,
    work(kinds = 'everyday') {
      worked = true
      return startWork(stage, kinds)
    },
  }
  // the server logs every cut line there, and there are hundreds of them
  const { error: print } = console
  console.error = () => undefined
  try {
    const before = await settle(LOADED_WITHIN)
    if (before.length > 0) return before.map((one) => `before any fault: ${one}`)
    const violations = await act(stage)
    for (const page of pages) page.stop()
    await proxy.close()
    await stop()
    const count = (which: string) => history.writes.filter(({ outcome }) => outcome === which).length
    say(`writes: ${count('ok')} acknowledged, ${count('fail')} refused, ${count('info')} without an answer`)
    say(`${history.heard.length} entries heard by ${pages.length} pages`)
    return [...violations, ...checkAny(history, worked), ...checkHistory(history, await truth())]
  } finally {
    console.error = print
    for (const page of pages) page.stop()
    await proxy.close()
  }
}

/** Doubles one message in ten, loses one in fifty, and lets them overtake each other within five. */
function disturbing(random: Random, state: Disturbance): (listener: FeedListener) => FeedListener {
  return (listener) => {
    const waiting: unknown[] = []
    return {
      ...listener,
      message(raw) {
        state.messages += 1
        if (!state.on) return [...waiting.splice(0), raw].forEach((one) => listener.message(one))
        if (random.chance(0.02)) return
        waiting.push(raw)
        if (random.chance(0.1)) waiting.push(raw)
        while (waiting.length > 5 || (waiting.length > 0 && random.chance(0.6)))
          listener.message(waiting.splice(random.int(Math.min(5, waiting.length)), 1)[0])
      },
    }
  }
}

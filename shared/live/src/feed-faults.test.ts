import { createRandom } from '@bandiera/factories/random'
import type { WindowMode } from '@bandiera/wire'
import { byHand } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { NaiveClient } from '../test/naive-client.ts'
import { createLive, type Live } from './live.ts'

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** Writes, lost, doubled and late messages, broken answers, cut connections and a restore, in an order the seed decides. */
async function disturb(log: FakeLog, random: () => number, many = 120): Promise<void> {
  const id = () => `id${Math.floor(random() * 6)}`
  const steps: [number, () => void][] = [
    [8, () => log.put(id(), random())],
    [3, () => log.drop(id())],
    [6, () => log.tick()],
    [6, () => log.deliver()],
    [6, () => log.gates.splice(Math.floor(random() * log.gates.length), 1).forEach((go) => go())],
    [1, () => void log.sent.shift()],
    [1, () => log.sent.length && log.sent.push(log.sent[0]!)],
    [1, () => (log.broken = !log.broken)],
    [1, () => log.connect(false)],
    [1, () => log.connect(true)],
    [0.3, () => log.restore(() => random() < 0.5)],
    [0.3, () => log.deliver({ v: 1, ep: log.epoch, reset: 'visibility' })],
  ]
  const total = steps.reduce((sum, [weight]) => sum + weight, 0)
  for (let n = 0; n < many; n++) {
    let at = random() * total
    steps.find(([weight]) => (at -= weight) < 0)![1]()
    if (random() < 0.5) await settle()
  }
}

/** A log with four records, and the draws of a run. */
function filled(seed: number) {
  const log = new FakeLog()
  for (let n = 0; n < 4; n++) log.put(`id${n}`, n)
  return { log, random: createRandom(seed).next }
}

/** A client that has begun to follow such a log, whose answers wait. */
function open(seed: number, mode?: WindowMode) {
  const { log, random } = filled(seed)
  log.open = false
  if (mode) log.modes = { bandi: mode }
  const live = createLive(log)
  live.start()
  log.connect(true)
  return { log, live, random }
}

async function calm(log: FakeLog): Promise<void> {
  log.broken = false
  log.open = true
  while (log.sent.length) log.deliver()
  while (log.gates.length) log.gates.shift()!()
  log.connect(true)
  await jest.advanceTimersByTimeAsync(10_000)
  log.tick()
  log.deliver()
  await jest.advanceTimersByTimeAsync(10_000)
}

function expectAll(log: FakeLog, live: Live, seed: number): void {
  const held = new Map(live.ids('bandi').map((id) => [id, live.get('bandi', id)]))
  expect({ seed, held, heals: live.heals() }).toEqual({ seed, held: truth(log), heals: 0 })
}

const truth = (log: FakeLog) => new Map([...log.rows.values()].map(({ d }) => [d._id, d]))

describe('after every kind of fault', () => {
  byHand()

  it('the client holds exactly what the server holds, in 300 runs', async () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { log, live, random } = open(seed)
      await disturb(log, random)
      await calm(log)
      expectAll(log, live, seed)
      live.stop()
    }
  })

  it.each(['list', 'window'] as const)('so does one that need not hold everything, in mode %s', async (mode) => {
    for (let seed = 1; seed <= 150; seed++) {
      const { log, live, random } = open(seed, mode)
      const wanted = new Set<string>()
      for (let part = 0; part < 4; part++) {
        await disturb(log, random, 40)
        const id = `id${Math.floor(random() * 6)}`
        live.needOne('bandi', id)
        wanted.add(id)
      }
      if (random() < 0.5) live.needAll('bandi')
      await disturb(log, random, 40)
      await calm(log)
      for (const id of wanted) expect([seed, id, live.get('bandi', id)]).toEqual([seed, id, truth(log).get(id)])
      live.needAll('bandi')
      await calm(log)
      expectAll(log, live, seed)
      live.stop()
    }
  })

  it('find-then-watch does not: the run above would notice', async () => {
    let wrong = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { log, random } = filled(seed)
      const naive = new NaiveClient(log)
      log.connect(true)
      await disturb(log, random)
      await calm(log)
      if (JSON.stringify([...naive.rows].sort()) !== JSON.stringify([...truth(log)].sort())) wrong++
    }
    expect(wrong).toBeGreaterThan(8)
  })
})

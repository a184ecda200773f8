import type { FeedMessage } from '@bandiera/wire'
import { byHand, settle } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, type Live } from './live.ts'
import { judge } from './feed.ts'

const shown = (live: Live) =>
  Object.fromEntries(live.ids('bandi').map((id) => [id, (live.get('bandi', id) as unknown as { n: number }).n]))
const statusOf = (live: Live) => live.atoms.store.get(live.status)

function follow(log: FakeLog) {
  const live = createLive(log)
  live.start()
  log.connect(true)
  return live
}

describe('the feed client', () => {
  byHand()

  it('loads nothing before the subscription is confirmed', async () => {
    const log = new FakeLog()
    const live = createLive(log)
    live.start()
    await settle()
    expect(log.pulls).toHaveLength(0)
    expect(statusOf(live)).toEqual({ connected: false, ready: false })
    log.connect(true)
    await settle()
    expect(log.pulls).toMatchObject([{ since: 0, ep: '' }])
    expect(statusOf(live)).toEqual({ connected: true, ready: true })
  })

  it('paints the first load line by line', async () => {
    const log = new FakeLog()
    for (const id of ['a', 'b', 'c']) log.put(id, 1)
    log.open = false
    const live = follow(log)
    for (let step = 0; step < 3; step++) {
      log.gates.shift()?.()
      await settle()
    }
    expect(shown(live)).toEqual({ a: 1, b: 1, c: 1 })
    expect(statusOf(live).ready).toBe(false)
  })

  it('keeps messages that arrive during the pull and replays them after it', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    log.open = false
    const live = follow(log)
    log.gates.shift()!()
    await settle()
    log.put('b', 2)
    log.drop('a')
    log.tick()
    log.deliver()
    log.open = true
    while (log.gates.length) log.gates.shift()!()
    await settle()
    expect(shown(live)).toEqual({ b: 2 })
    expect(log.pulls).toHaveLength(1)
  })

  it('pulls what a gap hides, from its position', async () => {
    const log = new FakeLog()
    const live = follow(log)
    await settle()
    log.put('a', 1)
    log.tick()
    log.sent.length = 0
    log.put('b', 2)
    log.tick()
    log.deliver()
    await settle()
    expect(shown(live)).toEqual({ a: 1, b: 2 })
    expect(log.pulls.map(({ since }) => since)).toEqual([0, 0])
  })

  it('asks later, not at once, when a pull did not reach the message that showed the hole', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    log.deliver({ v: 1, ep: 'e1', from: 5, to: 6, ch: [] })
    await settle()
    expect(log.pulls).toHaveLength(2)
    log.seq = 6
    await jest.advanceTimersByTimeAsync(5000)
    expect(log.pulls).toHaveLength(3)
    expect(shown(live)).toEqual({ a: 1 })
  })

  it('resumes from its position after a lost connection, not at the same instant as the other clients', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    log.connect(false)
    expect(statusOf(live)).toEqual({ connected: false, ready: true })
    expect(shown(live)).toEqual({ a: 1 })
    log.put('b', 2)
    log.tick()
    log.sent.length = 0
    log.connect(true)
    await settle()
    expect(log.pulls).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(500)
    expect(shown(live)).toEqual({ a: 1, b: 2 })
    expect(log.pulls.map(({ since, ep }) => [since, ep])).toEqual([
      [0, ''],
      [1, 'e1'],
    ])
  })

  it('goes on after a connection that is lost and found again', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    for (const active of [false, true, false]) log.connect(active)
    log.put('b', 2)
    log.tick()
    log.deliver()
    await settle()
    expect(shown(live)).toEqual({ a: 1, b: 2 })
  })

  it('starts again at a reset and removes what it may no longer see', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    log.put('b', 1)
    const live = follow(log)
    await settle()
    log.rows.delete('bandi a')
    log.deliver({ v: 1, ep: 'e1', reset: 'visibility' })
    await settle()
    expect(shown(live)).toEqual({ b: 1 })
  })

  it('shows of a record that did not change what other rights leave of it', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    Object.assign(log.rows.get('bandi a')!, { d: { _id: 'a', n: 'hidden' } })
    log.deliver({ v: 1, ep: 'e1', reset: 'visibility' })
    await settle()
    expect([shown(live), live.heals()]).toEqual([{ a: 'hidden' }, 0])
  })

  it('keeps a reset that arrives during a pull', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    log.open = false
    log.connect(true)
    await jest.advanceTimersByTimeAsync(500)
    log.deliver({ v: 1, ep: 'e1', reset: 'visibility' })
    log.rows.clear()
    log.open = true
    while (log.gates.length) log.gates.shift()!()
    await settle()
    expect(shown(live)).toEqual({})
  })

  it('takes a restored database whole, also where its positions are lower', async () => {
    const log = new FakeLog()
    for (const id of ['a', 'b', 'c']) log.put(id, 1)
    log.put('a', 2)
    const live = follow(log)
    await settle()
    log.restore((id) => id !== 'b')
    log.put('c', 9)
    log.tick()
    log.deliver()
    await settle()
    expect(shown(live)).toEqual({ a: 2, c: 9 })
  })

  it('tries again after a broken answer, and a second first load leaves nothing of the first behind', async () => {
    const log = new FakeLog()
    for (const id of ['a', 'b', 'c']) log.put(id, 1)
    log.open = false
    const live = follow(log)
    for (let step = 0; step < 3; step++) {
      log.gates.shift()?.()
      await settle()
    }
    log.broken = true
    while (log.gates.length) log.gates.shift()!()
    await settle()
    expect(statusOf(live).ready).toBe(false)
    log.broken = false
    log.open = true
    log.restore((id) => id !== 'a')
    await jest.advanceTimersByTimeAsync(5000)
    expect(shown(live)).toEqual({ b: 1, c: 1 })
    expect(statusOf(live).ready).toBe(true)
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('asks for the changes when it does not understand a message', async () => {
    const log = new FakeLog()
    const live = follow(log)
    await settle()
    log.put('a', 1)
    log.deliver({ v: 2, surprise: true })
    await settle()
    expect(shown(live)).toEqual({ a: 1 })
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('asks after fifteen seconds of silence although the connection looks alive', async () => {
    const log = new FakeLog()
    const live = follow(log)
    await settle()
    log.put('a', 1)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(shown(live)).toEqual({ a: 1 })
    const pulls = log.pulls.length
    for (let beat = 0; beat < 6; beat++) {
      log.tick()
      log.deliver()
      await jest.advanceTimersByTimeAsync(5_000)
    }
    expect(log.pulls).toHaveLength(pulls)
  })

  it('forgets every record at stop, and a late answer brings nothing back', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = follow(log)
    await settle()
    log.open = false
    log.connect(true)
    await settle()
    live.stop()
    while (log.gates.length) log.gates.shift()!()
    await settle()
    expect(shown(live)).toEqual({})
    expect(log.listening).toBe(0)
    expect(statusOf(live)).toEqual({ connected: false, ready: false })
    log.open = true
    live.start()
    log.connect(true)
    await settle()
    expect(shown(live)).toEqual({ a: 1 })
  })
})

const at = { ep: 'e1', cur: 10 }
const changes = (from: number, to: number, ep = 'e1'): FeedMessage => ({ v: 1, ep, from, to, ch: [] })
const reset = (why: 'visibility' | 'floor' | 'epoch' | 'slow', ep = 'e1'): FeedMessage => ({ v: 1, ep, reset: why })

describe('the client rule', () => {
  it.each([
    ['a message that follows exactly', changes(10, 12), 'apply'],
    ['a message that overlaps what is known', changes(7, 12), 'apply'],
    ['a message that ends at the position of the client', changes(8, 10), 'drop'],
    ['a message that lies behind', changes(3, 9), 'drop'],
    ['a heartbeat at the position', changes(10, 10), 'drop'],
    ['a message that leaves a hole', changes(11, 12), 'resume'],
    ['a message of another epoch, with any positions', changes(10, 12, 'e2'), 'again'],
    ['an old message of another epoch', changes(1, 2, 'e2'), 'again'],
    ['a reset because visibility changed', reset('visibility'), 'again'],
    ['a reset because the log was cut', reset('floor'), 'again'],
    ['a reset because of another epoch', reset('epoch'), 'again'],
    ['a reset because the client was slow', reset('slow'), 'resume'],
    ['a reset of a slow client in another epoch', reset('slow', 'e2'), 'again'],
  ])('answers %s', (_, message, verdict) => {
    expect(judge(at, message)).toBe(verdict)
  })
})

import { byHand, settle } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, type Live } from './live.ts'

const held = (live: Live) =>
  Object.fromEntries(live.ids('bandi').map((id) => [id, (live.get('bandi', id) as unknown as { n: number }).n]))
const truth = (log: FakeLog) =>
  Object.fromEntries(
    [...log.rows.values()]
      .map(({ d }) => [d._id, d.n])
      .sort()
      .reverse(),
  )
/** Ten minutes and what clients are spread over. */
const IDLE = 660_000

/** A client to which a faulty server did not send these last changes. */
async function misled(change: (log: FakeLog) => void) {
  const log = new FakeLog()
  for (const id of ['a', 'b', 'c']) log.put(id, 1)
  const live = createLive(log)
  live.start()
  log.connect(true)
  await settle()
  change(log)
  log.deliver({ v: 1, ep: log.epoch, from: 3, to: log.seq, ch: [] })
  return { log, live }
}
const waitIdly = async (log: FakeLog) => {
  for (let passed = 0; passed < IDLE; passed += 5000) {
    log.deliver({ v: 1, ep: log.epoch, from: log.seq, to: log.seq, ch: [] })
    await jest.advanceTimersByTimeAsync(5000)
  }
}

describe('a client that holds something wrong', () => {
  byHand()

  it('notices after ten idle minutes and gets what differs: changed, new and gone', async () => {
    const { log, live } = await misled((server) => {
      server.put('b', 2)
      server.put('d', 1)
      server.drop('a')
    })
    expect(held(live)).toEqual({ c: 1, b: 1, a: 1 })
    const records = jest.spyOn(log, 'records')
    await waitIdly(log)
    expect(held(live)).toEqual(truth(log))
    expect(live.ids('bandi')).toEqual(['d', 'c', 'b'])
    expect([live.heals(), log.manifests]).toEqual([1, [['bandi']]])
    expect(records.mock.calls.map(([{ ids }]) => ids)).toEqual([['b', 'd']])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('mended'), ['bandi'])
  })

  it('notices after every pull', async () => {
    const { log, live } = await misled((server) => server.put('b', 2))
    log.connect(false)
    log.connect(true)
    await jest.advanceTimersByTimeAsync(500)
    expect([held(live), live.heals()]).toEqual([truth(log), 1])
  })

  it('is mended although what it holds claims to be newer', async () => {
    const { log, live } = await misled(() => {})
    log.deliver({ v: 1, ep: log.epoch, from: 3, to: 3, ch: [] })
    log.seq = 4
    log.deliver({ v: 1, ep: log.epoch, from: 3, to: 4, ch: [{ o: 'u', c: 'bandi', d: { _id: 'b', n: 9 }, rev: 99 }] })
    await waitIdly(log)
    expect([held(live), live.heals()]).toEqual([truth(log), 1])
  })

  it('goes on with the feed when it cannot be mended now', async () => {
    const { log, live } = await misled((server) => server.put('b', 2))
    jest.spyOn(log, 'records').mockRejectedValueOnce(new Error('gone'))
    await waitIdly(log)
    expect([held(live)['b'], live.heals()]).toEqual([1, 1])
    log.put('e', 1)
    log.deliver({ v: 1, ep: log.epoch, from: 4, to: 5, ch: [{ o: 'u', c: 'bandi', d: { _id: 'e', n: 1 }, rev: 5 }] })
    expect(held(live)['e']).toBe(1)
    await waitIdly(log)
    expect([held(live), live.heals()]).toEqual([truth(log), 2])
  })

  it('is no client that merely waits', async () => {
    const { log, live } = await misled(() => {})
    const before = log.pulls.length
    await waitIdly(log)
    expect(log.pulls).toHaveLength(before + 1)
    expect([live.heals(), log.manifests, jest.mocked(console.error).mock.calls]).toEqual([0, [], []])
  })
})

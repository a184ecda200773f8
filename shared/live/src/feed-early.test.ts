import { byHand, settle } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { createLive } from './live.ts'

function early(log: FakeLog) {
  const live = createLive(log)
  live.start('u1')
  return live
}

describe('a page that asks for its data early', () => {
  byHand()

  it('has the whole view before the subscription is confirmed', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = early(log)
    await settle()
    expect(live.ids('bandi')).toEqual(['a'])
    expect(live.atoms.store.get(live.status)).toEqual({ connected: false, ready: true })
  })

  it('asks for what it missed in between, from its position', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const live = early(log)
    await settle()
    log.put('b', 2)
    log.connect(true)
    await settle()
    expect([...live.ids('bandi')].sort()).toEqual(['a', 'b'])
    expect(log.pulls.map(({ since }) => since > 0)).toEqual([false, true])
  })

  it('asks once more when the subscription is confirmed while the first answer is on its way', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    log.open = false
    const live = early(log)
    await settle()
    log.connect(true)
    log.put('b', 2)
    log.open = true
    while (log.gates.length) log.gates.shift()!()
    await settle()
    expect([...live.ids('bandi')].sort()).toEqual(['a', 'b'])
    expect(log.pulls).toHaveLength(2)
  })

  it('loads with the subscription when the early question failed', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    log.broken = true
    const live = early(log)
    await settle()
    expect(live.ids('bandi')).toEqual([])
    log.broken = false
    log.connect(true)
    await settle()
    expect(live.ids('bandi')).toEqual(['a'])
  })
})

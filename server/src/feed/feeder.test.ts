import type { Bando } from '@bandiera/domain'
import { FEED_HEARTBEAT, FEED_TICK, type FeedMessage } from '@bandiera/wire'
import type { Change } from '../store/port.ts'
import { createFeeder, type FeedMember, type Feeder } from './feeder.ts'

let feeder: Feeder
beforeEach(() => {
  jest.useFakeTimers()
  feeder = createFeeder('epoch', 10)
})
afterEach(() => {
  feeder.close()
  jest.useRealTimers()
})

const bando = (_id: string): Bando => ({ _id, createdBy: 'e1', data: { titolo: 'x', gestori: [] } })
const inserted = (seq: number, ...audience: string[]): Change => {
  const after = { rev: seq, audience, doc: bando(`b${seq}`) }
  return { seq, coll: 'bandi', id: `b${seq}`, op: 'insert', before: null, after, at: '', by: null }
}
interface Listener extends FeedMember {
  heard: FeedMessage[]
  texts: string[]
  backlog: number
}
const join = (...held: string[]): Listener => {
  const member: Listener = {
    held: new Set(held),
    told: 0,
    slow: false,
    backlog: 0,
    heard: [],
    texts: [],
    waiting: () => member.backlog,
    send: (text) => {
      member.texts.push(text)
      member.heard.push(JSON.parse(text) as FeedMessage)
    },
  }
  feeder.join(member)
  return member
}
const ids = ({ heard }: Listener): string[] =>
  heard.flatMap((message) =>
    'ch' in message ? message.ch.map((entry) => (entry.o === 'u' ? entry.d._id : entry.id)) : [],
  )

describe('the feeder', () => {
  it('waits for the tick and sends one message with everything of it', () => {
    const member = join('adm')
    feeder.add([inserted(11, 'adm')])
    feeder.add([inserted(12, 'adm')])
    jest.advanceTimersByTime(FEED_TICK - 1)
    expect(member.heard).toEqual([])
    jest.advanceTimersByTime(1)
    expect(member.heard).toMatchObject([{ from: 10, to: 12, ch: [{ rev: 11 }, { rev: 12 }] }])
  })

  it('sends a record that appeared and went within one tick as gone: a client may have pulled in between', () => {
    const [member, stranger] = [join('g:1'), join('g:2')]
    const came = inserted(11, 'g:1')
    feeder.add([came])
    feeder.add([{ ...came, seq: 12, op: 'delete', before: came.after, after: null }])
    jest.advanceTimersByTime(FEED_TICK)
    expect(member.heard).toMatchObject([{ ch: [{ o: 'd', id: 'b11', rev: 12 }] }])
    expect(stranger.heard).toEqual([])
  })

  it('tells a change that was taken back within one tick', () => {
    const member = join('adm')
    const { after, ...change } = inserted(10, 'adm')
    const renamed = { ...after!, rev: 11, doc: { ...after!.doc, nota: 1 } }
    const back = { ...after!, rev: 12 }
    feeder.add([{ ...change, seq: 11, op: 'update', before: after, after: renamed }])
    feeder.add([{ ...change, seq: 12, op: 'update', before: renamed, after: back }])
    jest.advanceTimersByTime(FEED_TICK)
    expect(member.heard).toMatchObject([{ ch: [{ o: 'u', d: { _id: 'b10' }, rev: 12 }] }])
  })

  it('leaves out who sees nothing, and starts its next message where its last one ended', () => {
    const [one, two] = [join('g:1', 'u:1'), join('g:2', 'u:2')]
    feeder.add([inserted(11, 'g:1')])
    jest.advanceTimersByTime(FEED_TICK)
    feeder.add([inserted(12, 'g:1', 'g:2')])
    jest.advanceTimersByTime(FEED_TICK)
    expect([ids(one), ids(two)]).toEqual([['b11', 'b12'], ['b12']])
    expect(two.heard).toMatchObject([{ from: 10, to: 12 }])
    expect(one.heard[1]).toMatchObject({ from: 11, to: 12 })
  })

  it('makes the entries once for all who hold the same tokens of the batch', () => {
    const [one, two] = [join('g:1', 'u:1', 'm:a'), join('g:1', 'u:2', 'm:b')]
    const change = inserted(11, 'g:1', 'adm')
    const serialise = jest.fn(() => ({}))
    Object.assign((change.after!.doc as Bando).data, { toJSON: serialise })
    feeder.add([change])
    jest.advanceTimersByTime(FEED_TICK)
    expect(one.texts).toEqual(two.texts)
    expect(serialise).toHaveBeenCalledTimes(1)
  })

  it('proves that it lives when nothing changes', () => {
    const member = join('adm')
    jest.advanceTimersByTime(FEED_HEARTBEAT)
    expect(member.heard).toEqual([{ v: 1, ep: 'epoch', from: 10, to: 10, ch: [] }])
  })

  it('splits a bulk import into messages of at most five hundred changes', () => {
    const member = join('adm')
    feeder.add(Array.from({ length: 1200 }, (_, n) => inserted(11 + n, 'adm')))
    jest.advanceTimersByTime(FEED_TICK + 10)
    expect(member.heard.map((message) => 'ch' in message && [message.from, message.to])).toEqual([
      [10, 210],
      [210, 410],
      [410, 610],
      [610, 810],
      [810, 1010],
      [1010, 1210],
    ])
  })

  it('sends a slow member nothing until it has drained, and then the order to start again', () => {
    const [slow, other] = [join('adm'), join('adm')]
    slow.backlog = 1_000_001
    feeder.add([inserted(11, 'adm')])
    jest.advanceTimersByTime(FEED_TICK)
    slow.backlog = 65_000
    feeder.add([inserted(12, 'adm')])
    jest.advanceTimersByTime(FEED_TICK)
    expect(slow.heard).toEqual([])
    expect(ids(other)).toEqual(['b11', 'b12'])
    slow.backlog = 0
    feeder.add([inserted(13, 'adm')])
    jest.advanceTimersByTime(FEED_TICK)
    expect(slow.heard).toEqual([{ v: 1, ep: 'epoch', reset: 'slow' }])
    feeder.add([inserted(14, 'adm')])
    jest.advanceTimersByTime(FEED_TICK)
    expect(slow.heard[1]).toMatchObject({ from: 13, to: 14 })
  })
})

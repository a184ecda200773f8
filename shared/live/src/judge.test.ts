import type { FeedMessage } from '@bandiera/wire'
import { judge } from './judge.ts'

const at = { ep: 'e1', cur: 10 }
const changes = (from: number, to: number, ep = 'e1'): FeedMessage => ({ v: 1, ep, from, to, ch: [] })
const reset = (why: 'visibility' | 'floor' | 'epoch' | 'slow', ep = 'e1'): FeedMessage => ({ v: 1, ep, reset: why })

describe('the client rule', () => {
  it.each([
    ['a message that follows exactly', changes(10, 12), 'apply'],
    ['a message that overlaps what is known', changes(7, 12), 'apply'],
    ['a message that ends where the client stands', changes(8, 10), 'drop'],
    ['a message that lies behind', changes(3, 9), 'drop'],
    ['a heartbeat at the position', changes(10, 10), 'drop'],
    ['a message that leaves a hole', changes(11, 12), 'resume'],
    ['a message of another epoch, whatever its positions', changes(10, 12, 'e2'), 'again'],
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

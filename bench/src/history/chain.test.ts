import type { FeedEntry } from '@bandiera/wire'
import { checkChains } from './chain.ts'
import type { SpanRecord } from './history.ts'

const entry = (rev: number): FeedEntry => ({ o: 'd', c: 'aziende', id: `a${rev}`, rev })
const span = (via: SpanRecord['via'], from: number, to: number, revs: number[] = []): SpanRecord => ({
  client: 'p1',
  via,
  ep: 'e',
  from,
  to,
  entries: revs.map(entry),
})
const check = (spans: SpanRecord[], end = 9) => checkChains({ spans }, end)

it('finds nothing where messages and pulls meet, also when they overlap, repeat or wait for a pull', () => {
  const restart = [span('feed', 7, 9, [8, 9]), span('pull', 6, 8, [7, 8])]
  expect(check([span('pull', 0, 4, [2, 4]), span('feed', 4, 6, [5]), span('feed', 4, 6, [5]), ...restart])).toEqual([])
})

it('lets a whole view hold a change that arrives while it is read, and expects the change again afterwards', () => {
  expect(check([span('pull', 0, 4, [2, 6]), span('feed', 4, 9, [6])])).toEqual([])
  expect(check([span('pull', 0, 4, [2, 6]), span('feed', 4, 9, [6, 6])]).join()).toContain(
    'tells aziende a6 at 6 twice',
  )
})

it('replays on a whole view the messages that arrive during it', () => {
  expect(
    check([span('pull', 0, 4), span('feed', 4, 7, [6]), span('feed', 7, 9, [8]), span('pull', 0, 6, [6])]),
  ).toEqual([])
})

it.each<[what: string, spans: SpanRecord[], found: string]>([
  ['a message that was lost', [span('pull', 0, 4), span('feed', 6, 9)], 'ends at 4'],
  ['a pull that begins too late', [span('pull', 0, 4), span('pull', 6, 9)], 'leaves out what came after 4'],
  ['an entry of another message', [span('pull', 0, 4), span('pull', 4, 9, [10])], 'holds 10'],
  ['an entry that comes twice', [span('pull', 0, 4), span('feed', 4, 9, [6, 6])], 'tells aziende a6 at 6 twice'],
  ['a client that stops early', [span('pull', 0, 8)], 'ends at 8, and the log at 9'],
])('finds %s', (_what, spans, found) => {
  expect(check(spans).join('\n')).toContain(found)
})

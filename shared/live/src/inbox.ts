import type { FeedMessage } from '@bandiera/wire'

/** More than this and the oldest go: the gap they leave is a hole like any other, found and pulled. */
const LIMIT = 1000

/** Messages that wait for a pull to end, in order. */
export interface Inbox {
  push: (message: FeedMessage) => void
  first: () => FeedMessage | undefined
  shift: () => void
}

/** An empty inbox that never grows without limit. */
export function createInbox(): Inbox {
  let waiting: FeedMessage[] = []
  return {
    push(message) {
      // an order to start again makes everything before it moot
      if ('reset' in message && message.reset !== 'slow') waiting = []
      waiting.push(message)
      if (waiting.length > LIMIT) waiting.splice('reset' in waiting[0]! ? 1 : 0, LIMIT / 2)
    },
    first: () => waiting[0],
    shift: () => void waiting.shift(),
  }
}

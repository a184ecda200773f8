import type { FeedMessage } from '@bandiera/wire'

/** Where the client stands in the server's log. `cur` 0 and `ep` empty: nowhere yet. */
export interface Position {
  ep: string
  cur: number
}
/** `again`: start from nothing. `resume`: pull what was missed. `drop`, `apply`: as they say. */
export type Verdict = 'again' | 'resume' | 'drop' | 'apply'

/** The client rule for one message; complete, and the only place that decides (docs: ADR on the feed). */
export function judge(at: Position, message: FeedMessage): Verdict {
  if ('reset' in message) return message.reset === 'slow' && message.ep === at.ep ? 'resume' : 'again'
  if (message.ep !== at.ep) return 'again'
  if (message.from > at.cur) return 'resume'
  return message.to <= at.cur ? 'drop' : 'apply'
}

import type { Transport } from '@bandiera/live'
import { FeedMessageSchema, PullLineSchema, type FeedEntry } from '@bandiera/wire'
import type { History } from '../history/history.ts'

interface Listener {
  name: string
  uid: string
  history: History
}

/** A transport that writes down what comes over the wire, before anybody judges it. */
export function recording(bare: Transport, { name: client, uid, history }: Listener) {
  let pulls = 0
  const hear = (entries: readonly FeedEntry[], from: number, to: number | { at: number }): void => {
    for (const entry of entries) history.heard.push({ client, uid, entry, from, to })
  }
  const transport: Transport = {
    ...bare,
    subscribe: (listener) =>
      bare.subscribe({
        ...listener,
        message(raw) {
          const message = FeedMessageSchema.safeParse(raw)
          if (message.success && 'ch' in message.data) {
            const { ep, from, to, ch: entries } = message.data
            hear(entries, from, to)
            history.spans.push({ client, via: 'feed', ep, from, to, entries })
          }
          listener.message(raw)
        },
      }),
    async *pull(request) {
      pulls += 1
      history.cursors.push({ client, ep: request.ep, cur: request.since })
      const entries: FeedEntry[] = []
      let closing: { ep: string; cursor: number } | undefined
      for await (const raw of bare.pull(request)) {
        const line = PullLineSchema.parse(raw)
        if ('ch' in line) entries.push(...line.ch)
        else if ('ep' in line) {
          // asked for at this position, and read no later than now
          hear(entries, line.cursor, { at: Date.now() })
          closing = line
          const from = line.snapshot ? 0 : request.since
          history.spans.push({ client, via: 'pull', ep: line.ep, from, to: line.cursor, entries })
        }
        yield raw
      }
      // an answer that breaks off behind its last line counts for nothing either
      if (closing) history.cursors.push({ client, ep: closing.ep, cur: closing.cursor })
    },
  }
  return { transport, pulls: () => pulls }
}

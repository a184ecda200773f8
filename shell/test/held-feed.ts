import type { Transport } from '@bandiera/live'
import type { HandFeed } from '@bandiera/testing'

/** A feed whose first answer waits until `arrive`: the user's data has not loaded. */
export function heldFeed(feed: HandFeed): { transport: Transport; arrive: () => void } {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const transport: Transport = {
    subscribe(listener) {
      const stop = feed.subscribe(listener)
      listener.active(true)
      return stop
    },
    async *pull(request) {
      await arrived
      yield* feed.pull(request)
    },
    manifest: () => feed.manifest(),
    records: (question) => feed.records(question),
    window: (question) => feed.window(question),
    insert: (coll, doc) => feed.insert(coll, doc),
    update: (coll, id, patch) => feed.update(coll, id, patch),
    remove: (coll, id) => feed.remove(coll, id),
  }
  return { transport, arrive }
}

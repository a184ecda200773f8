import type { FeedEntry } from '@bandiera/wire'
import type { FakeLog } from './fake-log.ts'

interface Message {
  ch?: FeedEntry[]
}

/** Find, then watch, as most clients do it: no positions, no buffer. The fault run must detect its losses. */
export class NaiveClient {
  readonly rows = new Map<string, unknown>()
  readonly #log: FakeLog

  constructor(log: FakeLog) {
    this.#log = log
    log.subscribe({
      message: (raw) => this.#take((raw as Message).ch ?? []),
      active: (active) => active && void this.#find(),
    })
  }

  async #find(): Promise<void> {
    try {
      const signal = new AbortController().signal
      for await (const line of this.#log.pull({ since: 0, ep: '', colls: ['bandi'], whole: [], signal }))
        this.#take((line as Message).ch ?? [])
    } catch {
      await this.#find()
    }
  }

  #take(entries: FeedEntry[]): void {
    for (const entry of entries)
      if (entry.o === 'u') this.rows.set(entry.d._id, entry.d)
      else this.rows.delete(entry.id)
  }
}

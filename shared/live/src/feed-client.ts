import { FEED_HEARTBEAT, FeedMessageSchema, type FeedMessage } from '@bandiera/wire'
import { createAlarm } from './alarm.ts'
import { heal, type HealOptions } from './heal.ts'
import { createInbox } from './inbox.ts'
import { judge, type Position } from './judge.ts'
import type { LiveStatus, Saved } from './live.ts'
import { pull } from './pull.ts'
import type { Touched } from './records.ts'

export interface FeedOptions extends HealOptions {
  saved?: Saved
  onStatus: (status: LiveStatus) => void
  /** What was saved is back. */
  onRestore: (touched: Touched) => void
  /** What was held counts no more: other rights, or another log. */
  onForget: () => void
}

/** Silence after which the client asks, although nothing says that the connection is lost. */
const SILENCE = 3 * FEED_HEARTBEAT
/** Without a pull for this long the sums are compared all the same; not by all clients at once. */
const COMPARE = 600_000
const SPREAD = 60_000
const retryDelay = (attempt: number): number => Math.min(1000 * 1.5 ** attempt, 4000) + Math.random() * 500

/** Follows the log from subscription to `stop`. Start and resume are one path: subscribe, buffer, pull, replay. */
export class FeedClient {
  readonly #options: FeedOptions
  readonly #inbox = createInbox()
  readonly #alarm = createAlarm()
  readonly #comparison = createAlarm()
  readonly #ended = new AbortController()
  readonly #unsubscribe: () => void
  #status: LiveStatus = { connected: false, ready: false }
  /** Where the records stand; `cur` 0 while that is nowhere. */
  at: Position = { ep: '', cur: 0 }
  /** False while a pull is due: messages are only buffered. */
  #synced = false
  #running = false
  #wanted = false
  #failures = 0

  constructor(options: FeedOptions) {
    this.#options = options
    if (options.saved) this.#restore(options.saved)
    this.#unsubscribe = options.transport.subscribe({
      message: (raw) => this.#receive(raw),
      active: (active) => this.#connected(active),
    })
  }

  stop(): void {
    this.#ended.abort(new Error('the feed was stopped'))
    this.#alarm.clear()
    this.#comparison.clear()
    this.#unsubscribe()
  }

  #restore({ ep, cur, entries }: Saved): void {
    this.#options.onRestore(this.#options.records.apply(entries))
    this.at = { ep, cur }
    this.#synced = true
    this.#report({ ready: true })
  }

  #connected(connected: boolean): void {
    this.#report({ connected })
    if (connected) return void this.#sync()
    this.#alarm.clear()
    this.#comparison.clear()
  }

  #receive(raw: unknown): void {
    const message = FeedMessageSchema.safeParse(raw)
    if (!this.#status.connected) this.#report({ connected: true })
    if (message.success) {
      this.#inbox.push(message.data)
      if (this.#synced) this.#replay()
      return
    }
    console.error('feed: a message this version does not understand; asking for the changes instead', raw)
    if (this.#synced) void this.#sync()
  }

  async #sync(): Promise<void> {
    this.#synced = false
    this.#wanted = true
    if (this.#running) return
    this.#running = true
    this.#alarm.clear()
    try {
      while (this.#wanted) {
        this.#wanted = false
        const { at, differ, whole } = await pull(this.#options, this.at, this.#ended.signal)
        if (whole && this.at.cur > 0) this.#options.onForget()
        this.at = at
        if (differ.length > 0) await heal(this.#options, at, differ, this.#ended.signal)
      }
    } catch (error) {
      return this.#failed(error)
    } finally {
      this.#running = false
    }
    this.#failures = 0
    this.#synced = true
    this.#comparison.set(COMPARE + Math.random() * SPREAD, () => void this.#sync())
    if (!this.#status.ready) this.#report({ ready: true })
    this.#replay(this.at.cur)
  }

  #failed(error: unknown): void {
    if (this.#ended.signal.aborted) return
    console.error('feed: pull failed; trying again', error)
    if (this.#status.connected) this.#syncLater()
  }

  /** @param pulledTo where the last pull ended: a hole right there means that the server lags, so ask again later */
  #replay(pulledTo?: number): void {
    for (let message = this.#inbox.first(); message; message = this.#inbox.first()) {
      const verdict = judge(this.at, message)
      const hole = verdict === 'resume' && !('reset' in message)
      if (hole) return this.at.cur === pulledTo ? this.#syncLater() : void this.#sync()
      this.#inbox.shift()
      if (verdict === 'apply' && 'ch' in message) this.#apply(message)
      if (verdict === 'again') this.#forget()
      if (verdict === 'again' || verdict === 'resume') return void this.#sync()
    }
    this.#alarm.set(SILENCE, () => void this.#sync())
  }

  #forget(): void {
    this.at = { ...this.at, cur: 0 }
    this.#options.onForget()
  }

  #apply(message: Extract<FeedMessage, { ch: unknown }>): void {
    this.#options.onChange(this.#options.records.apply(message.ch, this.at.cur))
    this.at = { ...this.at, cur: message.to }
  }

  #syncLater(): void {
    this.#synced = false
    this.#alarm.set(retryDelay(this.#failures++), () => void this.#sync())
  }

  #report(change: Partial<LiveStatus>): void {
    this.#status = { ...this.#status, ...change }
    this.#options.onStatus(this.#status)
  }
}

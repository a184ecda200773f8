import { FEED_HEARTBEAT, type FeedMessage, FeedMessageSchema } from '@bandiera/wire'
import { createAlarm } from './scheduling.ts'
import { catchUp, type SyncOptions, type SyncState } from './sync.ts'
import type { LiveStatus, Position, Saved } from './types.ts'
import type { Touched } from './records.ts'

export interface FeedOptions extends SyncOptions {
  saved?: Saved | undefined
  early?: boolean | undefined
  onStatus: (status: LiveStatus) => void
  onRestore: (touched: Touched) => void
}

/** The feed client: follows the server's log from subscription to `stop`. Start and resume are one path: subscribe, buffer, pull, replay. */
export class FeedClient {
  readonly #options: FeedOptions
  readonly #inbox = createInbox()
  readonly #alarm = createAlarm()
  readonly #comparison = createAlarm()
  readonly #resume = createAlarm()
  readonly #ended = new AbortController()
  readonly #unsubscribe: () => void
  #status: LiveStatus = { connected: false, ready: false }
  readonly #place: SyncState = { at: { ep: '', cur: 0 }, pullDue: false, fillDue: false }
  /** False while a pull is due: messages are only buffered. */
  #synced = false
  #running = false
  #wasConnected = false
  #failures = 0

  constructor(options: FeedOptions) {
    this.#options = options
    if (options.saved) {
      this.#place.at = restore(options, options.saved)
      this.#synced = true
      this.#report({ ready: true })
    }
    this.#unsubscribe = options.transport.subscribe({
      message: (raw) => this.#receive(raw),
      active: (active) => this.#connected(active),
    })
    if (options.early && !options.saved) void this.#sync()
  }

  get at(): Position {
    return this.#place.at
  }

  stop(): void {
    this.#ended.abort(new Error('the feed was stopped'))
    for (const alarm of [this.#alarm, this.#comparison, this.#resume]) alarm.clear()
    this.#unsubscribe()
  }

  #connected(connected: boolean): void {
    this.#report({ connected })
    // messages are judged during the delay: one that shows a gap pulls at once
    if (connected && this.#wasConnected) return this.#resume.set(resumeDelay(), () => void this.#sync())
    this.#wasConnected ||= connected
    if (connected) return void this.#sync()
    for (const alarm of [this.#alarm, this.#comparison, this.#resume]) alarm.clear()
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

  fill(): void {
    this.#report({ ready: false })
    this.#place.fillDue = true
    if (this.#synced) void this.#run()
  }

  #sync(): Promise<void> {
    this.#place.pullDue = true
    return this.#run()
  }

  async #run(): Promise<void> {
    this.#synced = false
    if (this.#running) return
    this.#running = true
    this.#alarm.clear()
    try {
      await catchUp(this.#options, this.#place, this.#ended.signal)
    } catch (error) {
      return this.#failed(error)
    } finally {
      this.#running = false
    }
    this.#failures = 0
    if (this.#place.fillDue) return this.#run()
    this.#synced = true
    this.#comparison.set(compareDelay(), () => void this.#sync())
    if (!this.#status.ready) this.#report({ ready: true })
    this.#replay(this.at.cur)
  }

  #failed(error: unknown): void {
    if (this.#ended.signal.aborted) return
    console.error('feed: pull failed; trying again', error)
    if (this.#status.connected) this.#syncLater()
  }

  /** @param pulledTo end of the last pull: a gap that starts there means that this server lags, so it is asked later */
  #replay(pulledTo?: number): void {
    for (let message = this.#inbox.first(); message; message = this.#inbox.first()) {
      const verdict = judge(this.at, message)
      const gap = verdict === 'resume' && !('reset' in message)
      if (gap) return this.at.cur === pulledTo ? this.#syncLater() : void this.#sync()
      this.#inbox.shift()
      if (verdict === 'apply' && 'ch' in message) this.#apply(message)
      if (verdict === 'again') this.#forget()
      if (verdict === 'again' || verdict === 'resume') return void this.#sync()
    }
    this.#alarm.set(SILENCE, () => void this.#sync())
  }

  #forget(): void {
    this.#place.at = { ...this.at, cur: 0 }
    this.#options.onForget()
  }

  #apply(message: Extract<FeedMessage, { ch: unknown }>): void {
    this.#options.onChange(this.#options.records.apply(message.ch, this.at.cur))
    this.#place.at = { ...this.at, cur: message.to }
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

/** `again`: start from nothing. `resume`: pull what was missed. `drop`: the change is known already. `apply`: apply it. */
type Verdict = 'again' | 'resume' | 'drop' | 'apply'

/** The client's one rule: what a message means at a position (ADR on the feed). */
export function judge(at: Position, message: FeedMessage): Verdict {
  if ('reset' in message) return message.reset === 'slow' && message.ep === at.ep ? 'resume' : 'again'
  if (message.ep !== at.ep) return 'again'
  if (message.from > at.cur) return 'resume'
  return message.to <= at.cur ? 'drop' : 'apply'
}

/** Messages that the inbox holds; beyond it drops the oldest, which leaves a gap that the client pulls. */
const LIMIT = 1000

/** Messages in order, while a pull runs. */
function createInbox() {
  let waiting: FeedMessage[] = []
  return {
    push(message: FeedMessage) {
      // after an order to start again, earlier messages no longer matter
      if ('reset' in message && message.reset !== 'slow') waiting = []
      waiting.push(message)
      if (waiting.length > LIMIT) waiting.splice('reset' in waiting[0]! ? 1 : 0, LIMIT / 2)
    },
    first: () => waiting.at(0),
    shift: () => void waiting.shift(),
  }
}

/** Puts saved records back; returns their position in the log. */
function restore(options: FeedOptions, { ep, cur, hold = {}, entries }: Saved): Position {
  options.extents.set(hold)
  options.onRestore(options.records.apply(entries))
  options.onExtents()
  return { ep, cur }
}

/** Milliseconds of silence after which the client pulls although the connection seems to work. */
const SILENCE = 3 * FEED_HEARTBEAT

/** Milliseconds without a pull after which the client compares the sums; spread over the clients. */
const compareDelay = (): number => 600_000 + Math.random() * 60_000

/** Milliseconds before the pull after a lost connection: spread, so that a server that restarts is not asked by all clients at once. */
const resumeDelay = (): number => Math.random() * 500

/** Milliseconds before another try. */
const retryDelay = (attempt: number): number => Math.min(1000 * 1.5 ** attempt, 4000) + Math.random() * 500

import { FEED_HEARTBEAT, type FeedMessage, FeedMessageSchema } from '@bandiera/wire'
import { createAlarm } from './scheduling.ts'
import { catchUp, type CatchUpOptions, type SyncState, type PullOptions } from './sync.ts'
import type { LiveStatus, Position, Saved } from './types.ts'
import type { Touched } from './records.ts'

export interface FeedOptions extends CatchUpOptions, RestoreOptions {
  saved?: Saved | undefined
  early?: boolean | undefined
  onStatus: (status: LiveStatus) => void
}

/** Follows the log from subscription to `stop`. Start and resume are one path: subscribe, buffer, pull, replay. */
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

  /** Where the records stand; `cur` 0 while that is nowhere. */
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
    // messages count meanwhile: one that shows a hole asks at once
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

  /** Gets what screens need beyond what is held. A load that is running goes on with it. */
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

/** `again`: start from nothing. `resume`: pull what was missed. `drop`, `apply`: as they say. */
type Verdict = 'again' | 'resume' | 'drop' | 'apply'

/** The client rule for one message; complete, and the only place that decides (docs: ADR on the feed). */
export function judge(at: Position, message: FeedMessage): Verdict {
  if ('reset' in message) return message.reset === 'slow' && message.ep === at.ep ? 'resume' : 'again'
  if (message.ep !== at.ep) return 'again'
  if (message.from > at.cur) return 'resume'
  return message.to <= at.cur ? 'drop' : 'apply'
}

/** More than this and the oldest go: the gap they leave is a hole like any other, found and pulled. */
const LIMIT = 1000

/** Messages that wait for a pull to end, in order. */
interface Inbox {
  push: (message: FeedMessage) => void
  first: () => FeedMessage | undefined
  shift: () => void
}

/** An empty inbox that never grows without limit. */
function createInbox(): Inbox {
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

interface RestoreOptions extends Pick<PullOptions, 'records' | 'extents' | 'onExtents'> {
  /** What was saved is back. */
  onRestore: (touched: Touched) => void
}

/** Brings back what was saved, and says where it stands. */
function restore(options: RestoreOptions, { ep, cur, hold = {}, entries }: Saved): Position {
  options.extents.set(hold)
  options.onRestore(options.records.apply(entries))
  options.onExtents()
  return { ep, cur }
}

/** Milliseconds of silence after which the client asks, although nothing says that the connection is lost. */
const SILENCE = 3 * FEED_HEARTBEAT

/** Milliseconds without a pull after which the sums are compared all the same; not by all clients at once. */
const compareDelay = (): number => 600_000 + Math.random() * 60_000

/** Milliseconds before the pull after a lost connection: a server that is back is not asked by everybody at once. */
const resumeDelay = (): number => Math.random() * 500

/** Milliseconds before another try. */
const retryDelay = (attempt: number): number => Math.min(1000 * 1.5 ** attempt, 4000) + Math.random() * 500

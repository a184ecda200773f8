import type { Connection, ConnectionNews, OwnConnection, Tabs } from '@bandiera/live/host'
import type { FeedListener } from '@bandiera/live'

interface Wish {
  tab: FakeTab
  held: () => Promise<void>
  lose: (why: Error) => void
}
interface FakeTab {
  name: string
  onmessage: ((event: MessageEvent) => void) | null
  frozen: boolean
  /** What happens when it wakes up. */
  woken: (() => void)[]
}

/** The tabs of one browser profile: their locks, and the channel between them. */
export class FakeProfile {
  readonly tabs = new Set<FakeTab>()
  readonly #locks = new Map<string, Wish[]>()
  /** When set, decides which messages between tabs are lost. */
  lost: (message: { kind: string }) => boolean = () => false
  /** Milliseconds that a tab's wish for a lock is on its way: browsers keep no order between tabs. */
  onTheWay: (tab: string) => number = () => 0

  open(name: string): { tabs: Tabs; close: () => void; freeze: (frozen: boolean) => void } {
    const tab: FakeTab = { name, onmessage: null, frozen: false, woken: [] }
    this.tabs.add(tab)
    const channel = {
      postMessage: (message: unknown) => this.#post(tab, structuredClone(message)),
      set onmessage(listener: FakeTab['onmessage']) {
        tab.onmessage = listener
      },
      get onmessage() {
        return tab.onmessage
      },
    }
    const request = (lock: string, { steal = false }, held: Wish['held']): Promise<void> =>
      new Promise((_resolve, reject) => {
        const lose = (why: Error) => (tab.frozen ? tab.woken.push(() => reject(why)) : reject(why))
        const wish = { tab, held, lose }
        const arrive = () => {
          const queue = this.#locks.get(lock) ?? []
          this.#locks.set(lock, queue)
          if (steal) queue.shift()?.lose(new DOMException('stolen', 'AbortError'))
          if (steal) queue.unshift(wish)
          else queue.push(wish)
          if (queue[0] === wish) this.#grant(lock, wish)
        }
        const ms = this.onTheWay(name)
        if (ms > 0) setTimeout(arrive, ms)
        else arrive()
      })
    return {
      tabs: { name: 'prova', channel, locks: { request } },
      close: () => this.#close(tab),
      freeze: (frozen) => {
        tab.frozen = frozen
        for (const go of frozen ? [] : tab.woken.splice(0)) go()
      },
    }
  }

  #grant(lock: string, wish: Wish): void {
    queueMicrotask(() => {
      if (this.#locks.get(lock)?.[0] !== wish) return
      void wish.held().then(() => this.#release(lock, wish))
    })
  }

  #release(lock: string, wish: Wish): void {
    const queue = this.#locks.get(lock)!
    const held = queue[0] === wish
    queue.splice(queue.indexOf(wish), 1)
    if (held && queue[0]) this.#grant(lock, queue[0])
  }

  #close(tab: FakeTab): void {
    this.tabs.delete(tab)
    for (const [lock, queue] of this.#locks) {
      const held = queue[0]?.tab === tab
      const left = queue.filter((wish) => wish.tab !== tab)
      this.#locks.set(lock, left)
      if (held && left[0]) this.#grant(lock, left[0])
    }
  }

  #post(from: FakeTab, data: unknown): void {
    if (!this.tabs.has(from) || this.lost(data as { kind: string })) return
    for (const tab of this.tabs) {
      if (tab === from) continue
      const hear = () => tab.onmessage?.({ data } as MessageEvent)
      queueMicrotask(() => (tab.frozen ? tab.woken.push(hear) : hear()))
    }
  }
}

/** A socket of one tab, driven by hand. */
export class HandSocket implements OwnConnection {
  closed = false
  readonly calls: {
    procedure: string
    data: unknown
    resolve: (value: unknown) => void
    reject: (error: Error) => void
  }[] = []
  readonly channels = new Map<string, FeedListener>()
  readonly events = new Map<string, (data: unknown) => void>()
  #news: ConnectionNews = { state: 'connecting' }
  #state: (news: ConnectionNews) => void = () => {}
  #token: (token: string) => void = () => {}
  #error: (error: unknown) => void = () => {}

  onState: Connection['onState'] = (listener) => {
    this.#state = listener
    listener(this.#news)
    return () => (this.#state = () => {})
  }
  onToken: Connection['onToken'] = (listener) => ((this.#token = listener), () => {})
  onTokenLost: Connection['onTokenLost'] = () => () => {}
  onError: Connection['onError'] = (listener) => ((this.#error = listener), () => {})
  onEvent: Connection['onEvent'] = (name, listener) => (this.events.set(name, listener), () => {})
  invoke: Connection['invoke'] = (procedure, data) =>
    new Promise((resolve, reject) => this.calls.push({ procedure, data, resolve, reject }))
  subscribe: Connection['subscribe'] = (channel, listener) => {
    this.channels.set(channel, listener)
    return () => this.channels.delete(channel)
  }
  retryNow = (): void => {}
  close = (): void => void (this.closed = true)

  become(news: ConnectionNews): void {
    this.#news = news
    this.#state(news)
  }
  give(token: string): void {
    this.#token(token)
  }
  fail(error: unknown): void {
    this.#error(error)
  }
}

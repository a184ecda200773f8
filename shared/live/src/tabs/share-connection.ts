import { newId } from '@bandiera/domain'
import type { Procedure } from '@bandiera/wire'
import { createAlarm } from '../scheduling.ts'
import { type ConnectionNews, createEmitter, type OwnConnection, type SharedConnection } from '../server/connection.ts'
import type { FeedListener } from '../types.ts'
import { errorOf, failureOf, type LeaderMessage, type TabRequest, TabMessageSchema, type Tabs } from './tab-message.ts'

/** Milliseconds between two questions whether the leading tab is awake, and that a tab waits for the answer. */
const ASK_EVERY = 5000
const PATIENCE = 1500
/** Random extra wait, so that not all tabs act at once. */
const SPREAD = 500

/**
 * One socket for all tabs of a browser profile. The tab that holds the lock opens it and sends the others every event; when it
 * closes, the next tab gets the lock and opens its own. A leading tab that does not answer (the browser
 * has frozen it) loses the lock. Without the browser's help every tab has its own socket.
 */
export function shareConnection(open: () => OwnConnection, tabs: Tabs | null): SharedConnection {
  if (!tabs) return { ...open(), leads: () => true }
  const { name, channel, locks } = tabs
  const tab = newId()
  const silence = createAlarm()
  const known = new Set<string>()
  let leader: ReturnType<typeof createLeader> | null = null
  /** Whether a leading tab has been seen. */
  let met = false
  /** Whether the lock of this tab is held: the leading tab takes a tab without its lock for gone. */
  let present = false
  const unsent: TabRequest[] = []
  const { channels, events, deliver, ...listeners } = createListeners((event) => leader?.hear(event))
  const calls = createPendingCalls(tab, ask)
  channel.onmessage = ({ data }) => {
    const message = TabMessageSchema.safeParse(data)
    if (message.success) receive(message.data)
  }
  // the leading tab waits for this lock, and gets it when this tab is gone
  locks
    .request(`${name}.${tab}`, {}, () => {
      present = true
      for (const asked of unsent.splice(0)) ask(asked)
      return new Promise(() => {})
    })
    // a browser that refuses storage refuses locks too: the tab has its own socket
    .catch(() => {
      channel.onmessage = null
      lead()
    })
  wait(false)
  ask({ kind: 'hello', tab })
  return {
    ...listeners,
    leads: () => leader !== null,
    invoke: calls.invoke,
    retryNow: () => ask({ kind: 'retry', tab }),
    subscribe(channelName, listener) {
      const followed = channels.get(channelName) ?? new Set<FeedListener>()
      channels.set(channelName, followed.add(listener))
      ask({ kind: 'follow', tab, channel: channelName })
      return () => {
        followed.delete(listener)
        if (followed.size > 0 || channels.get(channelName) !== followed) return
        channels.delete(channelName)
        ask({ kind: 'leave', tab, channel: channelName })
      }
    },
  }

  /** Waits for the lock, or takes it away; leads until it is taken away. */
  function wait(steal: boolean): void {
    locks
      .request(name, steal ? { steal } : {}, () => {
        lead()
        return new Promise(() => {})
      })
      .catch((error: unknown) => {
        if (isRefused(error)) return
        // another tab took the lock because this one did not answer
        leader?.close()
        leader = null
        wait(false)
        ask({ kind: 'hello', tab })
      })
  }

  function lead(): void {
    // a tab that stole the lock still has its first request in the queue: it leads already
    if (leader) return
    silence.clear()
    const first = !met
    channel.postMessage({ kind: 'lead' })
    deliver({ kind: 'lead' })
    leader = createLeader(open(), tell)
    for (const event of events.keys()) leader.hear(event)
    follow(first)
  }

  /** A tab has started to lead: sends it this tab's subscriptions. */
  function follow(first: boolean): void {
    unsent.length = 0
    // without an earlier leading tab no call was received; otherwise their answers are lost
    if (first) calls.again()
    else calls.abort()
    met = true
    for (const channelName of channels.keys()) ask({ kind: 'follow', tab, channel: channelName })
  }

  /** Sends an event of the socket to the other tabs and to this one. */
  function tell(sent: LeaderMessage): void {
    if (known.size > 0) channel.postMessage(sent)
    receive(sent)
  }

  function ask(asked: TabRequest): void {
    if (leader) return leader.serve(asked)
    if (!present) return void unsent.push(asked)
    channel.postMessage(asked)
    // only `hello` is answered always, so only its silence means a sleeping leader
    if (asked.kind === 'hello') silence.set(PATIENCE + Math.random() * SPREAD, () => wait(true))
  }

  function receive(message: LeaderMessage | TabRequest): void {
    if ('tab' in message) return serve(message)
    if ('to' in message && message.to !== undefined && message.to !== tab) return
    if (!leader) silence.set(ASK_EVERY, () => ask({ kind: 'hello', tab }))
    if (message.kind === 'answer') return calls.answer(message)
    deliver(message)
    if (message.kind !== 'lead') return void (met = true)
    follow(!met)
    ask({ kind: 'hello', tab })
  }

  function serve(asked: TabRequest): void {
    if (!leader) return
    if (!known.has(asked.tab)) {
      known.add(asked.tab)
      void locks.request(`${name}.${asked.tab}`, {}, async () => {
        known.delete(asked.tab)
        leader?.forget(asked.tab)
      })
    }
    leader.serve(asked)
  }
}

/** Not the loss of a lock to another tab, which is an `AbortError`. */
const isRefused = (error: unknown): boolean =>
  !(error instanceof Error || error instanceof DOMException) || error.name !== 'AbortError'

/** The work of the tab that owns the socket: it sends every event of it to all tabs, itself included. */
function createLeader(connection: OwnConnection, tell: (sent: LeaderMessage) => void) {
  const followed = new Map<string, { tabs: Set<string>; active: boolean; stop: () => void }>()
  const heard = new Set<string>()
  let news: ConnectionNews = { state: 'connecting' }
  const stops = [
    connection.onState((next) => tell({ kind: 'state', news: (news = next) })),
    connection.onToken((token) => tell({ kind: 'token', token })),
    connection.onTokenLost(() => tell({ kind: 'tokenLost' })),
    connection.onError((error) => tell({ kind: 'error', error: failureOf(error) })),
  ]
  const follow = (channel: string, tab: string): void => {
    const known = followed.get(channel)
    if (known) {
      known.tabs.add(tab)
      // only to the new tab: the others would load again
      if (known.active) tell({ kind: 'active', channel, active: true, to: tab })
      return
    }
    const entry = { tabs: new Set([tab]), active: false, stop: () => {} }
    followed.set(channel, entry)
    entry.stop = connection.subscribe(channel, {
      message: (message) => tell({ kind: 'message', channel, message }),
      active: (active) => tell({ kind: 'active', channel, active: (entry.active = active) }),
    })
  }
  const leave = (channel: string, tab: string): void => {
    const known = followed.get(channel)
    if (!known?.tabs.delete(tab) || known.tabs.size > 0) return
    followed.delete(channel)
    known.stop()
  }
  const invoke = ({ tab, id, procedure, data }: Extract<TabRequest, { kind: 'invoke' }>): void => {
    const answer = { kind: 'answer', to: tab, id } as const
    connection.invoke(procedure, data).then(
      (value) => tell({ ...answer, value }),
      (error: unknown) => tell({ ...answer, value: null, error: failureOf(error) }),
    )
  }
  return {
    serve(asked: TabRequest) {
      if (asked.kind === 'hello') tell({ kind: 'state', news, to: asked.tab })
      if (asked.kind === 'retry') connection.retryNow()
      if (asked.kind === 'invoke') invoke(asked)
      if (asked.kind === 'follow') follow(asked.channel, asked.tab)
      if (asked.kind === 'leave') leave(asked.channel, asked.tab)
    },
    /** Forwards an event of the socket from now on. */
    hear(name: string) {
      if (heard.has(name)) return
      heard.add(name)
      stops.push(connection.onEvent(name, (data) => tell({ kind: 'event', name, data })))
    },
    forget(tab: string) {
      for (const channel of followed.keys()) leave(channel, tab)
    },
    close() {
      for (const stop of stops) stop()
      for (const { stop } of followed.values()) stop()
      connection.close()
    },
  }
}

/** The listeners of this tab, which messages of the leading tab reach. @param onName gets an event's name with its first listener */
function createListeners(onName: (name: string) => void) {
  const states = createEmitter<ConnectionNews>()
  const tokens = createEmitter<string>()
  const losses = createEmitter<void>()
  const errors = createEmitter<unknown>()
  const events = new Map<string, ReturnType<typeof createEmitter<unknown>>>()
  const channels = new Map<string, Set<FeedListener>>()
  let news: ConnectionNews = { state: 'connecting' }
  const become = (next: ConnectionNews) => {
    // every `connect` signs in again, so a repeated state is not reported
    if (next.state === news.state && next.retryAt === news.retryAt) return
    news = next
    states.emit(news)
  }
  return {
    channels,
    events,
    onState(listener: (news: ConnectionNews) => void) {
      listener(news)
      return states.on(listener)
    },
    onToken: tokens.on,
    onTokenLost: losses.on,
    onError: errors.on,
    onEvent(name: string, listener: (data: unknown) => void) {
      if (!events.has(name)) {
        events.set(name, createEmitter())
        onName(name)
      }
      return events.get(name)!.on(listener)
    },
    deliver(sent: LeaderMessage) {
      if (sent.kind === 'state') become(sent.news)
      if (sent.kind === 'token') tokens.emit(sent.token)
      if (sent.kind === 'tokenLost') losses.emit()
      if (sent.kind === 'error') errors.emit(errorOf(sent.error))
      if (sent.kind === 'event') events.get(sent.name)?.emit(sent.data)
      if (sent.kind === 'message') channels.get(sent.channel)?.forEach(({ message }) => message(sent.message))
      if (sent.kind === 'active') channels.get(sent.channel)?.forEach(({ active }) => active(sent.active))
      if (sent.kind !== 'lead') return
      // a new leading tab has no socket yet: every subscription is inactive until it has one
      if (news.state !== 'connecting') become({ state: 'disconnect' })
      for (const followed of channels.values()) for (const { active } of followed) active(false)
    },
  }
}

/** Calls of this tab that wait for the leading tab's answer. @param ask sends a request to it */
function createPendingCalls(tab: string, ask: (asked: TabRequest) => void) {
  const waiting = new Map<
    number,
    { asked: TabRequest; resolve: (value: unknown) => void; reject: (e: Error) => void }
  >()
  let last = 0
  return {
    invoke: (procedure: Procedure, data?: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        const asked = { kind: 'invoke', tab, id: ++last, procedure, data } as const
        waiting.set(asked.id, { asked, resolve, reject })
        ask(asked)
      }),
    answer({ id, value, error }: Extract<LeaderMessage, { kind: 'answer' }>) {
      const call = waiting.get(id)
      waiting.delete(id)
      if (error) call?.reject(errorOf(error))
      else call?.resolve(value)
    },
    /** Sends every call again: there was no leading tab to receive it. */
    again: () => waiting.forEach(({ asked }) => ask(asked)),
    /** Rejects every call as on a lost connection: the leading tab is gone. */
    abort() {
      for (const { reject } of waiting.values())
        reject(errorOf({ name: 'BadConnectionError', message: 'the tab that held the connection is gone' }))
      waiting.clear()
    },
  }
}

import { newId } from '@bandiera/domain'
import { createAlarm } from '../scheduling.ts'
import type { Connection, OwnConnection } from '../server/connection.ts'
import type { FeedListener } from '../types.ts'
import { createPendingCalls, createListeners } from './follower.ts'
import { createLeader, type Leader } from './leader.ts'
import { type TabRequest, TabMessageSchema, type LeaderMessage } from './tab-message.ts'

/** Milliseconds between two questions whether the leading tab is awake, and that a tab waits for the answer. */
const ASK_EVERY = 5000
const PATIENCE = 1500
/** Random extra wait, so that not all tabs act at once. */
const SPREAD = 500

export interface SharedConnection extends Connection {
  /** Whether this tab owns the socket, and with it the cache. */
  leads: () => boolean
}

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
  let leader: Leader | null = null
  /** Whether a leading tab has been seen. */
  let met = false
  /** Whether the lock of this tab is held: the leading tab takes a tab without its lock for gone. */
  let present = false
  const unsent: TabRequest[] = []
  const listeners = createListeners((event) => leader?.hear(event))
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
    // a browser that refuses storage refuses locks too
    .catch(beAlone)
  wait(false)
  ask({ kind: 'hello', tab })
  const { onState, onToken, onTokenLost, onError, onEvent } = listeners
  return {
    onState,
    onToken,
    onTokenLost,
    onError,
    onEvent,
    leads: () => leader !== null,
    invoke: calls.invoke,
    retryNow: () => ask({ kind: 'retry', tab }),
    subscribe(channelName, listener) {
      const followed = listeners.channels.get(channelName) ?? new Set<FeedListener>()
      listeners.channels.set(channelName, followed.add(listener))
      ask({ kind: 'follow', tab, channel: channelName })
      return () => {
        followed.delete(listener)
        if (followed.size > 0 || listeners.channels.get(channelName) !== followed) return
        listeners.channels.delete(channelName)
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

  /** Without locks the tab has its own socket. */
  function beAlone(): void {
    channel.onmessage = null
    lead()
  }

  function lead(): void {
    // a tab that stole the lock still has its first request in the queue: it leads already
    if (leader) return
    silence.clear()
    const first = !met
    channel.postMessage({ kind: 'lead' })
    listeners.deliver({ kind: 'lead' })
    leader = createLeader(open(), tell)
    for (const event of listeners.events()) leader.hear(event)
    follow(first)
  }

  /** A tab has started to lead: sends it this tab's subscriptions. */
  function follow(first: boolean): void {
    unsent.length = 0
    // without an earlier leading tab no call was received; otherwise their answers are lost
    if (first) calls.again()
    else calls.abort()
    met = true
    for (const channelName of listeners.channels.keys()) ask({ kind: 'follow', tab, channel: channelName })
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
    listeners.deliver(message)
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

/** The parts of a `BroadcastChannel` in use. */
export interface TabChannel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}
/** The parts of Web Locks in use: a lock is held until the promise settles, or its tab ends. */
export interface TabLocks {
  request: (name: string, options: { steal?: boolean }, held: () => Promise<void>) => Promise<void>
}

/** What the tabs of one browser profile share. */
export interface Tabs {
  /** Name of the lock that makes a tab the leading one. */
  name: string
  channel: TabChannel
  locks: TabLocks
}

/** Raise it to separate tabs of releases with different messages. */
const PROTOCOL = 1

/** The tabs of this portal in this browser profile; `null` where the browser cannot tell. */
export function browserTabs(tenantId: string): Tabs | null {
  if (typeof BroadcastChannel !== 'function' || typeof navigator === 'undefined' || !navigator.locks) return null
  const name = `bandiera.${PROTOCOL}.${tenantId}`
  try {
    return { name, channel: new BroadcastChannel(name), locks: navigator.locks as unknown as TabLocks }
  } catch {
    // browsers that refuse storage refuse the channel too
    return null
  }
}

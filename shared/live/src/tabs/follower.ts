import type { Procedure } from '@bandiera/wire'
import type { Connection, ConnectionNews } from '../server/connection.ts'
import type { FeedListener } from '../types.ts'
import { type TabRequest, errorOf, type LeaderMessage } from './tab-message.ts'

type Hearing = Pick<Connection, 'onState' | 'onToken' | 'onTokenLost' | 'onError' | 'onEvent'>

/** The listeners of this tab. Messages of the leading tab reach them in every tab, the leading one included. */
export interface Listeners extends Hearing {
  channels: Map<string, Set<FeedListener>>
  /** Names of the events that have a listener. */
  events: () => Iterable<string>
  deliver: (sent: LeaderMessage) => void
}

/** @param onName called with the name of an event when it gets its first listener */
export function createListeners(onName: (name: string) => void): Listeners {
  const [states, tokens, losses, errors] = [
    createEmitter<ConnectionNews>(),
    createEmitter<string>(),
    createEmitter<void>(),
    createEmitter<unknown>(),
  ]
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
    events: () => events.keys(),
    onState(listener) {
      listener(news)
      return states.on(listener)
    },
    onToken: tokens.on,
    onTokenLost: losses.on,
    onError: errors.on,
    onEvent(name, listener) {
      if (!events.has(name)) {
        events.set(name, createEmitter())
        onName(name)
      }
      return events.get(name)!.on(listener)
    },
    deliver(sent) {
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

function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value: T) => listeners.forEach((listener) => listener(value)),
    on(listener: (value: T) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Calls of this tab that wait for the leading tab's answer. */
interface PendingCalls {
  invoke: (procedure: Procedure, data: unknown) => Promise<unknown>
  answer: (sent: Extract<LeaderMessage, { kind: 'answer' }>) => void
  /** Sends every call again: there was no leading tab to receive it. */
  again: () => void
  /** Rejects every call as on a lost connection: the leading tab is gone. */
  abort: () => void
}

interface Call {
  asked: TabRequest
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** @param ask sends a request to the leading tab */
export function createPendingCalls(tab: string, ask: (asked: TabRequest) => void): PendingCalls {
  const waiting = new Map<number, Call>()
  let last = 0
  return {
    invoke: (procedure, data) =>
      new Promise((resolve, reject) => {
        const id = ++last
        const asked = { kind: 'invoke', tab, id, procedure, data } as const
        waiting.set(id, { asked, resolve, reject })
        ask(asked)
      }),
    answer({ id, value, error }) {
      const call = waiting.get(id)
      waiting.delete(id)
      if (error) call?.reject(errorOf(error))
      else call?.resolve(value)
    },
    again: () => waiting.forEach(({ asked }) => ask(asked)),
    abort() {
      for (const { reject } of waiting.values())
        reject(errorOf({ name: 'BadConnectionError', message: 'the tab that held the connection is gone' }))
      waiting.clear()
    },
  }
}

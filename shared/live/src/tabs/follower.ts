import type { Procedure } from '@bandiera/wire'
import type { Connection, ConnectionNews } from '../server/connection.ts'
import type { FeedListener } from '../types.ts'
import { type TabRequest, errorOf, type LeaderMessage } from './tab-message.ts'

type Hearing = Pick<Connection, 'onState' | 'onToken' | 'onTokenLost' | 'onError' | 'onEvent'>

/** Who listens in this tab. What the leading tab tells reaches them in the same way in every tab, its own included. */
export interface Listeners extends Hearing {
  channels: Map<string, Set<FeedListener>>
  /** Names of the events that somebody waits for. */
  events: () => Iterable<string>
  deliver: (told: LeaderMessage) => void
}

/** Nobody listens yet. `onName` hears of each event that is waited for the first time. */
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
    // every `connect` signs in again: the same news twice is none
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
    deliver(told) {
      if (told.kind === 'state') become(told.news)
      if (told.kind === 'token') tokens.emit(told.token)
      if (told.kind === 'tokenLost') losses.emit()
      if (told.kind === 'error') errors.emit(errorOf(told.error))
      if (told.kind === 'event') events.get(told.name)?.emit(told.data)
      if (told.kind === 'message') channels.get(told.channel)?.forEach(({ message }) => message(told.message))
      if (told.kind === 'active') channels.get(told.channel)?.forEach(({ active }) => active(told.active))
      if (told.kind !== 'lead') return
      // another tab leads now: whatever the last one had is lost until this one has it
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
  answer: (told: Extract<LeaderMessage, { kind: 'answer' }>) => void
  /** Nobody has heard the calls yet: there was no leading tab. */
  again: () => void
  /** The tab that was asked is gone: as a call on a connection that was lost. */
  abort: () => void
}

interface Call {
  asked: TabRequest
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** No call yet; `ask` brings one to the leading tab. */
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

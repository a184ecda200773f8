import type { FeedListener } from '@bandiera/live'
import type { Connection, ConnectionNews } from '@bandiera/live/host'
import type { Procedure } from '@bandiera/wire'

interface Call {
  procedure: Procedure
  data: unknown
  answer: (value: unknown) => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** An error as the socket's library throws it. */
export const socketError = (name: string, message = 'aborted'): Error => Object.assign(new Error(message), { name })

/** The socket, driven by a test: it answers calls, loses and finds the connection, hands out tokens. */
export class HandConnection implements Connection {
  calls: Call[] = []
  readonly channels = new Map<string, FeedListener>()
  retries = 0
  #news: ConnectionNews = { state: 'connecting' }
  readonly #states = new Set<(news: ConnectionNews) => void>()
  readonly #tokens = new Set<(token: string) => void>()
  readonly #losses = new Set<() => void>()
  readonly #errors = new Set<(error: unknown) => void>()
  readonly #events = new Map<string, (data: unknown) => void>()

  onState(listener: (news: ConnectionNews) => void): () => void {
    this.#states.add(listener)
    listener(this.#news)
    return () => this.#states.delete(listener)
  }

  onToken(listener: (token: string) => void): () => void {
    this.#tokens.add(listener)
    return () => this.#tokens.delete(listener)
  }

  onTokenLost(listener: () => void): () => void {
    this.#losses.add(listener)
    return () => this.#losses.delete(listener)
  }

  onError(listener: (error: unknown) => void): () => void {
    this.#errors.add(listener)
    return () => this.#errors.delete(listener)
  }

  onEvent(name: string, listener: (data: unknown) => void): () => void {
    this.#events.set(name, listener)
    return () => this.#events.delete(name)
  }

  invoke(procedure: Procedure, data?: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer = async (value: unknown) => (resolve(value), settle())
      const fail = async (error: Error) => (reject(error), settle())
      this.calls.push({ procedure, data, answer, fail })
    })
  }

  subscribe(channel: string, listener: FeedListener): () => void {
    this.channels.set(channel, listener)
    return () => this.channels.delete(channel)
  }

  retryNow(): void {
    this.retries++
  }

  become(news: ConnectionNews): void {
    this.#news = news
    this.#states.forEach((listener) => listener(news))
  }

  giveToken(token: string): void {
    this.#tokens.forEach((listener) => listener(token))
  }

  takeToken(): void {
    this.#losses.forEach((listener) => listener())
  }

  /** An error that no call answers for. */
  breakWith(error: unknown): void {
    this.#errors.forEach((listener) => listener(error))
  }

  /** The server transmits an event. */
  transmit(name: string, data: unknown): void {
    this.#events.get(name)?.(data)
  }

  /** The oldest call that waits for an answer; it is taken from the list. */
  next(): Call {
    const call = this.calls.shift()
    if (!call) throw new Error('nothing was asked of the server')
    return call
  }
}

/** Lets promises run their course. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

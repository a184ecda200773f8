import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Change, Signal } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { changesSince, lastSeq } from './reader.ts'
import { lastSignal, signalsSince } from './tx.ts'

type Listener<T> = (told: T) => void

export interface Publisher {
  onChange(listener: Listener<Change[]>): () => void
  onSignal(listener: Listener<Signal>): () => void
  /** Hands on everything after the last published position. */
  publish(): Promise<void>
  close(): Promise<void>
}

export interface PublisherOptions {
  /** Milliseconds between two looks for commits of other processes. */
  pollEvery: number
  onError: (error: unknown) => void
  /** A number that changes with every commit. */
  version: () => Promise<number>
}

/** Changes that are published at once, and those that are read at once. */
const LIMIT = 5000
const PAGE = 100

/**
 * The only way from the log and the signals to the listeners: it reads what any process committed after the last published
 * position. A poll of the engine's version number notices other processes.
 */
export async function createPublisher(connection: SqlConnection, options: PublisherOptions): Promise<Publisher> {
  const ofChanges = createListeners<Change[]>(options.onError)
  const ofSignals = createListeners<Signal>(options.onError)
  let published = await lastSeq(connection)
  let signalled = await lastSignal(connection)
  let version = await options.version()
  let running: Promise<void> = Promise.resolve()
  let closed = false
  let failing = false
  const inTurn = (): Promise<void> => {
    const result = running.then(tail)
    running = result.catch(() => undefined)
    return result
  }
  const timer = setInterval(() => void poll().then(succeeded, failed), options.pollEvery).unref()
  return {
    onChange: ofChanges.add,
    onSignal: ofSignals.add,
    publish: () => inTurn().catch(options.onError),
    close: async () => {
      clearInterval(timer)
      closed = true
      await running
      ofChanges.clear()
      ofSignals.clear()
    },
  }

  async function poll(): Promise<void> {
    const now = await options.version()
    if (now === version || closed) return
    // what could not be read now is looked for again at the next poll
    await inTurn()
    version = now
  }

  function succeeded(): void {
    failing = false
  }

  /** A database that is away for an hour is one line in the log, not thousands. */
  function failed(error: unknown): void {
    if (!failing && !closed) options.onError(error)
    failing = true
  }

  async function tail(): Promise<void> {
    if (closed) return
    for (;;) {
      const changes = ofChanges.none() ? [] : await unpublished()
      // read after the changes and published before them: a session that has ended gets no later change
      await tellSignals()
      if (changes.length === 0) break
      // the log was cut in between: listeners have to start again, because what they missed is unknown
      if (changes.at(-1)!.seq - published > changes.length) ofSignals.tell({ type: 'missed' })
      published = changes.at(-1)!.seq
      ofChanges.tell(changes)
    }
    if (ofChanges.none()) published = await lastSeq(connection)
  }

  /** Read page by page, published at once: a commit that takes a right away must not be published in parts. */
  async function unpublished(): Promise<Change[]> {
    const changes: Change[] = []
    for (let at = published; changes.length < LIMIT; at = changes.at(-1)!.seq) {
      const page = await changesSince(connection, at, PAGE)
      changes.push(...page)
      if (page.length < PAGE) break
      await nextTurn()
    }
    return changes
  }

  async function tellSignals(): Promise<void> {
    const { signals, missed, last } = await signalsSince(connection, signalled)
    signalled = last
    if (missed) ofSignals.tell({ type: 'missed' })
    for (const signal of signals) ofSignals.tell(signal)
  }
}

function createListeners<T>(onError: (error: unknown) => void) {
  const listeners = new Set<Listener<T>>()
  return {
    add: (listener: Listener<T>) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    none: () => listeners.size === 0,
    clear: () => listeners.clear(),
    tell: (told: T) => {
      for (const listener of listeners) {
        try {
          listener(told)
        } catch (error) {
          // one listener's failure must keep neither the others nor the writer waiting
          onError(error)
        }
      }
    },
  }
}

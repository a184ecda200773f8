import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Change, Signal } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { changesSince, lastSeq } from './reader.ts'
import { lastSignal, signalsSince } from './tx.ts'

type Listener<T> = (told: T) => void

/** Changes that are published together, and those that are read together. */
const LIMIT = 5000
const PAGE = 100

/**
 * Hands what any process commits from the log and the signals to the listeners. A poll of the engine's version number
 * notices other processes.
 */
export async function createPublisher(
  connection: SqlConnection,
  options: { pollEvery: number; onError: (error: unknown) => void; version: () => Promise<number> },
) {
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
    /** Publishes everything after the last published position. */
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
    // when this fails, the next poll tries again
    await inTurn()
    version = now
  }

  function succeeded(): void {
    failing = false
  }

  /** One line in the log for a database that is away, not one for each poll. */
  function failed(error: unknown): void {
    if (!failing && !closed) options.onError(error)
    failing = true
  }

  async function tail(): Promise<void> {
    if (closed) return
    for (;;) {
      const changes = ofChanges.none() ? [] : await unpublished()
      // signals are read after the changes and published before them: an ended session gets no later change
      await tellSignals()
      if (changes.length === 0) break
      // the log was cut in between: listeners have to start again
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
          // the other listeners and the writer go on
          onError(error)
        }
      }
    },
  }
}

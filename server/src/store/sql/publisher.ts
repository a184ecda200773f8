import type { Change } from '../port.ts'
import type { SqlConnection } from './driver.ts'
import { changesSince, lastSeq } from './reader.ts'

type Listener = (changes: Change[]) => void

export interface Publisher {
  onChange(listener: Listener): () => void
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

const LIMIT = 5000

/**
 * The only way from the log to the listeners: it reads what was committed after the last published position, whoever
 * committed it. A poll of the engine's version number notices other processes.
 */
export async function createPublisher(connection: SqlConnection, options: PublisherOptions): Promise<Publisher> {
  const listeners = new Set<Listener>()
  let published = await lastSeq(connection)
  let version = await options.version()
  let running: Promise<void> = Promise.resolve()
  const publish = (): Promise<void> => (running = running.then(tail).catch(options.onError))
  const timer = setInterval(() => void poll().catch(options.onError), options.pollEvery).unref()
  return {
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    publish,
    close: async () => {
      clearInterval(timer)
      await running
      listeners.clear()
    },
  }

  async function poll(): Promise<void> {
    const now = await options.version()
    if (now === version) return
    version = now
    await publish()
  }

  async function tail(): Promise<void> {
    if (listeners.size === 0) return void (published = await lastSeq(connection))
    for (;;) {
      const changes = await changesSince(connection, published, LIMIT)
      if (changes.length === 0) return
      published = changes.at(-1)!.seq
      for (const listener of listeners) notify(listener, changes)
    }
  }

  function notify(listener: Listener, changes: Change[]): void {
    try {
      listener(changes)
    } catch (error) {
      // one listener's failure must keep neither the others nor the writer waiting
      options.onError(error)
    }
  }
}

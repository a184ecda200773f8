import type { PasswordStrength } from '@bandiera/domain/password-strength'
import { existsSync } from 'node:fs'
import * as path from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Judge } from './password-desk.ts'
import type { Question } from './strength-thread.ts'

/** Milliseconds without a question: then thread and dictionaries go. */
const IDLE = 60_000

interface Answer {
  id: number
  strength: PasswordStrength
}
interface Asked {
  resolve: (strength: PasswordStrength) => void
  reject: (error: Error) => void
}

/** On a thread of its own: the worst passwords take longer than others may wait. */
export function judgeInThread(options: WorkerOptions = {}): { judge: Judge; close: () => Promise<void> } {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const old = thread
    thread = undefined
    await old?.worker.terminate()
  }
  const rest = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => void (thread?.asked.size === 0 && close()), IDLE)
    idle.unref()
  }
  const judge: Judge = async (password, words) => {
    const { worker, asked } = (thread ??= begin(options, (ended) => {
      if (thread === ended) thread = undefined
    }))
    const id = ++count
    try {
      return await new Promise<PasswordStrength>((resolve, reject) => {
        asked.set(id, { resolve, reject })
        worker.postMessage({ id, password, words } satisfies Question)
      })
    } finally {
      asked.delete(id)
      rest()
    }
  }
  return { judge, close }
}

let count = 0

interface Thread {
  worker: Worker
  asked: Map<number, Asked>
}

function begin(options: WorkerOptions, over: (thread: Thread) => void): Thread {
  const thread: Thread = { worker: new Worker(builtOrSource(), options), asked: new Map() }
  const { worker, asked } = thread
  const lost = (error: Error): void => {
    over(thread)
    for (const { reject } of asked.values()) reject(error)
  }
  // a thread that waits keeps no process alive
  worker.unref()
  worker.on('message', ({ id, strength }: Answer) => asked.get(id)?.resolve(strength))
  worker.on('error', lost)
  worker.on('exit', () => lost(new Error('the thread that judges passwords ended')))
  return thread
}

/** From the sources it needs a Node that reads TypeScript. */
function builtOrSource(): string {
  const built = path.join(import.meta.dirname, 'strength-thread.mjs')
  return existsSync(built) ? built : path.join(import.meta.dirname, 'strength-thread.ts')
}

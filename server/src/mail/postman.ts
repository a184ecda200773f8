import type { Deliver, Mail } from './mail.ts'

export interface Postman {
  /** Work that nobody waits for, like a lookup whose duration would tell something; a failure is reported. */
  later(work: () => Promise<void>): void
  /** Tries a few times; whether the mail went out. Never rejects. */
  post(mail: Mail): Promise<boolean>
  /** All work and every mail under way is done. */
  settled(): Promise<void>
  /** No mail waits for another try any more. */
  close(): Promise<void>
}

export interface PostmanOptions {
  deliver: Deliver
  /** Milliseconds between two tries. */
  waits?: readonly number[]
  /** Hears of every failed try; never of what a mail says. */
  onProblem: (problem: string) => void
}

/** A mail server that is being restarted is back within a minute. */
const WAITS = [5_000, 45_000]

/** Sends mails without anybody waiting for it. */
export function createPostman({ deliver, waits = WAITS, onProblem }: PostmanOptions): Postman {
  const underway = new Set<Promise<unknown>>()
  const closing = new AbortController()
  const follow = <T>(work: Promise<T>): Promise<T> => {
    underway.add(work)
    void work.finally(() => underway.delete(work))
    return work
  }
  const attempt = async (mail: Mail): Promise<boolean> => {
    try {
      await deliver(mail)
      return true
    } catch (error) {
      onProblem(`mail of ${mail.tenant} not sent: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  const post = async (mail: Mail): Promise<boolean> => {
    if (await attempt(mail)) return true
    for (const wait of waits) {
      if (!(await pause(wait, closing.signal))) return false
      if (await attempt(mail)) return true
    }
    return false
  }
  const settled = async (): Promise<void> => {
    while (underway.size > 0) await Promise.allSettled(underway)
  }
  return {
    post: (mail) => follow(post(mail)),
    later: (work) => void follow(work().catch((error: unknown) => onProblem(String(error)))),
    settled,
    close: () => {
      closing.abort()
      return settled()
    },
  }
}

/** False when the server stopped meanwhile. */
function pause(milliseconds: number, stop: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve(false)
    const done = (): void => {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      resolve(!stop.aborted)
    }
    const timer = setTimeout(done, milliseconds)
    stop.addEventListener('abort', done)
  })
}

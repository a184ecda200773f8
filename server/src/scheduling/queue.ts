import { PortalError } from '../errors.ts'

export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Refuses more work; resolves when what was waiting is done. */
  end(): Promise<void>
}

/** Runs one piece of work after another. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let ended = false
  return {
    run: (work) => {
      if (ended) return Promise.reject(new PortalError('SERVER_STOPPING'))
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    end: async () => {
      ended = true
      await last
    },
  }
}

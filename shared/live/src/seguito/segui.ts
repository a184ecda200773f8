/** Milliseconds in which changes are gathered before the server is asked again. */
const TICK = 50
/** After a failure it tries again by itself. */
const AGAIN = 5000

interface Options<A> {
  load: (signal: AbortSignal) => Promise<A>
  answered: (answer: A) => void
  failed: (error: unknown) => void
}

/** One answer of the server, kept current. */
export interface Seguito {
  /** What it is made of changed. */
  changed: () => void
  /** Asks now, also where an answer is awaited. */
  retry: () => void
  stop: () => void
}

/** Asks at once, and again after changes: at most once a tick, never twice at a time, and no sooner than the last answer took. */
export function segui<A>({ load, answered, failed }: Options<A>): Seguito {
  let asking: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let dirty = false
  let pause = TICK
  const soon = (after: number) => {
    timer ??= setTimeout(() => void ask(), after)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    asking?.abort()
    asking = null
  }
  const ask = async () => {
    stop()
    dirty = false
    const { signal } = (asking = new AbortController())
    const began = performance.now()
    try {
      const answer = await load(signal)
      if (signal.aborted) return
      pause = Math.max(TICK, performance.now() - began)
      answered(answer)
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      soon(AGAIN)
    }
    asking = null
    if (dirty) soon(pause)
  }
  void ask()
  return {
    changed() {
      if (asking) dirty = true
      else soon(pause)
    },
    retry: () => void ask(),
    stop,
  }
}

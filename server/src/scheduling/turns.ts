/** Work of each person, so much of it at a time: who asks for much at once makes no one else wait. */
export interface Turns {
  /**
   * Waits for a turn of this person; the function that it resolves to ends the turn.
   * @param gone no one waits for the work any more
   * @throws what `refuse` makes when too much of this person's work is there already; the reason of `gone`
   */
  enter: (person: string, gone?: AbortSignal) => Promise<() => void>
  /** Does the work in a turn. */
  take: <T>(person: string, work: () => Promise<T>, gone?: AbortSignal) => Promise<T>
}

export interface TurnsOptions {
  /** Pieces of work that one person may have, those at work among them. */
  most: number
  /** Those at work at the same time. */
  atOnce?: number
  refuse: () => Error
}

interface Line {
  working: number
  waiting: Set<() => void>
}

export function createTurns({ most, atOnce = 1, refuse }: TurnsOptions): Turns {
  const lines = new Map<string, Line>()
  const enter: Turns['enter'] = async (person, gone) => {
    gone?.throwIfAborted()
    const line = lines.get(person) ?? { working: 0, waiting: new Set() }
    if (line.working + line.waiting.size >= most) throw refuse()
    lines.set(person, line)
    if (line.working < atOnce) line.working += 1
    else await turnIn(line, gone)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = line.waiting
      if (next) {
        line.waiting.delete(next)
        return next()
      }
      line.working -= 1
      if (line.working === 0) lines.delete(person)
    }
  }
  return {
    enter,
    async take(person, work, gone) {
      const leave = await enter(person, gone)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Waits for a place that another one gives up, which counts as working from then on. */
function turnIn({ waiting }: Line, gone: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = (): void => {
      gone?.removeEventListener('abort', left)
      resolve()
    }
    const left = (): void => {
      if (waiting.delete(called)) reject(gone!.reason)
    }
    gone?.addEventListener('abort', left, { once: true })
    waiting.add(called)
  })
}

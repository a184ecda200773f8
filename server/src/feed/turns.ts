/** Work of each person, one after the other: whoever asks for much at once makes nobody else wait. */
export interface Turns {
  /** @throws what `refuse` makes when too much of this person's work is waiting already */
  take: <T>(uid: string, work: () => Promise<T>) => Promise<T>
}

export function createTurns(most: number, refuse: () => Error): Turns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return {
    async take(uid, work) {
      const line = lines.get(uid) ?? { last: Promise.resolve(), waiting: 0 }
      if (line.waiting >= most) throw refuse()
      line.waiting += 1
      lines.set(uid, line)
      const turn = line.last.then(work)
      line.last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(uid)
      }
    },
  }
}

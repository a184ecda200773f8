/** Those who wait for something to happen. */
export interface Waiting {
  /** Resolves when `letGo` is called, after so many milliseconds, or at the end. */
  wait(within: number): Promise<void>
  letGo(): void
  /** Lets everybody go; from then on nobody waits. */
  end(): void
}

export function createWaiting(): Waiting {
  const waiting = new Set<() => void>()
  let isOver = false
  const letGo = (): void => waiting.forEach((go) => go())
  return {
    wait(within) {
      if (isOver) return Promise.resolve()
      return new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, within)
        waiting.add(go)
      })
    },
    letGo,
    end() {
      isOver = true
      letGo()
    },
  }
}

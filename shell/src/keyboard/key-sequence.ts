import { goAtom, type Store } from '../state.ts'

export const GO = 'g'
/** Milliseconds for the letter after `g`, from when the page shows that it waits, or from the key on a busy page. */
export const GO_WINDOW = 1500

export function createKeySequence(store: Store) {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = -Infinity
  const stop = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    since = -Infinity
    store.set(goAtom, false)
  }
  return {
    stop,
    /** True when the key, pressed at a time in ms, was ours: the browser must not act on it too. `run` takes `n` or `g b`. */
    press(key: string, at: number, run: (keys: string) => boolean): boolean {
      const follows = store.get(goAtom) || at - since <= GO_WINDOW
      stop()
      if (follows) return key === 'Escape' || run(`${GO} ${key}`)
      if (key !== GO) return run(key)
      since = at
      store.set(goAtom, true)
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => store.set(goAtom, false), GO_WINDOW)
      })
      return true
    },
  }
}

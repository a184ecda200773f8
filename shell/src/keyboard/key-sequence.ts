import { goAtom, type Store } from '../state.ts'

export const GO = 'g'
/** Milliseconds for the letter after `g`, from when the page shows that it waits, or from the key on a busy page. */
export const GO_WINDOW = 1500

export class KeySequence {
  readonly #store: Store
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #since = -Infinity

  constructor(store: Store) {
    this.#store = store
  }

  /** True when the key, pressed at a time in ms, was ours: the browser must not act on it too. `run` takes `n` or `g b`. */
  press(key: string, at: number, run: (keys: string) => boolean): boolean {
    const follows = this.#store.get(goAtom) || at - this.#since <= GO_WINDOW
    this.stop()
    if (follows) return key === 'Escape' || run(`${GO} ${key}`)
    if (key !== GO) return run(key)
    this.#since = at
    this.#store.set(goAtom, true)
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.#store.set(goAtom, false), GO_WINDOW)
    })
    return true
  }

  stop = (): void => {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#since = -Infinity
    this.#store.set(goAtom, false)
  }
}

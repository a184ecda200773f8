import { goAtom, type Store } from '../state.ts'

export const GO = 'g'
/** Milliseconds for the letter after `g`, from when the page shows that it waits, or from the key on a busy page. */
export const GO_WINDOW = 1500

/** What to do with the keys that were typed (`n`, `g b`); false when they mean nothing. */
export type Run = (keys: string) => boolean

export class KeySequence {
  readonly #store: Store
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #since = -Infinity

  constructor(store: Store) {
    this.#store = store
  }

  /** True when the key, pressed at a time in ms, was ours: the browser must not act on it too. */
  press(key: string, at: number, run: Run): boolean {
    const follows = this.#store.get(goAtom) || at - this.#since <= GO_WINDOW
    this.stop()
    if (follows) return key === 'Escape' || run(`${GO} ${key}`)
    if (key !== GO) return run(key)
    this.#since = at
    this.#wait(true)
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.#wait(false), GO_WINDOW)
    })
    return true
  }

  stop = (): void => {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#since = -Infinity
    this.#wait(false)
  }

  #wait(waits: boolean): void {
    this.#store.set(goAtom, waits)
  }
}

import { Cell } from '../cell.ts'

/** The key that announces a page. */
export const GO = 'g'
/** Milliseconds in which the letter of the page must follow. */
export const GO_WINDOW = 1000

/** What to do with the keys that were typed (`n`, `g b`); false when they mean nothing. */
export type Run = (keys: string) => boolean

/** Single keys and `g` + letter, as they are typed. */
export class KeySequence {
  /** `g` was pressed and its letter is awaited. */
  readonly waiting = new Cell(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** True when the key was ours: the browser must not act on it too. */
  press(key: string, run: Run): boolean {
    if (this.waiting.get()) {
      this.stop()
      return key === 'Escape' || run(`${GO} ${key}`)
    }
    if (key !== GO) return run(key)
    this.waiting.set(true)
    this.#timer = setTimeout(this.stop, GO_WINDOW)
    return true
  }

  stop = (): void => {
    clearTimeout(this.#timer)
    this.waiting.set(false)
  }
}

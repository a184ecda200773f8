import { useSyncExternalStore } from 'react'

/** One value outside React that can be watched. */
export class Cell<T> {
  readonly #listeners = new Set<() => void>()
  #value: T

  constructor(value: T) {
    this.#value = value
  }

  get = (): T => this.#value

  set = (value: T): void => {
    if (Object.is(value, this.#value)) return
    this.#value = value
    this.#listeners.forEach((listener) => listener())
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The value of a cell; renders again when it changes. */
export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, cell.get)

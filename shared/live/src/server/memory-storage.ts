/** Where realm-web keeps its tokens: this page's memory only, so that none outlives the session or the user. */
export class MemoryStorage {
  readonly #values: Map<string, string>
  readonly #part: string

  constructor(values = new Map<string, string>(), part = '') {
    this.#values = values
    this.#part = part
  }

  get(key: string): string | null {
    return this.#values.get(this.#part + key) ?? null
  }

  set(key: string, value: string): void {
    this.#values.set(this.#part + key, value)
  }

  remove(key: string): void {
    this.#values.delete(this.#part + key)
  }

  prefix(part: string): MemoryStorage {
    return new MemoryStorage(this.#values, `${this.#part}${part}:`)
  }

  clear(prefix = ''): void {
    for (const key of this.#values.keys()) if (key.startsWith(this.#part + prefix)) this.#values.delete(key)
  }

  /** Nobody else writes into this page's memory, so there is nothing to tell. */
  addListener(): void {}
  removeListener(): void {}
}

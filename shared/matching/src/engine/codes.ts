/** Different values of a column, numbered as they come. */
export class Codes {
  /** The code of the value that says nothing; -1 before somebody has it. */
  nothing = -1
  private readonly byKey = new Map<string | number, number>()
  /** Words and numbers: they are known without spelling their key. */
  private readonly plain = new Map<unknown, number>()

  /**
   * @param keyOf equal for values that are one; `''` for the one that says nothing
   * @param learn keeps a new value, gives its code
   */
  constructor(
    private readonly keyOf: (value: unknown) => string | number,
    private readonly learn: (value: unknown) => number,
  ) {}

  of(value: unknown): number {
    if (typeof value === 'object') return this.ofKey(value)
    let code = this.plain.get(value)
    if (code === undefined) this.plain.set(value, (code = this.ofKey(value)))
    return code
  }

  private ofKey(value: unknown): number {
    const key = this.keyOf(value)
    let code = this.byKey.get(key)
    if (code === undefined) {
      code = this.learn(value)
      this.byKey.set(key, code)
      if (key === '') this.nothing = code
    }
    return code
  }
}

/** What holds on stretches of a line, each found by any place on it. */
export class Stretches<T> {
  /** Ascending, none touches another. */
  private all: (Stretch & { value: T })[] = []

  at(place: number): T | undefined {
    const found = this.all[this.firstFrom(place)]
    return found && found.from <= place ? found.value : undefined
  }

  /** Adds a stretch; one that overlaps it is a part of it that was known already. */
  add({ from, upTo }: Stretch, value: T): void {
    const start = this.firstFrom(from)
    let end = start
    while (end < this.all.length && this.all[end]!.from <= upTo) end += 1
    const [first, last] = [this.all[start], this.all[end - 1]]
    const whole = end > start ? { from: Math.min(from, first!.from), upTo: Math.max(upTo, last!.upTo) } : { from, upTo }
    this.all.splice(start, end - start, { ...whole, value })
  }

  clear(): void {
    this.all = []
  }

  /** The first that ends at the place or after it. */
  private firstFrom(place: number): number {
    let [low, high] = [0, this.all.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.all[middle]!.upTo >= place) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Both ends belong to it. */
export interface Stretch {
  from: number
  upTo: number
}

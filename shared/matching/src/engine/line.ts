/** A test that changes its answer once along a line of numbers: it asks the rule only between the nearest known places. */
export class Limit {
  private inside = NaN
  private outside = NaN

  constructor(
    private readonly upwards: boolean,
    private readonly ask: (place: number) => boolean,
  ) {}

  holds(place: number): boolean {
    if (this.upwards ? place >= this.inside : place <= this.inside) return true
    if (this.upwards ? place <= this.outside : place >= this.outside) return false
    const answer = this.ask(place)
    if (answer) this.inside = place
    else this.outside = place
    return answer
  }

  around(place: number): Stretch {
    const holds = this.holds(place)
    if (holds === this.upwards) return { from: holds ? this.inside : this.outside, upTo: Infinity }
    return { from: -Infinity, upTo: holds ? this.inside : this.outside }
  }

  /** First and last + 1 of the ascending places for which it holds. */
  range(places: Float64Array): [number, number] {
    const change = firstWhere(places.length, (at) => this.holds(places[at]!) === this.upwards)
    return this.upwards ? [change, places.length] : [0, change]
  }
}

/** Stretches of a line, each found by any place on it. */
export class StretchIndex<T> {
  /** Ascending, none touches another. */
  private all: (Stretch & { value: T })[] = []

  at(place: number): T | undefined {
    const found = this.all[this.firstFrom(place)]
    return found && found.from <= place ? found.value : undefined
  }

  /** Adds a stretch; a known one that overlaps it is always part of it. */
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
    return firstWhere(this.all.length, (at) => this.all[at]!.upTo >= place)
  }
}

/** The first place for which a test holds that holds for all after it; the length when there is none. */
function firstWhere(length: number, test: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Both ends belong to it. */
export interface Stretch {
  from: number
  upTo: number
}

/** The members of a list by ascending value, and their values; equal ones keep their order. */
export function sortedBy(values: Float64Array, list: Int32Array): { order: Int32Array; places: Float64Array } {
  // plain numbers sort far faster than with a comparison function: each member then looks up its place
  const places = new Float64Array(list.length)
  for (let i = 0; i < list.length; i += 1) places[i] = values[list[i]!]!
  places.sort()
  const order = new Int32Array(list.length)
  const taken = new Int32Array(list.length)
  for (let i = 0; i < list.length; i += 1) {
    const member = list[i]!
    const first = firstOf(places, values[member]!)
    order[first + taken[first]!++] = member
  }
  return { order, places }
}

function firstOf(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Sets of the first places of an order, at regular steps: a stretch is what two of them differ in, but for a few. */
export class PrefixSets {
  private readonly sets: Int32Array[] = []
  private readonly step: number

  constructor(
    private readonly order: Int32Array,
    words: number,
  ) {
    this.step = Math.max(32, words)
    const set = new Int32Array(words)
    for (let at = 0; at <= order.length; at += this.step) {
      this.sets.push(set.slice())
      this.toggleEach(at, Math.min(at + this.step, order.length), set)
    }
  }

  /** Writes the places from one rank of the order up to another, not included, into an empty set. */
  write(from: number, end: number, to: Int32Array): void {
    if (end <= from) return
    const [first, last] = [Math.floor(from / this.step), Math.floor(end / this.step)]
    const [before, upTo] = [this.sets[first]!, this.sets[last]!]
    for (let w = 0; w < upTo.length; w += 1) to[w] = before[w]! ^ upTo[w]!
    this.toggleEach(first * this.step, from, to)
    this.toggleEach(last * this.step, end, to)
  }

  private toggleEach(from: number, end: number, set: Int32Array): void {
    for (let rank = from; rank < end; rank += 1) {
      const slot = this.order[rank]!
      set[slot >>> 5]! ^= 1 << (slot & 31)
    }
  }
}

import type { Azienda } from '@bandiera/domain'
import { setBit, unite } from './bits.ts'
import { Codes } from './codes.ts'
import { Column, type Predicate, valueRow, type ValueRow } from './column.ts'
import { NO, OPEN, YES, type Truth } from './truth.ts'
import { Limit, PrefixSets, sortedBy, type Stretch, StretchIndex } from './line.ts'
import type { Order } from './reading.ts'

interface Sorted {
  /** Where the companies are on the line, ascending. */
  places: Float64Array
  first: number | undefined
  upTo: PrefixSets
  /** Those off the line, by code. */
  off: Int32Array[]
}

/** Values on a line: a predicate is one stretch of it, found by halving, and the few values off the line one by one. */
export class OrderedColumn extends Column {
  /** Places on the line; NaN off it. */
  private line = new Float64Array(0)
  /** Code + 1 of a value off the line. */
  private off = new Uint8Array(0)
  private readonly codes = new Codes(this.reading.key, (value) => this.values.push(value) - 1)
  private found = { place: NaN, off: 0 }
  private readonly rows = new StretchIndex<ValueRow>()
  private readonly offRows = new Map<number, ValueRow>()
  private sorted: Sorted | null = null

  read(slot: number, azienda: Azienda): boolean {
    const value = this.reading.values(azienda, this.sample, this.contesto)[0]
    const place = this.order.place(value as never)
    this.found = place === null ? { place: NaN, off: this.codes.of(value) + 1 } : { place, off: 0 }
    return !Object.is(this.line[slot], this.found.place) || this.off[slot] !== this.found.off
  }

  protected store(slot: number, words: number): void {
    if (this.line.length < words << 5) {
      const [line, off] = [new Float64Array(words << 5).fill(NaN), new Uint8Array(words << 5)]
      line.set(this.line)
      off.set(this.off)
      this.line = line
      this.off = off
    }
    this.line[slot] = this.found.place
    this.off[slot] = this.found.off
    setBit(this.known, slot, this.found.off === 0 || this.found.off - 1 !== this.codes.nothing)
  }

  truthAt(predicate: Predicate, slot: number): Truth {
    const off = this.off[slot]!
    if (off > 0) return this.answer(predicate, off - 1)
    const { limits } = predicate
    if (limits.length === 0) return this.decide(predicate.criterio, this.order.at(this.line[slot]!))
    for (const limit of limits) if (!limit.holds(this.line[slot]!)) return NO
    return YES
  }

  rowAt(slot: number, words: number): ValueRow {
    const [place, off] = [this.line[slot]!, this.off[slot]!]
    const known = off > 0 ? this.offRows.get(off) : this.rows.at(place)
    if (known) return known
    const row = valueRow(this.predicates.values(), words, (one) => this.truthAt(one, slot))
    if (off > 0) this.offRows.set(off, row)
    else this.rows.add(this.stretchAround(place), row)
    return row
  }

  /** How far around a place every predicate answers as it does there. */
  private stretchAround(place: number): Stretch {
    const all = { from: -Infinity, upTo: Infinity }
    for (const { limits } of this.predicates.values()) {
      for (const limit of limits) {
        const { from, upTo } = limit.around(place)
        if (from > all.from) all.from = from
        if (upTo < all.upTo) all.upTo = upTo
      }
    }
    return all
  }

  forgetRows(): void {
    this.offRows.clear()
    this.rows.clear()
  }

  prepare(predicate: Predicate): void {
    const { criterio } = predicate
    const limitOf = (part: unknown, upwards: boolean) =>
      part ? [new Limit(upwards, (place) => this.decide(part as never, this.order.at(place)) === YES)] : []
    const { from, upTo } = this.order
    predicate.limits = [...limitOf(from(criterio as never), true), ...limitOf(upTo(criterio as never), false)]
  }

  protected decideAt(predicate: Predicate, code: number): Truth {
    return this.decide(predicate.criterio, this.values[code])
  }

  protected sort(slots: number, words: number): void {
    const { line } = this
    const off = this.values.map(() => new Int32Array(words))
    const on = new Int32Array(slots)
    let size = 0
    for (let slot = 0; slot < slots; slot += 1) {
      if (this.off[slot]! > 0) setBit(off[this.off[slot]! - 1]!, slot, true)
      else if (!Number.isNaN(line[slot]!)) on[size++] = slot
    }
    const { order, places } = sortedBy(line, on.subarray(0, size))
    this.sorted = { places, first: order[0], upTo: new PrefixSets(order, words), off }
  }

  protected fillSorted(predicate: Predicate, open: Int32Array, yes: Int32Array): void {
    const { places, first, upTo, off } = this.sorted!
    let [low, high] = [0, places.length]
    for (const limit of predicate.limits) {
      const [from, end] = limit.range(places)
      low = Math.max(low, from)
      high = Math.min(high, end)
    }
    const setOf = (truth: Truth) => (truth === YES ? yes : truth === OPEN ? open : null)
    const all = predicate.limits.length === 0 && first !== undefined ? this.truthAt(predicate, first) : YES
    const on = setOf(all)
    if (on) upTo.write(low, high, on)
    off.forEach((places, code) => {
      const to = setOf(this.answer(predicate, code))
      if (to) unite(to, places)
    })
  }

  private get order(): Order<never, unknown> {
    return this.reading.order as Order<never, unknown>
  }
}

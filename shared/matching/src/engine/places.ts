import type { Azienda } from '@bandiera/domain'
import { grown, setBit, wordsFor } from './bits.ts'
import { YES } from './truth.ts'
import { emptyValueRow, type Grant } from './column.ts'
import { type Answers, WordLog } from './changes.ts'

const createScratch = (words: number): Answers => ({
  before: emptyValueRow(words),
  after: emptyValueRow(words),
  others: emptyValueRow(words),
})

type AtPlaces = (Grant | undefined)[]

/** Places of the grants in the rows of values; the place of a removed grant is reused. */
export class GrantPlaces {
  /** Those whose verdict the rows hold. */
  plain = new Int32Array(1)
  /** Those that a company can surely fit. */
  sure = new Int32Array(1)
  scratch = createScratch(1)
  readonly log = new WordLog()
  private all: AtPlaces = []
  private isLent = false
  private readonly free: number[] = []

  get words(): number {
    return this.plain.length
  }

  /** The grants by place; later changes leave the caller's list alone. */
  now(): Readonly<AtPlaces> {
    this.isLent = true
    return this.all
  }

  /** Gives a grant its place; `true` when that needs another word. */
  add(grant: Grant): boolean {
    grant.place = this.free.pop() ?? this.all.length
    this.own()[grant.place] = grant
    const grows = grant.place >>> 5 >= this.words
    if (grows) {
      // every company has as many words of answers
      const words = this.words + Math.max(1, this.words >>> 3)
      this.plain = grown(this.plain, words)
      this.sure = grown(this.sure, words)
      this.scratch = createScratch(words)
    }
    this.update(grant)
    return grows
  }

  remove(grant: Grant): void {
    this.own()[grant.place] = undefined
    setBit(this.plain, grant.place, false)
    this.free.push(grant.place)
  }

  update({ place, isPlain, best }: Grant): void {
    setBit(this.plain, place, isPlain)
    setBit(this.sure, place, best === YES)
  }

  without(skip: ReadonlySet<Grant>): Int32Array {
    if (skip.size === 0) return this.plain
    const left = this.plain.slice()
    for (const { place } of skip) setBit(left, place, false)
    return left
  }

  /** The list to write to: a copy if a caller has the old one. */
  private own(): AtPlaces {
    if (this.isLent) this.all = this.all.slice()
    this.isLent = false
    return this.all
  }
}

/** A slot is never reused for another company; the engine is rebuilt when most slots are empty. */
export class CompanySlots {
  readonly records: (Azienda | undefined)[] = []
  readonly ids: string[] = []
  /** Places in use; its length is the length of every set. */
  live = new Int32Array(1)
  count = 0
  private readonly byId = new Map<string, number>()

  constructor(room: number) {
    this.live = new Int32Array(Math.max(1, wordsFor(room)))
  }

  get words(): number {
    return this.live.length
  }

  at(id: string): number | undefined {
    return this.byId.get(id)
  }

  add(azienda: Azienda): number {
    const slot = this.ids.length
    if (slot >= this.words << 5) this.live = grown(this.live, this.words + Math.max(1, this.words >>> 3))
    this.ids.push(azienda._id)
    this.records.push(azienda)
    this.byId.set(azienda._id, slot)
    setBit(this.live, slot, true)
    this.count += 1
    return slot
  }

  remove(slot: number): void {
    this.byId.delete(this.ids[slot]!)
    this.records[slot] = undefined
    setBit(this.live, slot, false)
    this.count -= 1
  }
}

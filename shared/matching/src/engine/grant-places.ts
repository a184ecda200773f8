import { grown, setBit } from './bits.ts'
import { YES } from './grado.ts'
import type { Grant } from './grant.ts'
import { emptyRow } from './value-row.ts'
import { WordLog, type Answers } from './word-log.ts'

const createScratch = (words: number): Answers => ({
  before: emptyRow(words),
  after: emptyRow(words),
  others: emptyRow(words),
})

type AtPlaces = (Grant | undefined)[]

/** Places of the grants in the rows of values; the place of one that is gone is given again. */
export class GrantPlaces {
  /** Those whose verdict the rows tell. */
  plain = new Int32Array(1)
  /** Those that somebody may fit for sure. */
  sure = new Int32Array(1)
  /** Room for what a company answers to all. */
  scratch = createScratch(1)
  readonly log = new WordLog()
  private all: AtPlaces = []
  private isLent = false
  private readonly free: number[] = []

  get words(): number {
    return this.plain.length
  }

  /** The grants by place, as they are now and stay for whoever asked. */
  now(): Readonly<AtPlaces> {
    this.isLent = true
    return this.all
  }

  /** Gives it a place; `true` when there are more words now than before. */
  add(grant: Grant): boolean {
    grant.place = this.free.pop() ?? this.all.length
    this.own()[grant.place] = grant
    const grows = grant.place >>> 5 >= this.words
    if (grows) {
      // every company is asked as many words as there are
      const words = this.words + Math.max(1, this.words >>> 3)
      this.plain = grown(this.plain, words)
      this.sure = grown(this.sure, words)
      this.scratch = createScratch(words)
    }
    this.tell(grant)
    return grows
  }

  remove(grant: Grant): void {
    this.own()[grant.place] = undefined
    setBit(this.plain, grant.place, false)
    this.free.push(grant.place)
  }

  /** Looks again at what it can be at best. */
  tell({ place, isPlain, best }: Grant): void {
    setBit(this.plain, place, isPlain)
    setBit(this.sure, place, best === YES)
  }

  /** Places of the plain grants but these. */
  without(skip: ReadonlySet<Grant>): Int32Array {
    if (skip.size === 0) return this.plain
    const left = this.plain.slice()
    for (const { place } of skip) setBit(left, place, false)
    return left
  }

  /** The list to write to: a copy, if somebody has the one there was. */
  private own(): AtPlaces {
    if (this.isLent) this.all = this.all.slice()
    this.isLent = false
    return this.all
  }
}

import { grown, setBit } from './bits.ts'
import { OPEN } from './grado.ts'
import type { Grant } from './grant.ts'
import { emptyValueRow } from './value-row.ts'

/** Places of the grants in the rows of values; the place of one that is gone is given again. */
export class GrantPlaces {
  readonly at: (Grant | undefined)[] = []
  /** Those whose verdict the rows tell. */
  plain = new Int32Array(1)
  /** Of those, the ones that nobody fits for sure. */
  open = new Int32Array(1)
  /** Room for the verdicts on a company before and after a change. */
  readonly scratch = { was: emptyValueRow(1), is: emptyValueRow(1) }
  private readonly free: number[] = []

  get words(): number {
    return this.plain.length
  }

  /** Gives it a place; `true` when there are more words now than before. */
  add(grant: Grant): boolean {
    grant.place = this.free.pop() ?? this.at.length
    this.at[grant.place] = grant
    const grows = grant.place >>> 5 >= this.words
    if (grows) {
      const words = this.words * 2
      this.plain = grown(this.plain, words)
      this.open = grown(this.open, words)
      this.scratch.was = emptyValueRow(words)
      this.scratch.is = emptyValueRow(words)
    }
    this.tell(grant)
    return grows
  }

  remove(grant: Grant): void {
    this.at[grant.place] = undefined
    setBit(this.plain, grant.place, false)
    this.free.push(grant.place)
  }

  /** Looks again at what it can be at best. */
  tell({ place, isPlain, best }: Grant): void {
    setBit(this.plain, place, isPlain)
    setBit(this.open, place, best === OPEN)
  }
}

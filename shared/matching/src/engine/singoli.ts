import type { Esito } from '../valutazione.ts'
import { countWord, eachBitOf } from './bits.ts'
import type { Cambio } from './cambiamenti.ts'
import { esitoOf, NO, OPEN, YES, type Grado } from './grado.ts'
import type { GrantPlaces } from './grant-places.ts'
import type { Grant } from './grant.ts'

/** Verdicts of 32 grants on a company, before and now: to whom it is not excluded, and whom it fits for sure. */
export interface ChangedWord {
  all: number
  yes: number
  nowAll: number
  nowYes: number
}
type One = [slot: number, grant: Grant, before: Grado | null, after: Grado | null]

/** Verdicts that changed one by one, as the engine has them: they are spelled out when somebody reads. */
export class Singoli {
  private readonly ones: One[] = []
  /** Numbers of company and word, then the word as it was and as it is: six for each. */
  private readonly words: number[] = []
  private readonly grants: readonly (Grant | undefined)[]

  constructor(places: GrantPlaces) {
    this.grants = places.now()
  }

  get size(): number {
    let sum = this.ones.length
    for (const { word } of this.eachWord()) sum += countWord(differing(word))
    return sum
  }

  /** A verdict; `null`: before the pair was there, or since it is gone. */
  add(...one: One): void {
    this.ones.push(one)
  }

  addWord(slot: number, w: number, { all, yes, nowAll, nowYes }: ChangedWord): void {
    this.words.push(slot, w, all, yes, nowAll, nowYes)
  }

  private *eachWord(): Iterable<{ slot: number; w: number; word: ChangedWord }> {
    for (let i = 0; i < this.words.length; i += 6) {
      const [slot, w, all, yes, nowAll, nowYes] = this.words.slice(i, i + 6) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      yield { slot, w, word: { all, yes, nowAll, nowYes } }
    }
  }

  /** @param ids of the companies, by place */
  *read(ids: readonly string[]): Iterable<Cambio> {
    for (const [slot, { bando }, before, after] of this.ones) {
      yield { aziendaId: ids[slot]!, bandoId: bando._id, prima: spelled(before), dopo: spelled(after) }
    }
    for (const { slot, w, word } of this.eachWord()) {
      const places: number[] = []
      eachBitOf(differing(word), w, (place) => places.push(place))
      for (const place of places) {
        const [prima, dopo] = [gradoIn(word.all, word.yes, place), gradoIn(word.nowAll, word.nowYes, place)]
        const bandoId = this.grants[place]!.bando._id
        yield { aziendaId: ids[slot]!, bandoId, prima: esitoOf(prima), dopo: esitoOf(dopo) }
      }
    }
  }
}

const spelled = (grado: Grado | null): Esito | null => (grado === null ? null : esitoOf(grado))

const differing = ({ all, yes, nowAll, nowYes }: ChangedWord): number => (all ^ nowAll) | (yes ^ nowYes)

const gradoIn = (notFalse: number, yes: number, place: number): Grado =>
  ((yes >>> (place & 31)) & 1) === 1 ? YES : ((notFalse >>> (place & 31)) & 1) === 1 ? OPEN : NO

import type { Esito } from '../valutazione.ts'
import { countWord, eachBitOf } from './bits.ts'
import type { Cambio } from './cambiamenti.ts'
import { esitoOf, NO, OPEN, YES, type Grado } from './grado.ts'
import type { GrantPlaces } from './grant-places.ts'
import type { Grant } from './grant.ts'

/** Verdicts of 32 grants on a company, before and now: to whom it is not excluded, and whom it fits for sure. */
export interface ChangedWord {
  slot: number
  /** Which 32 of the places. */
  w: number
  all: number
  yes: number
  nowAll: number
  nowYes: number
}
type One = [slot: number, grant: Grant, before: Grado | null, after: Grado | null]

/** Verdicts that changed one by one, as the engine has them: they are spelled out when somebody reads. */
export class Singoli {
  private readonly ones: One[] = []
  private readonly words: ChangedWord[] = []
  private readonly grants: readonly (Grant | undefined)[]

  constructor(places: GrantPlaces) {
    this.grants = places.now()
  }

  get size(): number {
    return this.words.reduce((sum, word) => sum + countWord(differing(word)), this.ones.length)
  }

  /** A verdict; `null`: before the pair was there, or since it is gone. */
  add(...one: One): void {
    this.ones.push(one)
  }

  addWord(word: ChangedWord): void {
    this.words.push(word)
  }

  /** @param ids of the companies, by place */
  *read(ids: readonly string[]): Iterable<Cambio> {
    for (const [slot, { bando }, before, after] of this.ones) {
      yield { aziendaId: ids[slot]!, bandoId: bando._id, prima: spelled(before), dopo: spelled(after) }
    }
    for (const word of this.words) {
      const places: number[] = []
      eachBitOf(differing(word), word.w, (place) => places.push(place))
      for (const place of places) {
        const [prima, dopo] = [gradoIn(word.all, word.yes, place), gradoIn(word.nowAll, word.nowYes, place)]
        const bandoId = this.grants[place]!.bando._id
        yield { aziendaId: ids[word.slot]!, bandoId, prima: esitoOf(prima), dopo: esitoOf(dopo) }
      }
    }
  }
}

const spelled = (grado: Grado | null): Esito | null => (grado === null ? null : esitoOf(grado))

const differing = ({ all, yes, nowAll, nowYes }: ChangedWord): number => (all ^ nowAll) | (yes ^ nowYes)

const gradoIn = (notFalse: number, yes: number, place: number): Grado =>
  ((yes >>> (place & 31)) & 1) === 1 ? YES : ((notFalse >>> (place & 31)) & 1) === 1 ? OPEN : NO

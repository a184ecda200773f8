import type { Esito } from '../valutazione.ts'
import { countWord, eachBitOf } from './bits.ts'
import type { Cambio } from './cambiamenti.ts'
import { esitoOf, NO, OPEN, YES, type Grado } from './grado.ts'
import type { GrantPlaces } from './grant-places.ts'
import type { Grant } from './grant.ts'
import { wordsIn, type Answers, type ChangedWord, type WordLog, type Written } from './word-log.ts'

type One = [slot: number, grant: Grant, before: Grado | null, after: Grado | null]

/** Verdicts that changed one by one, as the engine has them: they are spelled out when somebody reads. */
export class Singoli {
  private readonly ones: One[] = []
  private readonly many: (Written & { slot: number })[] = []
  private readonly grants: readonly (Grant | undefined)[]
  private readonly log: WordLog

  constructor(places: GrantPlaces) {
    this.grants = places.now()
    this.log = places.log
  }

  get size(): number {
    let sum = this.ones.length
    for (const written of this.many) for (const word of wordsIn(written)) sum += countWord(differing(word))
    return sum
  }

  /** A verdict; `null`: before the pair was there, or since it is gone. */
  add(...one: One): void {
    this.ones.push(one)
  }

  /** The verdicts of a company that its answers to the plain grants change. */
  addAnswers(slot: number, answers: Answers): void {
    const { piece, from, end } = this.log.write(answers)
    if (end > from) this.many.push({ slot, piece, from, end })
  }

  /** @param ids of the companies, by place */
  *read(ids: readonly string[]): Iterable<Cambio> {
    for (const [slot, { bando }, before, after] of this.ones) {
      yield { aziendaId: ids[slot]!, bandoId: bando._id, prima: spelled(before), dopo: spelled(after) }
    }
    for (const written of this.many) {
      for (const word of wordsIn(written)) yield* this.readWord(word, ids[written.slot]!)
    }
  }

  private *readWord(word: ChangedWord, aziendaId: string): Iterable<Cambio> {
    const places: number[] = []
    eachBitOf(differing(word), word.w, (place) => places.push(place))
    for (const place of places) {
      const [prima, dopo] = [gradoIn(word.all, word.yes, place), gradoIn(word.nowAll, word.nowYes, place)]
      yield { aziendaId, bandoId: this.grants[place]!.bando._id, prima: esitoOf(prima), dopo: esitoOf(dopo) }
    }
  }
}

const spelled = (grado: Grado | null): Esito | null => (grado === null ? null : esitoOf(grado))

const differing = ({ all, yes, nowAll, nowYes }: ChangedWord): number => (all ^ nowAll) | (yes ^ nowYes)

const gradoIn = (notFalse: number, yes: number, place: number): Grado =>
  ((yes >>> (place & 31)) & 1) === 1 ? YES : ((notFalse >>> (place & 31)) & 1) === 1 ? OPEN : NO

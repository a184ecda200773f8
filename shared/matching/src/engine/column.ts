import type { Azienda, Criterio } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'
import { gradoOf, NO, YES, type Grado } from './grado.ts'
import { both, grown, hasBit, isBoth, setBit, unite } from './bits.ts'
import { fieldBits } from './fields.ts'
import { keepAnswer, UNDECIDED, type Predicate } from './predicate.ts'
import type { Reading } from './reading.ts'
import { SetRoom } from './set-room.ts'
import type { ValueRow } from './value-row.ts'

/** Beyond so many moved companies for each word what was sorted is sorted again. */
const MOVED = 2
/** Beyond so many bits to set right for each word a set is made anew. */
const STALE = 2
/** So many written places, and those worth setting right, are remembered. */
const MOST_WRITTEN = 1024

/** What all companies have of one thing that criteria ask about, and the predicates that ask. */
export abstract class Column {
  readonly predicates = new Map<string, Predicate>()
  /** Different values by code. */
  protected readonly values: unknown[] = []
  /** Bits of the fields that it reads. */
  readonly fields: number
  /** Companies of which something is known. */
  known = new Int32Array(0)
  /** Places written since the values were sorted; `null` while nothing is sorted. */
  private moved: number[] | null = null
  /** Places written lately; each predicate knows up to where its bits are right. */
  private written: number[] = []
  private readonly sets = new SetRoom()

  constructor(
    readonly reading: Reading,
    /** Stands for all criteria that read this column. */
    readonly sample: Criterio,
    protected contesto: Contesto,
  ) {
    this.fields = fieldBits(reading.fields)
  }

  /** Whether the company has other values than those written at its place; `write` takes them over. */
  abstract read(slot: number, azienda: Azienda): boolean
  protected abstract store(slot: number, words: number): void
  protected abstract sort(slots: number, words: number): void
  /** Writes the places where it is open and where it is true, as they were when sorted, into empty sets. */
  protected abstract fillSorted(predicate: Predicate, open: Int32Array, yes: Int32Array): void
  abstract gradoAt(predicate: Predicate, slot: number): Grado
  /** The value at a code, decided now. */
  protected abstract decideAt(predicate: Predicate, code: number): Grado
  abstract prepare(predicate: Predicate): void
  /** What the company at a place answers to all plain grants, of which there are so many words; right until the call after the next. */
  abstract rowAt(slot: number, words: number): ValueRow
  /** Other grants ask: what was answered to all of them is worked out again. */
  abstract forgetRows(): void

  /** Takes over what `read` found. */
  write(slot: number, words: number): void {
    if (this.known.length < words) this.known = grown(this.known, words)
    this.store(slot, words)
    if (this.moved && this.moved.push(slot) > words * MOVED) this.moved = null
    this.written.push(slot)
    if (this.written.length > MOST_WRITTEN + words * STALE) this.forgetWritten()
  }

  /** Bits that are not right by now are made anew when somebody asks. */
  private forgetWritten(): void {
    for (const predicate of this.predicates.values()) {
      if (predicate.knows < this.written.length) this.drop(predicate)
      predicate.knows = 0
    }
    this.written = []
  }

  /** What was decided in another context is forgotten. */
  useContext(contesto: Contesto): void {
    this.contesto = contesto
  }

  forget(predicate: Predicate): void {
    predicate.answers.fill(UNDECIDED)
    this.drop(predicate)
    this.forgetRows()
    this.prepare(predicate)
  }

  /** Nobody asks it any more. */
  remove(key: string): void {
    this.drop(this.predicates.get(key)!)
    this.predicates.delete(key)
  }

  private drop(predicate: Predicate): void {
    for (const set of [predicate.notFalse, predicate.yes]) if (set) this.sets.giveBack(set)
    predicate.notFalse = null
    predicate.yes = null
  }

  protected answer(predicate: Predicate, code: number): Grado {
    const known = predicate.answers[code]
    if (known !== undefined && known !== UNDECIDED) return known as Grado
    return keepAnswer(predicate, code, this.decideAt(predicate, code), this.values.length)
  }

  protected decide(criterio: Criterio, value: unknown): Grado {
    return gradoOf(this.reading.decide(criterio, value, this.contesto))
  }

  /** Makes the bits of a predicate right for the given number of places. */
  refresh(predicate: Predicate, slots: number, words: number): void {
    const behind = this.written.length - predicate.knows
    if (!predicate.notFalse || behind > words * STALE) return this.fill(predicate, slots, words)
    if (predicate.notFalse.length < words) {
      predicate.notFalse = grown(predicate.notFalse, words)
      if (predicate.yes) predicate.yes = grown(predicate.yes, words)
    }
    for (; predicate.knows < this.written.length; predicate.knows += 1) {
      this.setBits(predicate, this.written[predicate.knows]!)
    }
  }

  private fill(predicate: Predicate, slots: number, words: number): void {
    if (!this.moved) {
      this.sort(slots, words)
      this.moved = []
    }
    this.drop(predicate)
    const [notFalse, yes] = [this.sets.take(words), this.sets.take(words)]
    predicate.notFalse = notFalse
    predicate.yes = yes
    predicate.knows = this.written.length
    this.fillSorted(predicate, notFalse, yes)
    unite(notFalse, yes)
    for (const slot of this.moved) this.setBits(predicate, slot)
    if (!isBoth(yes, notFalse, this.known)) return
    // who is known among `notFalse`: that need not be kept
    predicate.yes = null
    this.sets.giveBack(yes)
  }

  private setBits(predicate: Predicate, slot: number): void {
    const grado = this.gradoAt(predicate, slot)
    setBit(predicate.notFalse!, slot, grado !== NO)
    if (!predicate.yes && (grado === YES) !== (grado !== NO && hasBit(this.known, slot))) {
      predicate.yes = both(predicate.notFalse!, this.known)
    }
    if (predicate.yes) setBit(predicate.yes, slot, grado === YES)
  }
}

import type { Criterio } from '@bandiera/domain'
import type { Column } from './column.ts'
import type { Grado } from './grado.ts'
import type { Grant } from './grant.ts'
import type { Limit } from './limit.ts'

/** Nothing was decided yet. */
export const UNDECIDED = 255

/** One thing that grants ask of companies; grants that ask the same share it. */
export interface Predicate {
  readonly criterio: Criterio
  readonly column: Column
  /** Those that ask it in a binding criterion. */
  readonly binding: Set<Grant>
  /** How many criteria, binding or not, ask it. */
  uses: number
  /** Decided values (`Grado`) by code of the column. */
  answers: Uint8Array
  /** Limits on the line of the column, if it has one. */
  limits: readonly Limit[]
  /** Companies of which it is not false; `null` until somebody asks. */
  notFalse: Int32Array | null
  /** Companies of which it is true; `null`: those of `notFalse` of which the column knows something. */
  yes: Int32Array | null
  /** How many of the places written lately in its column its bits are right for. */
  knows: number
}

export const createPredicate = (criterio: Criterio, column: Column): Predicate => ({
  criterio,
  column,
  binding: new Set(),
  uses: 0,
  answers: new Uint8Array(0),
  limits: [],
  notFalse: null,
  yes: null,
  knows: 0,
})

/** Keeps what it answers to one of so many codes. */
export function keepAnswer(predicate: Predicate, code: number, grado: Grado, codes: number): Grado {
  if (code >= predicate.answers.length) {
    // codes come one by one while companies are added
    const longer = new Uint8Array(Math.max(codes, predicate.answers.length * 2)).fill(UNDECIDED)
    longer.set(predicate.answers)
    predicate.answers = longer
  }
  predicate.answers[code] = grado
  return grado
}

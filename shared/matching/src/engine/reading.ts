import type { Azienda, Criterio } from '@bandiera/domain'
import type { KleeneValue } from '../kleene.ts'
import type { MatchingContext } from '../evaluation.ts'

export type Field = keyof Azienda & string

/** Parts of the context that decide more than a score. */
export const CONTEXT_PARTS = [
  'oggi',
  'esigenze',
  'risposte',
  'kpi',
  'unica',
  'comuniVariati',
  'raccordoAteco',
  'province',
] as const
export type ContextPart = (typeof CONTEXT_PARTS)[number]

/** A company is a few values: the criterion is decided on each by the rule's own code, and one that fits is enough. */
export interface Reading<C extends Criterio = Criterio, E = unknown> {
  /** Criteria with the same name read the same values of a company. */
  column(criterio: C): string
  /** Fields of the company that are read: while they are the same objects, so are the values. */
  fields: readonly Field[]
  /** What of the context the values depend on. */
  reads?: readonly ContextPart[]
  /** Never empty. The value for "unknown" is always alone. */
  values(azienda: Azienda, criterio: C, contesto: MatchingContext): readonly E[]
  /** Equal for values that all criteria of the column answer alike; numbers are faster; `''` for the unknown value. */
  key(value: E): string | number
  decide(criterio: C, value: E, contesto: MatchingContext): KleeneValue
  depends?(criterio: C): readonly ContextPart[]
  blocks?: Blocks<C, E>
  order?: Order<C, E>
}

/** Values in blocks: a criterion looks into a few blocks, and gives one answer for all others of a family. */
export interface Blocks<C, E> {
  of(value: E): { family: string; block: string } | null
  lookedInto(criterio: C): ReadonlySet<string>
}

/** Values on a line: a criterion has a lower limit, an upper limit, or both. */
export interface Order<C, E> {
  /** Place on the line; `null` for a value without one, which is decided alone. */
  place(value: E): number | null
  at(place: number): E
  /** The criterion with nothing but its lower, or its upper, limit; `null` when it has none. */
  from(criterio: C): C | null
  upTo(criterio: C): C | null
}

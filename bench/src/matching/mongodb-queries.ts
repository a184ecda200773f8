import type { Bando } from '@bandiera/domain'
import { Query } from 'mingo'
import { conditionsOf, type Comparison, type Conditions } from './conditions.ts'
import type { Flat } from './flat.ts'

/** mingo with compiled queries: the lenient one first, the strict one only when it passes. */
export function compileMongodbQueries(bandi: readonly Bando[]): ((flat: Flat) => number)[] {
  return bandi.map((bando) => {
    const [lenient, strict] = [true, false].map((missing) => new Query(queryOf(conditionsOf(bando, missing))))
    return (flat) =>
      lenient!.test(flat as Record<string, unknown> & Flat)
        ? strict!.test(flat as Record<string, unknown> & Flat)
          ? 2
          : 1
        : 0
  })
}

const OPERATORS = { in: '$in', notIn: '$nin', gte: '$gte', lte: '$lte', match: '$regex', is: '$eq' }

const queryOf = (all: Conditions) => ({ $and: all.map((any) => ({ $or: any.flatMap(clauseOf) })) })

const clauseOf = ({ field, op, value, missing }: Comparison): object[] => [
  { [field]: { [OPERATORS[op]]: value } },
  ...(missing ? [{ [field]: null }] : []),
]

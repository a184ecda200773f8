import type { Bando } from '@bandiera/domain'
import { Engine } from 'json-rules-engine'
import { conditionsOf, type Comparison } from './conditions.ts'
import type { Flat } from './flat.ts'

/** json-rules-engine with two rules for each grant; returns the value of each grant for one company. */
export function compileJsonRules(bandi: readonly Bando[]): (flat: Flat) => Promise<number[]> {
  const engine = new Engine([], { allowUndefinedFacts: true })
  for (const op of ['in', 'notIn', 'gte', 'lte', 'match', 'is'] as const) {
    engine.addOperator(`${op}?`, (own: unknown, value: unknown) => own === undefined || HOLDS[op](own, value))
    engine.addOperator(op, (own: unknown, value: unknown) => own !== undefined && HOLDS[op](own, value))
  }
  bandi.forEach((bando, at) => {
    for (const missing of [true, false]) {
      const all = conditionsOf(bando, missing).map((any) => ({ any: any.map(conditionOf) }))
      engine.addRule({ conditions: { all }, event: { type: 'holds', params: { at } } })
    }
  })
  return async (flat) => {
    const values = bandi.map(() => 0)
    const { events } = await engine.run(flat)
    for (const { params } of events) values[params.at]! += 1
    return values
  }
}

const conditionOf = ({ field, op, value, missing }: Comparison) => ({
  fact: field,
  operator: missing ? `${op}?` : op,
  value,
})

type Holds = (own: unknown, value: unknown) => boolean
const isAny = (own: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(own) ? own.some(holds) : holds(own)

const HOLDS: Record<Comparison['op'], Holds> = {
  in: (own, value) => isAny(own, (one) => (value as unknown[]).includes(one)),
  notIn: (own, value) => !isAny(own, (one) => (value as unknown[]).includes(one)),
  gte: (own, value) => (own as number) >= (value as number),
  lte: (own, value) => (own as number) <= (value as number),
  match: (own, value) => isAny(own, (one) => (value as RegExp).test(one as string)),
  is: (own, value) => own === value,
}

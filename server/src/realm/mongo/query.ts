import { conditionOf, holds } from './conditions.ts'
import { someAt } from './paths.ts'

type Test = (doc: unknown) => boolean

/** Compiles a checked query to a test of a record, as https://www.mongodb.com/docs/manual/reference/operator/query/ has it. */
export function compileQuery(query: Record<string, unknown>): Test {
  const tests = Object.entries(query).map(([name, given]) => testOf(name, given))
  return (doc) => tests.every((test) => test(doc))
}

function testOf(name: string, given: unknown): Test {
  const parts = (): Test[] => (given as Record<string, unknown>[]).map(compileQuery)
  if (name === '$and') return every(parts())
  if (name === '$or') return some(parts())
  if (name === '$nor') return negated(some(parts()))
  const condition = conditionOf(given, compileQuery)
  const path = name.split('.')
  return (doc) => holds(condition, (look) => someAt(doc, path, look))
}

const every =
  (tests: Test[]): Test =>
  (doc) =>
    tests.every((test) => test(doc))
const some =
  (tests: Test[]): Test =>
  (doc) =>
    tests.some((test) => test(doc))
const negated =
  (test: Test): Test =>
  (doc) =>
    !test(doc)

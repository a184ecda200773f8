// Queries and sorts against the oracle, many thousands of them, and cases that the manual shows.
import { withPauses } from '../../src/scheduling.ts'
import { sortedBy } from '../../src/realm/mongodb/order.ts'
import { parseFilter } from '../../src/realm/filter.ts'
import { oracleMatches, oracleOrder } from './query-oracle.ts'
import { draws } from './random-queries.ts'

const matches = (doc: object, query: object): boolean => parseFilter('bandi', query).test(doc)

it('matches what the oracle matches, for 8,000 records and queries by chance', () => {
  const random = draws(20_261_127)
  let matched = 0
  for (let round = 0; round < 8000; round++) {
    const [doc, query] = [random.doc(), random.query()]
    const wanted = oracleMatches(doc, query)
    if (matches(doc, query) !== wanted) throw new Error(JSON.stringify({ doc, query, wanted }))
    if (wanted) matched += 1
  }
  // neither all nor nothing: both answers are tried
  expect(matched).toBeGreaterThan(1000)
  expect(matched).toBeLessThan(6000)
})

const LIST = 'https://www.mongodb.com/docs/manual/tutorial/query-array-of-documents/'
const NULL = 'https://www.mongodb.com/docs/manual/tutorial/query-for-null-fields/'
const PATHS = 'mongodb/mongo, src/mongo/db/matcher/path_test.cpp and jstests/core/null_query_semantics.js'
it.each<[string, object, object, boolean]>([
  [NULL, {}, { a: null }, true],
  [NULL, { a: null }, { a: { $exists: false } }, false],
  [NULL, { a: 4 }, { 'a.b': null }, true],
  [NULL, { a: 0 }, { a: { $ne: null } }, true],
  [PATHS, { a: [] }, { 'a.b': null }, false],
  [PATHS, { a: [[]] }, { 'a.b': null }, false],
  [PATHS, { a: [1, 'x'] }, { 'a.b': null }, false],
  [PATHS, { a: [{ b: 3 }, {}] }, { 'a.b': null }, true],
  [PATHS, { a: [] }, { 'a.b': { $exists: false } }, true],
  [PATHS, {}, { a: { $gte: null } }, true],
  [PATHS, {}, { a: { $gt: null } }, false],
  [PATHS, {}, { a: { $in: [null] } }, true],
  [PATHS, { a: [5, { '1': 4 }, 3] }, { 'a.1': 4 }, true],
  [PATHS, { a: [5, [2, 4], 3] }, { 'a.1': [2, 4] }, true],
  [PATHS, { a: [5, { b: 4 }, 3] }, { 'a.1.b': 4 }, true],
  [PATHS, { a: [5, { b: 4 }, 3] }, { 'a.1.b': null }, true],
  [PATHS, { a: [5, { b: 4 }, 3] }, { 'a.0': { $exists: true } }, true],
  [PATHS, { a: [5, [{ b: 4 }], 3] }, { 'a.1.b': 4 }, true],
  [LIST, { a: [{ b: 5 }, { b: 1 }] }, { 'a.b': { $gt: 4, $lt: 2 } }, true],
  [LIST, { a: [{ b: 5 }, { b: 1 }] }, { a: { $elemMatch: { b: { $gt: 4, $lt: 2 } } } }, false],
  [LIST, { a: [{ b: 5, c: 1 }] }, { a: { c: 1, b: 5 } }, false],
  [LIST, { a: [{ b: 5, c: 1 }] }, { a: { b: 5, c: 1 } }, true],
  [LIST, { a: [[1]] }, { a: 1 }, false],
  [LIST, { a: [[1]] }, { a: [1] }, true],
  ['$all', { a: [[1, 2]] }, { a: { $all: [[1, 2]] } }, true],
  ['$all', { a: 'x' }, { a: { $all: ['x'] } }, true],
  ['$all', { a: [{ b: 1 }, { b: 2 }] }, { a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }, true],
  ['$size', { a: [[1, 2], 3] }, { 'a.0': { $size: 2 } }, true],
  ['$type', { a: ['x'] }, { a: { $type: 'array' } }, true],
  ['$type', { a: 2 ** 40 }, { a: { $type: ['int', 'double'] } }, false],
  ['$type', { a: 2 ** 40 }, { a: { $type: 18 } }, true],
  ['$type', {}, { a: { $type: 'null' } }, false],
  ['$gt of another type', { a: '5' }, { a: { $gt: 4 } }, false],
  ['$gt of a list', { a: [1, 3] }, { a: { $gt: [1, 2] } }, true],
  ['$gt of an object', { a: { b: 1, c: 0 } }, { a: { $gt: { b: 1 } } }, true],
  ['false is not 0', { a: 0 }, { a: false }, false],
  ['$nin and missing', {}, { a: { $nin: [1] } }, true],
  ['letters beyond', { a: '\ufb01' }, { a: { $lt: '\u{1f600}' } }, true],
])('%s: %j matches %j: %s', (_source, doc, query, wanted) => {
  expect(matches(doc, query)).toBe(wanted)
})

const DAY = new Date('2026-03-01T00:00:00Z')
it.each<[unknown, object, boolean]>([
  ['2026-03-01', { $gte: DAY }, true],
  ['2026-03-01', { $eq: DAY }, true],
  ['2026-03-01T00:00:00.000Z', { $eq: DAY }, true],
  ['2026-03-01T01:00:00+01:00', { $in: [DAY] }, true],
  ['2026-02-28', { $gte: DAY }, false],
  ['2026-02-28T23:59:59.999Z', { $lt: DAY }, true],
  ['Rossi Srl', { $gt: DAY }, false],
  ['Rossi Srl', { $lt: DAY }, false],
  [undefined, { $lt: DAY }, false],
  [null, { $ne: DAY }, true],
  [['2026-01-01', '2026-05-01'], { $gt: DAY }, true],
])('a Date is compared with days and instants alone: %j %j: %s', (x, condition, wanted) => {
  expect(matches({ x }, { x: condition })).toBe(wanted)
})

it('sorts lists by their least or greatest item, and what is missing first, for 2,000 lists by chance', async () => {
  const random = draws(7)
  const odd: string[] = []
  for (let round = 0; round < 2000; round++) {
    const docs = Array.from({ length: 8 }, (_, n) => ({ n, ...(random.chance(0.8) && { a: random.value() }) }))
    const way = random.chance(0.5) ? 1 : -1
    const sorted = (await sortedBy(docs, { a: way }, withPauses)).map((doc) => doc.n)
    const order = (one: number, other: number): number => {
      const [a, b] = [keyOf(docs[one]!, way), keyOf(docs[other]!, way)]
      return a === undefined || b === undefined
        ? (Number(b === undefined) - Number(a === undefined)) * way
        : oracleOrder(a, b) * way
    }
    for (let n = 1; n < sorted.length; n++) {
      const [one, other] = [sorted[n - 1]!, sorted[n]!]
      const met = order(one, other)
      if (met > 0 || (met === 0 && one > other)) odd.push(JSON.stringify({ docs, way, sorted }))
    }
  }
  expect(odd).toEqual([])
})

/** `undefined` for an empty list, which sorts before all. */
function keyOf({ a = null }: { a?: unknown }, way: 1 | -1): unknown {
  if (!Array.isArray(a)) return a
  return a.toSorted((one, other) => oracleOrder(one, other) * way)[0] as unknown
}

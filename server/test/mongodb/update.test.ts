// Updates against the oracle, many thousands of them, and what may not be in one.
import { PortalError } from '../../src/errors.ts'
import { equalities, parseUpdate, updated } from '../../src/realm/update.ts'
import { draws } from './random-queries.ts'
import { oracleUpdated, Refused } from './update-oracle.ts'

/** What comes out, as text with its order of fields, or that it is refused. */
function outcome(work: () => object): string {
  try {
    return JSON.stringify(work())
  } catch (error) {
    if (error instanceof Refused) return 'UPDATE_INVALID'
    if (error instanceof PortalError) return error.code
    throw error
  }
}

it('makes what the oracle makes, or refuses what it refuses, for 20,000 records and updates by chance', () => {
  const random = draws(20_261_128)
  let refused = 0
  for (let round = 0; round < 20_000; round++) {
    const [doc, update] = [random.doc(), random.update()]
    const before = JSON.stringify(doc)
    const wanted = outcome(() => oracleUpdated(doc, update))
    const got = outcome(() => updated(doc, parseUpdate(update)))
    if (got !== wanted) throw new Error(JSON.stringify({ doc, update, wanted, got }))
    if (JSON.stringify(doc) !== before) throw new Error(`the record was changed in place: ${before}`)
    if (wanted === 'UPDATE_INVALID') refused += 1
  }
  expect(refused).toBeGreaterThan(4000)
  expect(refused).toBeLessThan(16_000)
})

it.each([
  [{ $set: { a: 1 }, $inc: { a: 1 } }],
  [{ $set: { a: {} }, $push: { 'a.b': 1 } }],
  [{ $set: { 'a.b.c': 1 }, $unset: { 'a.b': '' } }],
  [{ $inc: { a: '1' } }],
  [{ $inc: { a: null } }],
  [{ $push: { a: { $each: 'x' } } }],
  [{ $push: { a: { $each: [], $position: '0' } } }],
  [{ $push: { a: { $each: [], $position: 1.5 } } }],
  [{ $set: { 'a..b': 1 } }],
  [{ $set: { a: 1 }, b: 2 }],
  [[{ $set: { a: 1 } }]],
  ['$set'],
  [null],
])('%j is no update', (update) => {
  expect(() => parseUpdate(update)).toThrow(expect.objectContaining({ code: 'UPDATE_INVALID' }))
})

it.each([
  [{ a: 1e308 }, { $inc: { a: 1e308 } }],
  [{ a: Number.MAX_SAFE_INTEGER }, { $inc: { a: 1 } }],
])('a sum that is not exact any more is refused: %j %j', (doc, update) => {
  expect(outcome(() => updated(doc, parseUpdate(update)))).toBe('UPDATE_INVALID')
})

it.each<[object, object]>([
  [{ a: 1, b: { $gt: 2 } }, { a: 1 }],
  [
    { a: { $eq: null }, 'b.c': { $eq: [1] } },
    { a: null, b: { c: [1] } },
  ],
  [{ $and: [{ a: 1 }, { $and: [{ b: { $eq: 2 } }] }] }, { a: 1, b: 2 }],
  [{ $or: [{ a: 1 }] }, { a: 1 }],
  [{ $or: [{ a: 1 }, { b: 1 }], $nor: [{ c: 1 }] }, {}],
  [
    { a: { $in: [1] }, b: { $in: [1, 2] }, c: { $all: [3] } },
    { a: 1, c: 3 },
  ],
  [
    { _id: { $eq: 'x' }, d: new Date(0) },
    { _id: 'x', d: '1970-01-01T00:00:00.000Z' },
  ],
  [{ a: { $ne: 1 }, b: { $not: { $eq: 1 } }, c: { $exists: true }, d: { $elemMatch: { e: 1 } } }, {}],
])('an upsert with %j starts from %j', (query, start) => {
  expect(equalities(query)).toEqual(start)
})

it.each([{ a: 1, $and: [{ a: 2 }] }, { a: { b: 1 }, 'a.c': 2 }, { a: { $all: [1, 2] } }])(
  'an upsert with %j, which names a field twice, is refused',
  (query) => {
    expect(outcome(() => equalities(query))).toBe('UPDATE_INVALID')
  },
)

// Updates against the oracle, many thousands of them, and what may not be in one.
import { PortalError } from '../../src/errors.ts'
import { parseUpdate } from '../../src/realm/update-guard.ts'
import { updated } from '../../src/realm/update.ts'
import { equalFields } from '../../src/realm/write.ts'
import { draws } from './random-queries.ts'
import { oracleUpdated, Refused } from './update-oracle.ts'

/** The result, as text with its order of fields, or that it is refused. */
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

it('changes the items that the oracle changes, for 8,000 records and updates with $[] and $[name] by chance', () => {
  const random = draws(20_261_201)
  const outcomes = new Map<string, number>()
  for (let round = 0; round < 8000; round++) {
    const { update, arrayFilters } = random.itemsUpdate()
    const doc = random.chance(0.7) ? { a: random.list(), b: random.list() } : random.doc()
    const wanted = outcome(() => oracleUpdated(doc, update, { filters: arrayFilters }))
    const got = outcome(() => updated(doc, parseUpdate(update, arrayFilters)))
    if (got !== wanted) throw new Error(JSON.stringify({ doc, update, arrayFilters, wanted, got }))
    const kind = wanted === 'UPDATE_INVALID' ? 'refused' : wanted === JSON.stringify(doc) ? 'same' : 'changed'
    outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1)
  }
  for (const kind of ['refused', 'same', 'changed']) expect(outcomes.get(kind)).toBeGreaterThan(300)
})

it('sets on insert what the oracle sets', () => {
  const random = draws(20_261_202)
  for (let round = 0; round < 2000; round++) {
    const [doc, { $set, ...others }] = [random.doc(), random.update()]
    const update = { ...others, ...($set && { $setOnInsert: $set }) }
    const wanted = outcome(() => oracleUpdated(doc, update, { inserts: true }))
    const got = outcome(() => updated(doc, parseUpdate(update), { inserts: true }))
    expect({ doc, update, got }).toEqual({ doc, update, got: wanted })
  }
})

// by hand, from the manual and from MongoDB's own tests of each operator
it.each<[object, Record<string, object>, object | 'UPDATE_INVALID', object[]?]>([
  [{ a: 2 }, { $mul: { a: 3, b: 3 } }, { a: 6, b: 0 }],
  [{ a: null }, { $mul: { a: 3 } }, 'UPDATE_INVALID'],
  [{ a: '2' }, { $mul: { a: 3 } }, 'UPDATE_INVALID'],
  [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
  [{ a: [1, 2, 3] }, { $pop: { a: -1, b: 1, 'c.d': 1 } }, { a: [2, 3] }],
  [{ a: [] }, { $pop: { a: 1 } }, { a: [] }],
  [{ a: 'x' }, { $pop: { a: 1 } }, 'UPDATE_INVALID'],
  [{ a: 'x' }, { $pop: { 'a.b': 1 } }, 'UPDATE_INVALID'],
  [{ a: [1, 2, 1, { b: 1 }] }, { $pullAll: { a: [1, { b: 1 }] } }, { a: [2] }],
  [{ a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  [{ a: { b: 1, c: 2 } }, { $rename: { 'a.b': 'd.e' } }, { a: { c: 2 }, d: { e: 1 } }],
  [{ a: 1 }, { $rename: { b: 'a' } }, { a: 1 }],
  [{ a: 1 }, { $rename: { b: 'a.c' } }, { a: 1 }],
  [{ a: 1, b: 2 }, { $rename: { a: 'b.c' } }, 'UPDATE_INVALID'],
  [{ a: 1, b: 2 }, { $rename: { 'a.c': 'd' } }, 'UPDATE_INVALID'],
  [{ a: [{ b: 1 }] }, { $rename: { 'a.0.b': 'c' } }, 'UPDATE_INVALID'],
  [{ a: [{ b: 1 }] }, { $rename: { 'a.b': 'c' } }, 'UPDATE_INVALID'],
  [{ a: [{ b: 1 }], c: 1 }, { $rename: { c: 'a.0.b' } }, 'UPDATE_INVALID'],
  [{ a: [1] }, { $rename: { a: 'b' } }, { b: [1] }],
  [{ a: 1 }, { $setOnInsert: { a: 2, b: 3 } }, { a: 1 }],
  [{ a: [95, 102, 90] }, { $set: { 'a.$[alto]': 100 } }, { a: [95, 100, 90] }, [{ alto: { $gte: 100 } }]],
  [
    {
      a: [
        { g: 80, m: 75 },
        { g: 85, m: 90 },
      ],
    },
    { $set: { 'a.$[e].m': 100 } },
    {
      a: [
        { g: 80, m: 75 },
        { g: 85, m: 100 },
      ],
    },
    [{ 'e.g': { $gte: 85 }, 'e.m': { $gte: 80 } }],
  ],
  [{ a: [{ b: [1, 5] }, { b: [5] }] }, { $inc: { 'a.$[].b.$[x]': 1 } }, { a: [{ b: [1, 6] }, { b: [6] }] }, [{ x: 5 }]],
  [{ a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
  [{ a: [1, 2] }, { $unset: { 'a.$[x]': '' } }, { a: [1, null] }, [{ x: 2 }]],
  [{ a: [1] }, { $set: { 'a.$[x]': 2 } }, { a: [1] }, [{ x: 7 }]],
  [{}, { $set: { 'a.$[]': 2 } }, 'UPDATE_INVALID'],
  [{ a: { b: 1 } }, { $unset: { 'a.$[]': '' } }, 'UPDATE_INVALID'],
  [{ a: [1, 'x'] }, { $inc: { 'a.$[]': 1 } }, 'UPDATE_INVALID'],
  [{ a: [{ b: 1 }] }, { $set: { 'a.$[x].b': 1, 'a.$[y].b': 2 } }, 'UPDATE_INVALID', [{ 'x.b': 1 }, { 'y.b': 1 }]],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $inc: { 'a.$[x].b': 5, 'a.$[y].b': 7 } },
    { a: [{ b: 6 }, { b: 9 }] },
    [{ 'x.b': 1 }, { 'y.b': 2 }],
  ],
])('%j with %j is %j', (...[doc, update, wanted, arrayFilters]) => {
  const got = outcome(() => updated(doc, parseUpdate(update, arrayFilters)))
  expect(got).toBe(wanted === 'UPDATE_INVALID' ? wanted : JSON.stringify(wanted))
})

it.each<[object, unknown]>([
  [{ $set: { 'a.$[x]': 1 } }, undefined],
  [{ $set: { 'a.$[x]': 1 } }, []],
  [{ $set: { 'a.$[x]': 1 } }, { x: 1 }],
  [{ $set: { 'a.$[x]': 1 } }, [{ x: 1 }, { x: 2 }]],
  [{ $set: { 'a.$[x]': 1 } }, [{ x: 1 }, { y: 2 }]],
  [{ $set: { 'a.$[x]': 1 } }, [{ x: 1, y: 1 }]],
  [{ $set: { 'a.$[x]': 1 } }, [{ $or: [{ x: 1 }, { 'y.b': 1 }] }]],
  [{ $set: { 'a.$[x]': 1 } }, [{}]],
  [{ $set: { 'a.$[X]': 1 } }, [{ X: 1 }]],
  [{ $set: { '$[]': 1 } }, []],
  [{ $set: { 'a.$': 1 } }, []],
  [{ $set: { 'a.0': 1, 'a.$[]': 1 } }, []],
  [{ $rename: { 'a.$[]': 'b' } }, []],
  [{ $rename: { b: 'a.$[]' } }, []],
])('%j with the array filters %j is no update', (update, arrayFilters) => {
  expect(() => parseUpdate(update, arrayFilters)).toThrow(expect.objectContaining({ code: 'UPDATE_INVALID' }))
})

it('refuses items that would take more memory than a record may have', () => {
  const doc = { a: Array.from({ length: 9000 }, () => ({})) }
  const update = parseUpdate({ $set: { 'a.$[].b': 'x'.repeat(10_000) } })
  expect(outcome(() => updated(doc, update))).toBe('UPDATE_INVALID')
})

it.each([{ name: 'Alison' }, {}])('%j says in the words of MongoDB that it has no operators', (update) => {
  expect(() => parseUpdate(update)).toThrow(
    expect.objectContaining({
      code: 'UPDATE_INVALID',
      message: expect.stringContaining('must contain atomic operators'),
    }),
  )
})

it.each(['$bit', '$currentDate', '$foo'])('%s is refused by its name', (operator) => {
  expect(() => parseUpdate({ [operator]: { a: 1 } })).toThrow(expect.objectContaining({ code: 'QUERY_OPERATOR' }))
})

it('a name of a prototype is refused where $rename writes', () => {
  expect(() => parseUpdate({ $rename: { a: '__proto__.b' } })).toThrow(expect.objectContaining({ code: 'VALUE_NAME' }))
})

it('finds conflicts in as many steps as there are paths', () => {
  const paths = Array.from({ length: 20_000 }, (_, n) => [`a.b${n}`, 1])
  expect(Object.keys(updated({}, parseUpdate({ $set: Object.fromEntries(paths) })).a as object)).toHaveLength(20_000)
})

it.each([
  [{ $set: { a: 1 }, $inc: { a: 1 } }],
  [{ $rename: { a: 'b' }, $set: { b: 1 } }],
  [{ $rename: { a: 'b', b: 'c' } }],
  [{ $rename: { a: 'a' } }],
  [{ $rename: { a: 'a.b' } }],
  [{ $rename: { 'a.b': 'a' } }],
  [{ $rename: { a: 1 } }],
  [{ $rename: { a: '' } }],
  [{ $set: { a: 1 }, $setOnInsert: { a: 1 } }],
  [{ $mul: { a: '1' } }],
  [{ $pop: { a: 2 } }],
  [{ $pop: { a: 'x' } }],
  [{ $pullAll: { a: 1 } }],
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
  [{ a: 1e308 }, { $mul: { a: 10 } }],
  [{ a: Number.MAX_SAFE_INTEGER }, { $mul: { a: 2 } }],
])('a sum or a product that is not exact any more is refused: %j %j', (doc, update) => {
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
  expect(equalFields(query)).toEqual(start)
})

it.each([{ a: 1, $and: [{ a: 2 }] }, { a: { b: 1 }, 'a.c': 2 }, { a: { $all: [1, 2] } }])(
  'an upsert with %j, which names a field twice, is refused',
  (query) => {
    expect(outcome(() => equalFields(query))).toBe('UPDATE_INVALID')
  },
)

import { guardPipeline } from './aggregate.ts'
import { createGroups } from './mongodb/group.ts'
import { projectedBy, projectedWithCopies } from './mongodb/project.ts'

function grouped(docs: readonly object[], spec: Record<string, unknown>): object[] {
  const groups = createGroups(spec)
  docs.forEach((doc) => groups.add(doc))
  return [...groups.all()]
}

const DOCS = [{ x: 1 }, {}, { x: null }, { x: 'z' }, { x: 1 }, { x: 3 }, { x: [9] }]

// https://www.mongodb.com/docs/manual/reference/operator/aggregation/, each accumulator
it.each([
  ['$sum', 5],
  ['$avg', 5 / 3],
  ['$min', 1],
  ['$max', [9]],
  ['$first', 1],
  ['$last', [9]],
  ['$push', [1, null, 'z', 1, 3, [9]]],
  ['$addToSet', [1, null, 'z', 3, [9]]],
])('%s of a field gives %j', (operator, wanted) => {
  expect(grouped(DOCS, { _id: null, v: { [operator]: '$x' } })).toEqual([{ _id: null, v: wanted }])
})

it.each([
  ['$sum', 0],
  ['$avg', null],
  ['$min', null],
  ['$max', null],
  ['$first', null],
  ['$last', null],
  ['$push', []],
])('%s of what is missing everywhere gives %j', (operator, wanted) => {
  expect(grouped([{}, {}], { _id: null, v: { [operator]: '$x' } })).toEqual([{ _id: null, v: wanted }])
})

it('counts and sums constants, and makes no group of nothing', () => {
  expect(grouped(DOCS, { _id: 'k', n: { $count: {} }, m: { $sum: 2 } })).toEqual([{ _id: 'k', n: 7, m: 14 }])
  expect(grouped([], { _id: null, n: { $sum: 1 } })).toEqual([])
})

it('groups by a field, by several, and through lists; what is missing counts as null, or is left out', () => {
  const docs = [{ a: [{ b: 1 }, {}, 2] }, { a: { b: 1 } }, { a: 5 }, { a: { b: null } }, { a: [{ b: 1 }] }]
  expect(grouped(docs, { _id: '$a.b', n: { $sum: 1 } })).toEqual([
    { _id: [1], n: 2 },
    { _id: 1, n: 1 },
    { _id: null, n: 2 },
  ])
  expect(
    grouped(docs, { _id: { k: '$a.b', c: 1 }, n: { $sum: 1 } }).map((group) => (group as { _id: object })._id),
  ).toEqual([{ k: [1], c: 1 }, { k: 1, c: 1 }, { c: 1 }, { k: null, c: 1 }])
})

const DOC = { _id: 'i', a: { b: 1, c: [{ d: 1, e: 2 }, 3, [{ d: 4 }]] }, f: 5 }
it.each<[Record<string, 0 | 1>, object]>([
  [{ f: 1 }, { _id: 'i', f: 5 }],
  [{ f: 1, _id: 0 }, { f: 5 }],
  [{ _id: 1 }, { _id: 'i' }],
  [{ _id: 0 }, { a: DOC.a, f: 5 }],
  [{ a: 0 }, { _id: 'i', f: 5 }],
  [{ 'a.c.d': 1 }, { _id: 'i', a: { c: [{ d: 1 }, [{ d: 4 }]] } }],
  [{ 'a.c.d': 0 }, { _id: 'i', a: { b: 1, c: [{ e: 2 }, 3, [{}]] }, f: 5 }],
  [{ 'f.x': 1 }, { _id: 'i' }],
  [{ 'f.x': 0 }, DOC],
])('projection %j', (projection, wanted) => {
  expect(projectedBy(DOC, projection)).toEqual(wanted)
})

it.each<[object, object]>([
  [{ g: '$f' }, { _id: 'i', g: 5 }],
  [{ g: '$f', _id: 0 }, { g: 5 }],
  [{ _id: '$f' }, { _id: 5 }],
  [
    { f: 1, 'g.h': '$a.b', 'g.i': '$nulla' },
    { _id: 'i', f: 5, g: { h: 1 } },
  ],
  [{ g: '$nulla' }, { _id: 'i' }],
  [{ g: '$a.c.d' }, { _id: 'i', g: [1] }],
])('projection with copies %j', (projection, wanted) => {
  expect(projectedWithCopies(DOC, projection as Record<string, unknown>)).toEqual(wanted)
})

it.each([
  [{ $group: { n: { $sum: 1 } } }],
  [{ $group: { _id: null, 'a.b': { $sum: 1 } } }],
  [{ $project: { a: 1, b: 0 } }],
  [{ $project: { a: '$x', b: 0 } }],
  [{ $project: { a: 1, 'a.b': '$x' } }],
  [{ $project: { a: '$$ROOT' } }],
])('%j is no stage', (stage) => {
  expect(() => guardPipeline([stage])).toThrow(expect.objectContaining({ code: 'QUERY_INVALID' }))
})

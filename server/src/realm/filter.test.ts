import { parseFilter } from './filter.ts'

/** A small generator of numbers: the same seed, the same documents and queries. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const VALUES = ['a', 'b', 'c']

const someBando = (pick: (below: number) => number) => ({
  _id: VALUES[pick(3)]!,
  createdBy: VALUES[pick(3)]!,
  data: { titolo: 'x', gestori: VALUES.filter(() => pick(2) === 1) },
})

function someQuery(pick: (below: number) => number, depth = 0): Record<string, unknown> {
  const path = ['_id', 'createdBy', 'data.gestori', 'data.titolo'][pick(4)]!
  const value = VALUES[pick(3)]!
  const conditions = [value, { $in: [value, 'a'] }, { $eq: value }, { $ne: value }, { $nin: [value] }, { $in: [] }]
  if (depth < 2 && pick(3) === 0) {
    const parts = [someQuery(pick, depth + 1), someQuery(pick, depth + 1)]
    return { [['$and', '$or', '$nor'][pick(3)]!]: parts }
  }
  const other = pick(2) === 1 ? someQuery(pick, 2) : {}
  return { ...other, [path]: conditions[pick(6)] }
}

/** What the store does with a prefilter. */
function passes(doc: ReturnType<typeof someBando>, { ids, anyOf = [] }: ReturnType<typeof parseFilter>['prefilter']) {
  const at = (path: string): string[] =>
    path === 'data.gestori' ? doc.data.gestori : [doc[path as 'createdBy'] ?? doc.data.titolo]
  return (
    (!ids || ids.includes(doc._id)) && anyOf.every(({ path, values }) => at(path).some((one) => values.includes(one)))
  )
}

it('narrows by index without ever losing a match', () => {
  const pick = random(20_261_121)
  let narrowed = 0
  for (let round = 0; round < 3000; round++) {
    const doc = someBando(pick)
    const query = someQuery(pick)
    const filter = parseFilter('bandi', query)
    if (filter.test(doc) && !passes(doc, filter.prefilter)) throw new Error(JSON.stringify({ doc, query }))
    if (!passes(doc, filter.prefilter)) narrowed += 1
  }
  expect(narrowed).toBeGreaterThan(300)
})

it('uses every index that a query names at its top level or under $and', () => {
  const query = {
    createdBy: 'a',
    $and: [{ 'data.gestori': { $in: ['b'] } }, { _id: { $eq: 'c' } }],
    $or: [{ _id: 'd' }],
  }
  expect(parseFilter('bandi', query).prefilter).toEqual({
    ids: ['c'],
    anyOf: [
      { path: 'createdBy', values: ['a'] },
      { path: 'data.gestori', values: ['b'] },
    ],
  })
})

import { mergedValue, type Clash } from './merge.ts'

const merge = (base: unknown, theirs: unknown, mine: unknown) => {
  const clashes: Clash[] = []
  return { value: mergedValue('', { base, theirs, mine }, clashes), fields: clashes.map(({ field }) => field) }
}

const shown: [what: string, sides: unknown[], expected: unknown][] = [
  ['mine, when only I changed it', [1, 1, 2], 2],
  ['theirs, when only they changed it', [1, 2, 1], 2],
  ['the same, when both changed it so', [1, 2, 2], 2],
  ['nothing, when one took it away', [1, undefined, 1], undefined],
  [
    'both, in different fields of an object',
    [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: 2, b: 2 },
  ],
  ['both, when each added a field', [{}, { a: 1 }, { b: 2 }], { a: 1, b: 2 }],
  ['both, when each made the object', [undefined, { a: 1 }, { b: 2 }], { a: 1, b: 2 }],
  ['without a field that one took away', [{ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }], { b: 2 }],
]
it.each(shown)('a value becomes %s', (_what, [base, theirs, mine], expected) => {
  expect(merge(base, theirs, mine)).toEqual({ value: expected, fields: [] })
})

const clashing: [what: string, sides: object[], fields: string[]][] = [
  ['a word', [{ a: 1 }, { a: 2 }, { a: 3 }], ['a']],
  ['a field inside an object', [{ a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 3, c: 9 } }], ['a.b']],
  ['what one took away and the other changed', [{ a: 1 }, {}, { a: 2 }], ['a']],
  ['a list', [{ a: [1] }, { a: [1, 2] }, { a: [1, 3] }], ['a']],
  ['an object that one made a word', [{ a: { b: 1 } }, { a: 'x' }, { a: { b: 2 } }], ['a']],
  ['a role, which is one whole', [{ role: { g: 1 } }, { role: { e: 1 } }, { role: { a: 1 } }], ['role']],
]
it.each(clashing)('both changed %s: that field is a clash, and only that', (_what, [base, theirs, mine], fields) => {
  expect(merge(base, theirs, mine).fields).toEqual(fields)
})

it('the order of the keys is no change', () => {
  expect(merge({ a: 1, b: 1 }, { b: 1, a: 1 }, { a: 1, b: 2 }).value).toEqual({ a: 1, b: 2 })
})

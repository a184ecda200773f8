import { aziendaFields, istitutoFields, usrFields } from '@bandiera/domain'
import { mergedValue, type Clash } from './merge.ts'

// fields of several records: their tables say how a list is merged
const table = { ...istitutoFields, ...aziendaFields, ...usrFields }

const merge = (base: unknown, theirs: unknown, mine: unknown) => {
  const clashes: Clash[] = []
  return {
    value: mergedValue({ table, path: '' }, { base, theirs, mine }, clashes),
    fields: clashes.map(({ field }) => field),
  }
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

const line = (id: string, over = {}) => ({ id, ...over })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => line(id)) as [object, object, object, object]
const lists: [what: string, sides: unknown[], expected: unknown][] = [
  ['both, when each adds a line', [[a], [a, b], [a, c]], [a, b, c]],
  ['both, when each adds the first line', [undefined, [a], [b]], [a, b]],
  [
    'both, when each changes another line',
    [
      [a, b],
      [line('a', { x: 1 }), b],
      [a, line('b', { x: 2 })],
    ],
    [line('a', { x: 1 }), line('b', { x: 2 })],
  ],
  [
    'both, when each changes another field of a line',
    [[a], [line('a', { x: 1 })], [line('a', { y: 2 })]],
    [line('a', { x: 1, y: 2 })],
  ],
  [
    'both, when one takes a line away and the other changes the one after it',
    [[a, b], [b], [a, line('b', { x: 2 })]],
    [line('b', { x: 2 })],
  ],
  [
    'both, when one moves lines and the other adds one',
    [
      [a, b],
      [b, a],
      [a, b, c],
    ],
    [b, a, c],
  ],
  [
    'both, when the other one moves them',
    [
      [a, b],
      [a, b, c],
      [b, a],
    ],
    [b, a, c],
  ],
  [
    'without the lines that either takes away',
    [
      [a, b, c, d],
      [a, c, d],
      [a, b, d],
    ],
    [a, d],
  ],
]
it.each(lists)('a list of lines that have a name becomes %s', (_what, [base, theirs, mine], expected) => {
  expect(merge({ l: base }, { l: theirs }, { l: mine })).toEqual({ value: { l: expected }, fields: [] })
})

it.each([
  ['the same field of a line', [[a], [line('a', { x: 1 })], [line('a', { x: 2 })]], ['l.0.x']],
  ['a line that the other took away', [[a, b], [b], [line('a', { x: 2 }), b]], ['l']],
  [
    'the order',
    [
      [a, b, c],
      [b, a, c],
      [a, c, b],
    ],
    ['l'],
  ],
  ['a list with two lines of one name', [[a], [a, a], [a, b]], ['l']],
  ['a list of words', [['x'], ['y'], ['z']], ['l']],
])('both changed %s: that is a clash', (_what, [base, theirs, mine], fields) => {
  expect(merge({ l: base }, { l: theirs }, { l: mine }).fields).toEqual(fields)
})

it.each([
  ['bilanci', { anno: 2024 }, { anno: 2025 }],
  ['scelte', { bandoId: 'a' }, { bandoId: 'b' }],
  ['esigenze', { esigenzaId: 'a' }, { esigenzaId: 'b' }],
])('lines of %s are known by what their table says: both that were added are there', (field, theirs, mine) => {
  expect(merge({ [field]: [] }, { [field]: [theirs] }, { [field]: [mine] })).toEqual({
    value: { [field]: [theirs, mine] },
    fields: [],
  })
})

it('people who are added and taken away by two are all counted', () => {
  const { value, fields } = merge({ gestori: ['a', 'b'] }, { gestori: ['b', 'c'] }, { gestori: ['a', 'b', 'd'] })
  expect([value, fields]).toEqual([{ gestori: ['b', 'c', 'd'] }, []])
})

import { EJSON } from 'bson'
import { PortalError } from '../errors.ts'
import { decode } from './decode.ts'

const HEX = 'a'.repeat(24)
const codeOf = (value: unknown): string => {
  try {
    return JSON.stringify(decode(value))
  } catch (error) {
    return error instanceof PortalError ? error.code : String(error)
  }
}

it.each([
  ['an id', { $oid: HEX }, HEX],
  ['a whole number', { $numberInt: '-7' }, -7],
  ['a long one', { $numberLong: '9007199254740991' }, Number.MAX_SAFE_INTEGER],
  ['a broken one', { $numberDouble: '1.5' }, 1.5],
  ['a date', { $date: { $numberLong: '0' } }, '1970-01-01T00:00:00.000Z'],
  ['a date as text', { $date: '2026-11-21T10:00:00Z' }, '2026-11-21T10:00:00.000Z'],
  ['operators', { a: { $in: [{ $numberInt: '1' }, null, true] } }, { a: { $in: [1, null, true] } }],
])('reads %s', (_what, given, value) => {
  expect(decode(given)).toEqual(value)
  expect(decode(JSON.parse(EJSON.stringify(EJSON.deserialize({ given }), { relaxed: false })))).toEqual({
    given: value,
  })
})

const REFUSED = [
  { $dbPointer: { $ref: 'usr', $id: { $oid: HEX } } },
  { $ref: 'usr', $id: { $oid: HEX } },
  { $id: { $oid: HEX }, $ref: 'usr' },
  { $symbol: 'x' },
  { $binary: { base64: '', subType: '00' } },
  { $binary: '', $type: '00' },
  { $uuid: '00000000-0000-0000-0000-000000000000' },
  { $timestamp: { t: 1, i: 1 } },
  { $minKey: 1 },
  { $maxKey: 1 },
  { $undefined: true },
  { $code: 'return true' },
  { $code: 'return true', $scope: {} },
  { $scope: {}, $code: 'return true' },
  { $regularExpression: { pattern: '^(a+)+$', options: '' } },
  { $numberDecimal: '1' },
  { $oid: 'zz' },
  { $oid: HEX.slice(1) },
  { $oid: { $ne: 1 } },
  { $oid: 7 },
  { $oid: null },
  { $date: 'domani' },
  { $date: { $numberLong: '8640000000000001' } },
  { $date: null },
  { $date: { $ne: 1 } },
  { $oid: HEX, altro: 1 },
  { altro: 1, $oid: HEX },
  { $date: { $numberLong: '0' }, $ne: 1 },
  { $numberInt: '1', $gt: 0 },
  { testo: 'x', $code: 'return true' },
]
it.each(REFUSED.map((value) => [JSON.stringify(value), value]))('refuses %s, at any depth', (_text, value) => {
  for (const given of [value, [value], { campo: value }, { $set: { campo: [{ voce: value }] } }]) {
    expect(codeOf(given)).toMatch(/^VALUE_(REFUSED|UNSAFE)$/)
  }
})

it.each(['NaN', 'Infinity', '-Infinity', '', ' ', '1x', '0x1z', null, 7, {}, ['1']])(
  'takes no number that is %p',
  (content) => {
    for (const type of ['$numberDouble', '$numberInt', '$numberLong']) {
      expect(codeOf({ [type]: content })).toBe('VALUE_UNSAFE')
    }
  },
)

it('takes no whole number that would change on the way', () => {
  expect(codeOf({ $numberLong: '9007199254740993' })).toBe('VALUE_UNSAFE')
  expect(codeOf({ $numberLong: '1.5' })).toBe('VALUE_UNSAFE')
})

it.each(['__proto__', 'constructor', 'prototype', 'a.__proto__.b', 'constructor.prototype'])(
  'takes no field named %s',
  (name) => {
    expect(codeOf(JSON.parse(`{"${name}": {"role": {"admin": true}}}`))).toBe('VALUE_NAME')
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

it('is bounded in depth and in length', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
  expect([codeOf(deep(11)), codeOf(deep(13))]).toEqual([expect.stringMatching(/^\{/), 'VALUE_DEEP'])
  expect(codeOf(Array.from({ length: 10_001 }, () => 1))).toBe('VALUE_LONG')
})

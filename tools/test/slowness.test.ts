import { limitOf, patienceOf, slownessNow, slownessOf, throttleOf } from '../lib/slowness.mjs'

it('a quiet core of reference is not slow, one that takes twice the time is twice as slow', () => {
  expect(slownessOf(12 * 5.5)).toBeCloseTo(1)
  expect(slownessOf(2 * 12 * 5.5)).toBeCloseTo(2)
})

it('this machine has a slowness', () => {
  expect(slownessNow()).toBeGreaterThan(0)
})

it.each([
  ['a quiet core is slowed as often as was asked for', 4, 1, 4],
  ['a machine that is slow by itself is slowed by what is missing', 4, 2, 2],
  ['one that is as slow as was asked for is not slowed', 4, 4, 1],
  ['a slower one neither', 4, 9, 1],
  ['a faster core is slowed more', 4, 0.5, 8],
])('%s', (_, rate, slowness, throttle) => {
  expect(throttleOf(rate, slowness)).toBe(throttle)
})

it.each([
  ['as ever at the usual speed', 120_000, 1, 120_000],
  ['so many times longer', 30_000, 4, 120_000],
  ['four minutes at most', 120_000, 4, 240_000],
  ['what it asks for when that is more', 300_000, 4, 300_000],
])('a journey may take %s', (_, usual, rate, limit) => {
  expect(limitOf(usual, rate)).toBe(limit)
})

it.each([
  [1, 15_000],
  [1.5, 22_500],
  [4, 30_000],
])('an expectation may take twice as long at most (rate %d)', (rate, patience) => {
  expect(patienceOf(15_000, rate)).toBe(patience)
})

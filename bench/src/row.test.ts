import { median, middleMean, row } from './row.ts'

const rest = { against: 'a peer', goal: 0.5 }

it('meets a goal up to the goal itself', () => {
  expect(row('time', 'ms', { ours: 5, peer: 10 }, rest)).toMatchObject({ value: 5, ratio: 0.5, ok: true })
  expect(row('time', 'ms', { ours: 6, peer: 10 }, rest)).toMatchObject({ ratio: 0.6, ok: false })
})

it('misses a goal of zero as soon as there is anything, also against nothing', () => {
  expect(row('lost', 'records', { ours: 0, peer: 0 }, { ...rest, goal: 0 }).ok).toBe(true)
  expect(row('lost', 'records', { ours: 1, peer: 100 }, { ...rest, goal: 0 }).ok).toBe(false)
  expect(row('lost', 'records', { ours: 1, peer: 0 }, { ...rest, goal: 0 }).ok).toBe(false)
})

it('misses its goal when the peer was not measured', () => {
  expect(row('lost', 'records', { ours: 0, peer: NaN }, { ...rest, goal: 0 }).ok).toBe(false)
  expect(row('time', 'ms', { ours: NaN, peer: 10 }, rest).ok).toBe(false)
})

it('takes the middle value in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 6])).toBe(5.5)
  expect(() => median([])).toThrow('nothing was measured')
})

it('takes the mean of the middle half, without the values at either end', () => {
  expect(middleMean([100, 4, 6, 1])).toBe(5)
  expect(middleMean([3])).toBe(3)
  expect(middleMean([8, 4, 6])).toBe(6)
  expect(() => middleMean([])).toThrow('nothing was measured')
})

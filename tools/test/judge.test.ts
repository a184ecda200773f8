import { judge, outcomeOf, tally } from '../lib/judge.mjs'

const unRow = (over: object = {}) => ({
  figure: 'time',
  value: 5,
  unit: 'ms',
  against: 'a peer',
  ratio: 0.5,
  goal: 1,
  ok: true,
  ...over,
})
const bytes = (over: object) => unRow({ figure: 'bytes', unit: 'B', exact: true, ...over })
const missed = { ratio: 2, ok: false }

describe('the rows of a benchmark', () => {
  it('pass when each meets its goal, and fail with one that does not', () => {
    expect(judge([unRow()], { short: false, promised: 1 })).toEqual({ verdicts: ['ok'], faults: [] })
    expect(judge([unRow(missed)], { short: false, promised: 1 })).toEqual({
      verdicts: ['MISSED'],
      faults: ['time against a peer: missed its goal'],
    })
  })

  it('are not judged by their times in a short run', () => {
    const rows = [unRow(), unRow({ ...missed, against: 'another' })]
    expect(judge(rows, { short: true, promised: 2 })).toEqual({ verdicts: ['not judged', 'not judged'], faults: [] })
  })

  it('are judged by counts and bytes in a short run too', () => {
    expect(judge([bytes({})], { short: true, promised: 1 }).verdicts).toEqual(['ok'])
    expect(judge([bytes(missed)], { short: true, promised: 1 }).faults).toEqual([
      'bytes against a peer: missed its goal',
    ])
  })

  it.each([true, false])('fail without rows, or with another number than promised (short: %s)', (short) => {
    expect(judge([], { short, promised: 0 }).faults).toEqual(['no row was measured'])
    expect(judge([unRow()], { short, promised: 2 }).faults).toEqual(['1 rows were measured, 2 are promised'])
    const rows = [unRow(), unRow({ figure: 'more' })]
    expect(judge(rows, { short, promised: 1 }).faults).toEqual(['2 rows were measured, 1 are promised'])
  })

  it.each([true, false])('fail when one takes the place of another (short: %s)', (short) => {
    expect(judge([unRow(), unRow()], { short, promised: 2 }).faults).toEqual(['time against a peer: measured twice'])
  })

  it.each([
    ['a value that is no number', { value: NaN }],
    ['a peer that was not measured', { ratio: NaN }],
    ['a peer of nothing', { ratio: Infinity }],
    ['a goal that is no number', { goal: NaN }],
    ['a time of nothing', { value: 0, ratio: 0 }],
    ['a time below nothing', { value: -1, ratio: -0.1 }],
  ])('fail with %s, short or not', (_what, over) => {
    for (const short of [true, false]) {
      const { verdicts, faults } = judge([unRow(over)], { short, promised: 1 })
      expect(verdicts).toEqual(['NOT MEASURED'])
      expect(faults).toEqual(['time against a peer: was not measured'])
    }
  })

  it('may count nothing', () => {
    expect(judge([bytes({ value: 0, ratio: 0 })], { short: true, promised: 1 }).faults).toEqual([])
    expect(judge([bytes({ value: -1, ratio: -1 })], { short: true, promised: 1 }).verdicts).toEqual(['NOT MEASURED'])
  })
})

describe('a fault', () => {
  const result = { rounds: 2, violations: [] as string[], figure: '' }

  it('passes when what must hold has held', () => {
    expect(outcomeOf(result, { ci: true })).toBe('passed')
    expect(outcomeOf({ ...result, violations: ['one is lost'] }, { ci: false })).toBe('failed')
  })

  it('fails when nothing was done and no reason is given', () => {
    expect(outcomeOf({ ...result, rounds: 0 }, { ci: false })).toBe('failed')
  })

  it('that could not run has failed on a build machine, and has a mark of its own elsewhere', () => {
    const notRun = { ...result, rounds: 0, notRun: 'there is no Chromium' }
    expect(outcomeOf(notRun, { ci: false })).toBe('not run')
    expect(outcomeOf(notRun, { ci: true })).toBe('failed')
  })
})

describe('a run of many', () => {
  it('closes with one line, and fails with one that failed', () => {
    expect(tally(['passed', 'passed'])).toEqual({ line: '2 passed, 0 failed', code: 0 })
    expect(tally(['failed', 'passed', 'not run'])).toEqual({ line: '1 passed, 1 failed', code: 1 })
  })

  it('fails when it was a run of nothing', () => {
    expect(tally([])).toEqual({ line: '0 passed, 0 failed', code: 1 })
    expect(tally(['not run'])).toEqual({ line: '0 passed, 0 failed', code: 0 })
  })
})

import { outcomeOf, summaryOf, type Part } from '../lib/everything.mjs'

const unPart = (over: Partial<Part> = {}): Part => ({
  name: 'journeys',
  passed: 449,
  failed: 0,
  skipped: 0,
  failures: [],
  seconds: 1080,
  ...over,
})

describe('a command that CI runs', () => {
  it('says what it counted, its second tries and what failed', () => {
    const lines = ['second tries: 1 (menu.spec.ts › a)', 'FAILED rent.spec.ts › b: late', '448 passed, 1 failed', '']
    expect(outcomeOf(lines, 1)).toEqual({
      passed: 448,
      failed: 1,
      skipped: 0,
      flaky: 1,
      failures: ['rent.spec.ts › b: late'],
    })
  })

  it('counts what was not run', () => {
    expect(outcomeOf(['Not run: 3 (the reasons are above)', '5 passed, 0 failed'], 0)).toMatchObject({ skipped: 3 })
  })

  it('that died is one failure, with the line before it', () => {
    expect(outcomeOf(['1 kill', 'round 3'], 137)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['it ended with code 137 after: round 3'],
    })
    expect(outcomeOf(['5 passed, 0 failed'], 1).failed).toBe(1)
  })
})

describe('the last lines of CI', () => {
  it('are the table alone when all passed', () => {
    expect(summaryOf([unPart({ flaky: 2 }), unPart({ name: 'faults', passed: 16, seconds: 270 })])).toEqual([
      '',
      'ok   journeys         449 passed, 0 failed, 0 not run, 2 second tries (1080 s)',
      'ok   faults            16 passed, 0 failed, 0 not run (270 s)',
    ])
  })

  it('name what failed in each part below the table', () => {
    const lines = summaryOf([unPart({ failed: 1, failures: ['rent.spec.ts › b: late'] }), unPart({ name: 'faults' })])
    expect(lines.slice(3)).toEqual(['', 'journeys:', '  rent.spec.ts › b: late', ''])
    expect(lines[1]).toMatch(/^FAIL journeys/)
  })

  it('fit in sixty with a hundred failures in each of five parts', () => {
    const failures = Array.from({ length: 100 }, (_, n) => `test ${n}`)
    const parts = Array.from({ length: 5 }, () => unPart({ failed: 100, failures }))
    expect(summaryOf(parts).length).toBeLessThan(60)
  })
})

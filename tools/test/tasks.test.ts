import { summaryOf, totalOf, type Done } from '../lib/tasks.mjs'

const unTask = (over: Partial<Done> = {}): Done => ({
  id: '@bandiera/mf-rent:test',
  project: 'mf-rent',
  target: 'test',
  status: 'success',
  code: 0,
  ms: 2000,
  outputs: [],
  said: '',
  ...over,
})
const count = ({ code }: Done) => ({ passed: code === 0 ? 10 : 9, failed: code === 0 ? 0 : 1, skipped: 0 })

describe('what a run of tasks says at its end', () => {
  it('one line for each target, with the number from the cache', () => {
    const lines = summaryOf([unTask(), unTask({ id: '@bandiera/ui:test', status: 'local-cache' })], count)
    expect(lines).toEqual(['', 'ok   test              20 passed, 0 failed (2 tasks, 1 cached, 4 s)'])
  })

  it('all that a failed task printed, and its name again at the end', () => {
    const lines = summaryOf([unTask({ status: 'failure', code: 1, said: 'expected 1, received 2' }), unTask()], count)
    expect(lines.slice(0, 2)).toEqual(['\n✖ @bandiera/mf-rent:test', 'expected 1, received 2'])
    expect(lines.slice(-2)).toEqual([
      'FAIL test              19 passed, 1 failed (2 tasks, 0 cached, 4 s)',
      'FAIL @bandiera/mf-rent:test',
    ])
  })

  it('journeys of all groups as one target', () => {
    const targets = ['e2e-short--aziende', 'e2e-short--bandi'].map((target) => unTask({ target }))
    expect(summaryOf(targets, count).at(-1)).toContain('e2e-short         20 passed')
  })

  it('cases that were not run', () => {
    const line = summaryOf([unTask()], () => ({ passed: 3, failed: 0, skipped: 2 })).at(-1)
    expect(line).toContain('3 passed, 0 failed, 2 not run')
  })
})

it('adds up what tasks counted', () => {
  expect(totalOf([unTask(), unTask({ code: 1 })], count)).toEqual({ passed: 19, failed: 1, skipped: 0 })
})

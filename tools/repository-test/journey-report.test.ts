import { failuresOf, secondTries, staleTags } from '../lib/journeys.mjs'

const spec = (file: string, tags: string[], code: string, status = 'expected') => ({
  title: 'a journey',
  file,
  tags,
  tests: [{ status, annotations: [{ type: 'code', description: code }] }],
})
const report = (...specs: ReturnType<typeof spec>[]) => ({
  suites: [{ title: 'file', suites: [{ title: 'group', specs }] }],
})

it('a journey that passed at its second try is named', () => {
  const found = secondTries(report(spec('rent.spec.ts', [], '', 'flaky'), spec('menu.spec.ts', [], '')))
  expect(found).toEqual(['rent.spec.ts › a journey'])
})

it('a journey that failed is named with what its last try said, and so is one that was not run', () => {
  const failed = spec('rent.spec.ts', [], '', 'unexpected')
  const said = ['Test timeout of 240000ms exceeded.', 'Error: expect(locator).toBeVisible() failed\n\nTimeout: 15000ms']
  const results = [
    { status: 'failed', errors: [{ message: 'the first try' }] },
    { status: 'failed', errors: said.map((message) => ({ message })) },
  ]
  const tests = failed.tests.map((test) => ({ ...test, results }))
  const found = failuresOf(
    report({ ...failed, tests }, spec('menu.spec.ts', [], ''), spec('a.spec.ts', [], '', 'skipped')),
  )
  expect(found).toEqual([
    'rent.spec.ts › a journey: Test timeout of 240000ms exceeded. | Error: expect(locator).toBeVisible() failed Timeout: 15000ms',
    'a.spec.ts › a journey: not run',
  ])
})

it('what failed outside of a journey is named', () => {
  expect(failuresOf({ suites: [], errors: [{ message: 'Error: no seed' }] })).toEqual(['Error: no seed'])
})

it('a tag is stale when no journey of its file ran code of the module', () => {
  const tags = ['portal', 'mf-rent', 'mf-bandi', 'short']
  const both = [spec('a.spec.ts', tags, 'mf-rent'), spec('a.spec.ts', tags, 'mf-bandi mf-rent')]
  expect(staleTags(report(...both))).toEqual([])
  expect(staleTags(report(both[0]!, spec('b.spec.ts', tags, '')))).toEqual([
    'a.spec.ts: @mf-bandi',
    'b.spec.ts: @mf-rent, @mf-bandi',
  ])
})

it.each(['unexpected', 'skipped'])('a file of which a journey was %s is not judged', (status) => {
  expect(staleTags(report(spec('a.spec.ts', ['mf-rent'], '', status)))).toEqual([])
})

import { secondTries, staleTags } from '../lib/journey-report.mjs'

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

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complaintsAbout, countsOf, gapsOf, levelsOf, STANDARD_SECTIONS } from './test/security.mjs'

const root = join(__dirname, '../..')
const folder = join(root, 'docs/security')
const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
const summary = readFileSync(join(root, 'docs/security.md'), 'utf8')
const levels = levelsOf(STANDARD_SECTIONS)

describe('docs/security', () => {
  it('has each number of levels 1 and 2 of ASVS 5.0.0 once, with tests that exist', () => {
    expect(complaintsAbout(pages.join('\n'), levels, root)).toEqual([])
  })

  it('is added up in docs/security.md', () => {
    const rows = [...summary.matchAll(/^\| (V\d+) .*?((?:\| *\d+ *)+)\|$/gm)]
    const told = rows.map(([, chapter = '', cells = '']) => [chapter, cells.split('|').slice(1).map(Number)])
    expect(Object.fromEntries(told)).toEqual(countsOf(pages.join('\n')))
  })

  it('has no gap that docs/security.md leaves out', () => {
    const named = new Set(summary.match(/\d+\.\d+\.\d+/g))
    expect(gapsOf(pages.join('\n')).filter((number) => !named.has(number))).toEqual([])
    expect(gapsOf('| 1.1.1, 1.1.2 | 1 | sun | gap | not | none |')).toEqual(['1.1.1', '1.1.2'])
  })

  it('is of 345 requirements: 70, 183 and 92 of the three levels', () => {
    const count = (level: string) => [...levels.values()].filter((one) => one === level).length
    expect(['1', '2', '3'].map(count)).toEqual([70, 183, 92])
  })
})

describe('a planted mistake', () => {
  let planted: string
  beforeAll(() => {
    planted = mkdtempSync(join(tmpdir(), 'security-'))
    mkdirSync(join(planted, 'tools'))
    writeFileSync(join(planted, 'tools/a.test.ts'), `it('rises', f)`)
  })
  afterAll(() => rmSync(planted, { recursive: true }))

  const good = [
    '| 1.1.1, 1.1.2 | 1 | sun | holds | so | `tools/a.test.ts › rises` |',
    '| 1.1.3 | 2 | sun | gap | not | none |',
  ]
  const rest = 'Level 3 besides, not judged: 1.1.4, 1.1.5.'
  const complaints = (...lines: string[]) => complaintsAbout(lines.join('\n'), levelsOf({ 1.1: '11233' }), planted)

  it('is not reported of a correct page', () => {
    expect(complaints(...good, rest)).toEqual([])
  })

  it.each([
    ['1.1.3: is missing', [good[0]!, rest]],
    ['1.1.6: is no number of this version', [...good, rest, '| 1.1.6 | 1 | sun | holds | so | none |']],
    ['1.1.3: is of level 2, not 1', [good[0]!, rest, '| 1.1.3 | 1 | sun | gap | not | none |']],
    ['1.1.3: is of level 2, not 3', [good[0]!, rest, 'Level 3 besides: 1.1.3.']],
    ['1.1.3: is there twice', [...good, good[1]!, rest]],
    ['1.1.3: has the state "open"', [good[0]!, rest, '| 1.1.3 | 2 | sun | open | not | none |']],
    ['1.1.3: says nothing', [good[0]!, rest, '| 1.1.3 | 2 | sun | gap | | none |']],
    ['1.1.3: says nothing', [good[0]!, rest, '| 1.1.3 | 2 | sun | gap | not | |']],
    ['1.1.3: has 5 cells instead of 6', [good[0]!, rest, '| 1.1.3 | 2 | sun | gap | none |']],
    [
      '1.1.3: npm test runs no file tools/b.test.ts',
      [good[0]!, rest, '| 1.1.3 | 2 | sun | gap | not | `tools/b.test.ts › x` |'],
    ],
    [
      '1.1.3: tools/a.test.ts has no test "sets"',
      [good[0]!, rest, '| 1.1.3 | 2 | sun | gap | not | `tools/a.test.ts › sets` |'],
    ],
  ])('is reported: %s', (complaint, lines) => {
    expect(complaints(...lines)).toContain(complaint)
  })

  it('is reported as a wrong sum', () => {
    expect(countsOf(good.join('\n'))).toEqual({ V1: [2, 0, 1, 0, 0] })
  })
})

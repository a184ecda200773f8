import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complaintsAbout, rowsOf, testTitles } from './test/specification.mjs'

const root = join(__dirname, '../..')
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')

describe('docs/specification.md', () => {
  it('names for every statement tests that exist', () => {
    expect(complaintsAbout(page, root)).toEqual([])
  })

  it('holds every statement of the eight sections', () => {
    const sections = rowsOf(page).map(({ number }) => number.split('.')[0])
    const count = (section: number) => sections.filter((one) => one === String(section)).length
    expect([2, 3, 4, 5, 6, 7, 8, 9].map(count)).toEqual([84, 33, 22, 23, 27, 36, 21, 21])
  })
})

describe('titles of tests', () => {
  it.each([
    ['a test', `it('rises', () => {})`, ['rises']],
    [
      'a test in groups',
      `describe('sun', () => { describe("day", () => { test('rises', f) }) })`,
      ['sun › day › rises'],
    ],
    [
      'a table of tests',
      `describe.each(rows)('%s', () => { it.each([['it(', 1]] as const)('is %j', f) })`,
      ['%s › is %j'],
    ],
    ['a tagged table', 'it.each`a|b`("is $a", f)', ['is $a']],
    ['a template', 'for (const x of y) test(`${x.name}, ${a * 2} px. (${x})`, f)', ['${x.name}, ${a * 2} px. (${x})']],
    ['a Playwright group', `test.describe('sun', () => test('rises', async ({ page }) => {}))`, ['sun › rises']],
    ['quotes and accents', String.raw`it('l\'è "così"', f)`, [`l'è "così"`]],
  ])('are read from %s', (_what, source, titles) => {
    expect(testTitles(source)).toEqual(titles)
  })

  it.each([
    ['a comment', `// it('rises', f)\n/* it('sets', f) */`],
    ['a text', `const text = "it('rises', f)"`],
    [
      'a test that does not run',
      `it.skip('a', f); test.fixme('b', f); it.todo('c'); describe.skip('d', () => it('e', f))`,
    ],
    ['a step and another call', `test.step('a', f); within('b'); run.it('c'); it(title, f); test.skip(!isThere, 'd')`],
  ])('are not taken from %s', (_what, source) => {
    expect(testTitles(source)).toEqual([])
  })
})

describe('a planted mistake', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'specification-'))
    for (const sub of ['tools', 'e2e/pictures']) mkdirSync(join(folder, sub), { recursive: true })
    writeFileSync(join(folder, 'e2e/pictures/a.spec.ts'), `test('sets', f)`)
    writeFileSync(
      join(folder, 'tools/a.test.ts'),
      `describe('sun', () => { it('rises', f); it('sets', f) }); it('rises', f) // it('x')`,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const row = (number: string, proof: string) => `| ${number} | says | | ${proof} |`
  const good = '`tools/a.test.ts › sets`'
  /** A page with one good row per section, and rows that follow them. */
  const complaints = (...more: string[]) =>
    complaintsAbout([...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => row(`${n}.1`, good)), ...more].join('\n'), folder)

  it('is not reported of a correct page', () => {
    const proofs = [
      good,
      '`tools/a.test.ts › sun › rises`',
      `${good}<br>${good}`,
      `${good}<br>planned: issue 4`,
      'planned: issue 4',
    ]
    expect(complaints(...proofs.map((proof, n) => row(`9.${n + 2}`, proof)))).toEqual([])
    expect(complaints(row('9.2', 'not yet'), '## Not yet', '- 9.2: because')).toEqual([])
  })

  it.each([
    ['9.2: npm test runs no file tools/b.test.ts', '`tools/b.test.ts › sets`'],
    ['9.2: npm test runs no file tools/a.ts', '`tools/a.ts › sets`'],
    ['9.2: npm test runs no file e2e/pictures/a.spec.ts', '`e2e/pictures/a.spec.ts › sets`'],
    ['9.2: tools/a.test.ts has no test "set"', '`tools/a.test.ts › set`'],
    ['9.2: tools/a.test.ts has no test "x"', '`tools/a.test.ts › x`'],
    ['9.2: tools/a.test.ts has no test "moon › sets"', `${good}<br>\`tools/a.test.ts › moon › sets\``],
    ['9.2: tools/a.test.ts has 2 tests "rises": write the group before the title', '`tools/a.test.ts › rises`'],
    ['9.2: has no proof', ''],
    ['9.2: cannot read the proof planned', 'planned'],
    ['9.2: cannot read the proof tools/a.test.ts › sets', 'tools/a.test.ts › sets'],
    ['9.2: the list "Not yet" has no word on it', 'not yet'],
  ])('is reported: %s', (complaint, proof) => {
    expect(complaints(row('9.2', proof))).toEqual([complaint])
  })

  it('is reported when numbers repeat, are left out or cells are missing', () => {
    expect(complaints(row('9.1', good))).toEqual(['9.1 is where 9.2 belongs'])
    expect(complaints(row('9.3', good))).toEqual(['9.3 is where 9.2 belongs'])
    expect(complaintsAbout(row('2.1', good), folder)).toContain('section 3 has no row')
    expect(complaints(`| 9.2 | says | ${good} |`)).toEqual(['9.2: has 3 cells instead of 4'])
    expect(complaints(`| 9.2 | | | ${good} |`)).toEqual(['9.2: says nothing'])
    expect(complaints('## Not yet', '- 9.1: because')).toEqual(['9.1: only the list "Not yet" names it'])
  })
})

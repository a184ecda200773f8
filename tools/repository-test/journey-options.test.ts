import { journeyOf } from '../lib/journey-files.mjs'
import { optionsOf } from '../lib/journey-options.mjs'

const all = [
  journeyOf('e2e/journeys/menu.spec.ts', "const tag = ['@portal', '@short']"),
  journeyOf('e2e/journeys/rent.spec.ts', "const tag = ['@mf-rent', '@portal']"),
  journeyOf('e2e/journeys/white-label-rent.spec.ts', "const tag = ['@portal', '@mf-rent']"),
]
const typed = (line = '') => optionsOf(line.split(' ').filter(Boolean), all)
const files = (line: string) => typed(line).playwright.filter((arg) => arg.startsWith('journeys/'))

it('nothing typed plays all journeys, at the usual speed', () => {
  expect(typed()).toMatchObject({
    playwright: ['--project=journeys'],
    env: {},
    list: false,
    tags: false,
    watched: false,
  })
})

it.each([
  ['rent', ['rent', 'white-label-rent']],
  ['--short', ['menu']],
  ['--rest', ['rent', 'white-label-rent']],
  ['--home mf-rent', ['rent']],
  ['rent --home portal', ['white-label-rent']],
])('%s plays %j', (line, names) => {
  expect(files(line)).toEqual(names.map((name) => `journeys/${name}\\.spec`))
})

it('a slow processor is a variable for the tests; repeats and workers are passed to Playwright', () => {
  const { env, playwright } = typed('--slow 4 --repeat 3 --workers 1 menu')
  expect(env).toEqual({ BANDIERA_E2E_SLOW: '4' })
  expect(playwright).toEqual(['--project=journeys', '--repeat-each=3', '--workers=1', 'journeys/menu\\.spec'])
})

it('switches of Playwright go through, with their values in one word; rare ones follow --', () => {
  const { playwright, watched } = typed('--headed -g @slow --retries 1 menu -- --shard=1/2')
  expect(playwright.slice(1)).toEqual(
    ['--headed', '--grep=@slow', '--retries=1', '--shard=1/2', 'journeys/menu\\.spec'].toSorted(byGiven),
  )
  expect(watched).toBe(true)
})

const GIVEN = ['--grep=@slow', '--headed', '--retries=1', '--shard=1/2', 'journeys/menu\\.spec']
const byGiven = (a: string, b: string) => GIVEN.indexOf(a) - GIVEN.indexOf(b)

it('another project has files of its own', () => {
  expect(typed('--project doc-pictures incroci').playwright).toEqual(['--project=doc-pictures', 'incroci'])
})

it.each([
  ['nothing-such', 'No journey has "nothing-such" in its name'],
  ['--home mf-nothing', 'No journey is at home in "mf-nothing". Homes are mf-rent, portal.'],
  ['--short --rest', 'Choose one'],
  ['--short --home mf-rent', 'No journey is left'],
  ['--slow fast', '--slow wants a number from 1, not "fast"'],
  ['--slow 0', '--slow wants a number from 1, not "0"'],
  ['--repeat 1.5', '--repeat wants a whole number, not "1.5"'],
  ['--workers', "Option '--workers <value>' argument missing"],
  ['--shart', 'There is no switch --shart. The switches are --short, --rest'],
])('%s is refused with what to do', (line, message) => {
  expect(() => typed(line)).toThrow(message)
})

import { createRandom } from '@bandiera/factories/random'
import { patternOf } from './pattern.ts'

it.each([
  ['^Ros', '', 'Rossi Srl', true],
  ['^Ros', '', 'I Rossi', false],
  ['^ros', 'i', 'ROSSI', true],
  ['^ros', '', 'ROSSI', false],
  ['^S\\.r\\.l\\.$', '', 'S.r.l.', true],
  ['^S\\.r\\.l\\.$', '', 'Sxrxlx', false],
  ['^.*Srl', '', 'Rossi Srl a socio unico', true],
  ['^Rossi.*Srl$', '', 'Rossi & figli Srl', true],
  ['^Rossi.*Srl$', '', 'RossiSrl', true],
  ['^ab.*ba$', '', 'aba', false],
  ['^a.*b', '', 'a\nb', false],
  ['^Caffè', 'i', 'CAFFÈ', true],
  ['^\\^\\$', '', '^$', true],
  ['^a.*', '', 'a', true],
])('%s with options "%s" on %j: %s', (pattern, options, text, wanted) => {
  expect(patternOf(pattern, options)!(text)).toBe(wanted)
})

it.each([
  ['Ros'],
  ['.*Ros'],
  ['^'],
  ['^$'],
  ['^.*'],
  ['^(a+)+$'],
  ['^(a|a)*b'],
  ['^a+'],
  ['^a?'],
  ['^[a-z]'],
  ['^a{2}'],
  ['^a|b'],
  ['^a.b'],
  ['^a.*b.*c'],
  ['^\\d'],
  ['^a\\'],
  ['^(?=a)'],
  ['^a$b'],
  ['^a*'],
  [`^${'a'.repeat(300)}`],
  [7],
  [null],
  [{}],
])('%j is refused: it could cost more than one pass, or looks for nothing', (pattern) => {
  expect(patternOf(pattern)).toBeNull()
})

it.each(['m', 's', 'x', 'g', 'ii', 7, null])('options %j are refused', (options) => {
  expect(patternOf('^a', options)).toBeNull()
})

it('finds what RegExp finds, for 20,000 patterns and texts by chance', () => {
  const random = createRandom(3)
  const odd: string[] = []
  const letters = ['a', 'b', 'A', 'È', '.', '$', '^', '\n', ' ', '-']
  const text = (most: number): string => Array.from({ length: random.int(most) }, () => random.one(letters)).join('')
  const escaped = (plain: string): string => plain.replace(/[.$^-]/g, '\\$&')
  for (let round = 0; round < 20_000; round++) {
    const pattern = `^${escaped(text(3))}${random.chance(0.5) ? `.*${escaped(text(3))}` : ''}${random.chance(0.3) ? '$' : ''}`
    const options = random.chance(0.5) ? 'i' : ''
    const test = patternOf(pattern, options)
    const subject = text(8)
    const found = test ? test(subject) : null
    if (found !== null && found !== new RegExp(pattern, options).test(subject))
      odd.push(JSON.stringify({ pattern, options, subject }))
  }
  expect(odd).toEqual([])
})

it('takes time by the length of the text alone', () => {
  const long = 'a'.repeat(1_000_000)
  const began = performance.now()
  for (const pattern of [`^${'a'.repeat(190)}.*b$`, `^a.*${'a'.repeat(180)}b`, '^.*b'])
    expect(patternOf(pattern, 'i')!(long)).toBe(false)
  expect(performance.now() - began).toBeLessThan(1000)
})

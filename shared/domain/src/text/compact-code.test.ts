import { compactCode } from './compact-code.ts'

it.each([
  ['COR 1234567', '1234567'],
  ['12 34567', '1234567'],
  ['cup J11B 2000 0120 001', 'j11b20000120001'],
  ['j11 b2 0000120001', 'j11b20000120001'],
  ['P. IVA IT 0123 4567 897', '01234567897'],
  ['prot. n. 0012345', '0012345'],
  ['rss mra 80a01 f205x', 'rssmra80a01f205x'],
])('"%s" is the code %s', (text, code) => {
  expect(compactCode(text)).toBe(code)
})

it.each(['', 'cor', '1234567', 'J11B20000120001', 'Rossi 2000', 'prot. n.', 'Moda Pagano', '02'])(
  '"%s" is no code in pieces',
  (text) => {
    expect(compactCode(text)).toBeNull()
  },
)

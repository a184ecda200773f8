import { euroOrDash, formatDate, formatEuro, formatNumber } from './formats.ts'
import { ended } from './sentence.ts'

const spaced = (text: string) => text.replace(/\u00a0/g, ' ')

it.each([
  [1234.5, '1.234,50 €'],
  [1000, '1.000,00 €'],
  [999.999, '1.000,00 €'],
  [1_234_567.891, '1.234.567,89 €'],
  [0, '0,00 €'],
  [-12.5, '-12,50 €'],
])('writes the amount %s as %s, four digits grouped too', (value, text) => {
  expect(spaced(formatEuro(value))).toBe(text)
})

it.each([[undefined], [null], [Number.NaN], [Infinity], [-Infinity], ['12'], [''], [{}], [[]], [true]])(
  'writes -- for %p, which is no number',
  (value) => {
    expect(formatEuro(value)).toBe('--')
  },
)

it('rounds to the decimals asked for', () => {
  expect([formatEuro(1234.567, 0), formatEuro(1234.567, 1), formatEuro(1234.567, 3)].map(spaced)).toEqual([
    '1.235 €',
    '1.234,6 €',
    '1.234,567 €',
  ])
  expect([formatNumber(1234), formatNumber(1234.5, 2)]).toEqual(['1.234', '1.234,50'])
})

it('writes days as gg/mm/aaaa and nothing for what is no day', () => {
  expect([formatDate('2026-03-05'), formatDate('5/3/2026'), formatDate(undefined)]).toEqual(['05/03/2026', '', ''])
})

it('keeps the euro sign on the line of its figures', () => {
  expect(formatEuro(1234.5)).toBe('1.234,50\u00a0€')
})

it.each([undefined, null, Number.NaN, 'x', Infinity])(
  'writes the dash of every list for %s, which is no amount',
  (value) => {
    expect(euroOrDash(value, 0)).toBe('—')
  },
)

it('ends a sentence once, also after the point of an abbreviation', () => {
  const names = ['Verdi Srl', 'Rossi S.r.l.', 'Bianchi S.p.A.', 'Neri S.n.c. ']
  expect(names.map(ended)).toEqual(['Verdi Srl.', 'Rossi S.r.l.', 'Bianchi S.p.A.', 'Neri S.n.c.'])
})

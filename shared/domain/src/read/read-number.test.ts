import { readAmount, readNumber } from './read-number.ts'

it.each([
  ['1.500.000', 1_500_000],
  ['1500000', 1_500_000],
  ['1.500.000,00', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1,500,000.50', 1_500_000.5],
  ['15375383,50', 15_375_383.5],
  ['8061.19', 8061.19],
  ['€ 1.500.000', 1_500_000],
  ['€1.500.000', 1_500_000],
  ['EUR 1.500.000', 1_500_000],
  ['1.500.000 EUR', 1_500_000],
  ['1.500.000,00 euro', 1_500_000],
  ['1.500.000,00 Euro.', 1_500_000],
  ['10 milioni di euro', 10_000_000],
  ['1,5 milioni', 1_500_000],
  ['1.5 milioni', 1_500_000],
  ['1 milione', 1_000_000],
  ['1.500 milioni', 1_500_000_000],
  ['1,250 milioni', 1_250_000],
  ['500 mila', 500_000],
  ['500mila', 500_000],
  ['500mila€', 500_000],
  ['500 migliaia di euro', 500_000],
  ['1500k', 1_500_000],
  ['1.5K', 1500],
  ['300 k€', 300_000],
  ['k€ 300', 300_000],
  ['M€ 1,5', 1_500_000],
  ['€ mln 1,5', 1_500_000],
  ['mln € 1,5', 1_500_000],
  ['euro 1.500,00', 1500],
  ['1.500,00€', 1500],
  ['10mln€', 10_000_000],
  ['€ 1.500.000.-', 1_500_000],
  ['1,5 mln', 1_500_000],
  ['€ 1,5 mln', 1_500_000],
  ['1,5 mln. di €', 1_500_000],
  ['1,5 Mln', 1_500_000],
  ['1,5 M€', 1_500_000],
  ['1,5M', 1_500_000],
  ['2 mld', 2_000_000_000],
  ['2 miliardi', 2_000_000_000],
  ['1,1 milioni', 1_100_000],
  ['un milione', 1_000_000],
  ['un milione di euro', 1_000_000],
  ['due milioni e mezzo', 2_500_000],
  ['mezzo milione', 500_000],
  ['1 milione e 500 mila', 1_500_000],
  ['1 milione e 500.000 euro', 1_500_000],
  ['duecentomila euro', 200_000],
  ['duecentocinquantamila', 250_000],
  ['mille', 1000],
  ['1E+06', 1_000_000],
  ['1,5E+06', 1_500_000],
  ['1.5e6', 1_500_000],
  ['0.12', 0.12],
  ['0,12', 0.12],
  [',5', 0.5],
  ['1.234', 1234],
  ['12.3', 12.3],
  ["1'234'567", 1_234_567],
  ['1’234’567.50', 1_234_567.5],
  ['1 234 567,89', 1_234_567.89],
  ['1 234 567', 1_234_567],
  ['1\u00a0234\u2009567,89 €', 1_234_567.89],
  ['\u200e1.234\ufeff', 1234],
  ['="1234"', 1234],
  ["'1234", 1234],
  ['+5', 5],
  ['1.000,-', 1000],
  ['1.000,- €', 1000],
  ['1.000.000,00.-', 1_000_000],
  ['1.000,--', 1000],
  ['1.000,00=', 1000],
  ['12,5000', 12.5],
  ['1.234.5', 1234.5],
  ['1.234.56', 1234.56],
])('reads the amount %s as %s', (text, valore) => {
  expect(readAmount(text)).toEqual({ valore })
})

it.each([
  ['-85.000', -85_000],
  ['–85.000', -85_000],
  ['—3.000', -3000],
  ['−3.000', -3000],
  ['‑3.000', -3000],
  ['- 85.000', -85_000],
  ['85.000-', -85_000],
  ['85.000 -', -85_000],
  ['(85.000)', -85_000],
  ['( 85.000,50 )', -85_000.5],
  ['(-85.000)', -85_000],
  ['€ (85.000)', -85_000],
  ['(€ 85.000)', -85_000],
  ['-€ 85.000', -85_000],
  ['€ -85.000', -85_000],
  ['€ 85.000-', -85_000],
  ['meno 85.000', -85_000],
  ['meno un milione', -1_000_000],
  ['-0', 0],
])('reads %s below zero where that may be, and says so where it may not', (text, valore) => {
  expect(readAmount(text, { signed: true })).toEqual({ valore })
  expect(readAmount(text).motivo ?? 'sotto zero').toMatch(/sotto zero/)
})

it.each(['', ' ', '-', '--', '—', 'n.d.', 'N.D.', 'n/a', '#N/D', '\u200b', '…', '...'])(
  'takes «%s» as nothing said',
  (text) => {
    expect(readAmount(text)).toEqual({ valore: null })
  },
)

it.each([
  ['1,234', /due modi: scrivi 1\.234 oppure 1,234/],
  ['12,500', /due modi/],
  ['dieci virgola', /scrivilo in cifre/],
  ['dodici', /scrivilo in cifre/],
  ['1.500.000 migliaia', /Non leggo|scrivilo/],
  ['1.500.000 mila €', /Non leggo|scrivilo/],
  ['2.000.000 milioni', /Non leggo|scrivilo/],
  ['1000000k', /Non leggo|scrivilo/],
  ['1.2.3', /Non leggo/],
  ['1.23.456', /Non leggo/],
  ['1,00,000', /Non leggo/],
  ['012.345', /Non leggo/],
  ['12 34', /un numero solo/],
  ['100 e 200', /un numero solo/],
  ['da 100 a 200', /un numero solo/],
  ['163000000 (con dm 29/7), 161800000', /un numero solo/],
  ['123\n456', /un numero solo/],
  ['123\t456', /un numero solo/],
  ['circa 500', /Non leggo/],
  ['1,23457E+10', /Excel ha arrotondato/],
  ['1,23457E+06', /Excel ha arrotondato/],
  ['7,129', /due modi/],
  ['1234,567', /al massimo 2.*1\.234,57/],
  ['0.125', /al massimo 2/],
  ['7 %', /percentuale/],
  ['$ 100', /in euro/],
  ['100 CHF', /in euro/],
  ['1 milione e 2', /un numero solo/],
  ['1,5 mil', /Non leggo/],
  ['m€ 300', /Non leggo/],
  ['1,5m', /Non leggo/],
  ['--5', /Non leggo/],
  ['-(5)', /Non leggo/],
  ['1e400', /troppe cifre/],
  ['12345678901234567', /troppe cifre/],
  ['١٢', /Non leggo/],
])('does not read %s, and says why', (text, motivo) => {
  expect(readAmount(text).motivo).toMatch(motivo)
})

it('reads an amount that ends in a sign for no cents', () => {
  expect(['1.500.000,=', '1.500.000.=', '1.500.000='].map((text) => readAmount(text).valore)).toEqual([
    1.5e6, 1.5e6, 1.5e6,
  ])
})

it('reads numbers by what their place takes', () => {
  expect(readNumber('0.125')).toEqual({ valore: 0.125 })
  expect(readNumber('0,125')).toEqual({ valore: 0.125 })
  expect(readNumber('1,234')).toEqual({ valore: 1.234 })
  expect(readNumber('7 %', { units: ['%'] })).toEqual({ valore: 7 })
  expect(readNumber('12 mesi', { decimals: 0, units: ['mesi'] })).toEqual({ valore: 12 })
  expect(readNumber('2.375 %', { units: ['%'] }).motivo).toMatch(/due modi/)
  expect(readNumber('2.375 %', { units: ['%'], max: 100 })).toEqual({ valore: 2.375 })
  expect(readNumber('28,5', { decimals: 0 }).motivo).toMatch(/intero/)
  expect(readNumber('101', { max: 100 }).motivo).toMatch(/al massimo 100/)
  expect(readNumber('10 €').motivo).toBeDefined()
  expect(readAmount('1.234', { factor: 1000 })).toEqual({ valore: 1_234_000 })
  expect(readAmount('1,1', { factor: 1000 })).toEqual({ valore: 1100 })
  expect(readAmount('1,234', { factor: 1000 }).motivo).toMatch(/due modi/)
})

it.each([
  ['1.500 k', 1_500_000],
  ['1,5 mln', 1_500_000],
  ['2 milioni', 2_000_000],
  ['€ 2 milioni', 2_000_000],
  ['500 mila', 500_000],
  ['500mila euro', 500_000],
  ['duecentomila', 200_000],
  ['un milione e 200 mila', 1_200_000],
  ['-1,5 mln', -1_500_000],
  ['(1.500 k€)', -1_500_000],
  ['1 mld', 1_000_000_000],
  ['€ 1.500', 1_500_000],
  ['1.500', 1_500_000],
])('%s among thousands says its own size, or takes that of the column', (text, valore) => {
  expect(readAmount(text, { factor: 1000, signed: true })).toEqual({ valore })
})

it.each([
  ['€ 50.000', 1000],
  ['1.500.000 euro', 1000],
  ['€ 1.500', 1_000_000],
] as const)('asks what %s means in a column of %i', (text, factor) => {
  expect(readAmount(text, { factor }).motivo).toMatch(/può essere/)
})

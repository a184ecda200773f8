import { csvText } from './csv-text.ts'

const lines = (text: string) => text.slice(1).split('\r\n')

it('writes what Excel opens in Italian: BOM, semicolons, CRLF, comma, days', () => {
  const text = csvText(
    [{ label: 'Nome' }, { label: 'Importo', euro: true }, { label: 'Anno' }, { label: 'Quota' }, { label: 'Scadenza' }],
    [['Rossi; figli', 1234.5, 2026, 12.5, '2026-12-04']],
  )
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(lines(text)).toEqual(['Nome;Importo;Anno;Quota;Scadenza', '"Rossi; figli";1234,50;2026;12,5;04/12/2026', ''])
})

it('leaves cells without a value empty', () => {
  expect(lines(csvText([{ label: 'a' }, { label: 'b' }, { label: 'c' }], [[null, undefined, Number.NaN]]))[1]).toBe(
    ';;',
  )
})

it.each(['=1+1', '+39 02', '-12', '@SUM(A1)', '\tx'])(
  'makes a text harmless that a spreadsheet would run: %s',
  (text) => {
    expect(lines(csvText([{ label: 'Testo' }], [[text]]))[1]).toBe(`'${text}`)
  },
)

it('leaves a negative number a number', () => {
  expect(lines(csvText([{ label: 'Utile', euro: true }], [[-12]]))[1]).toBe('-12,00')
})

it('doubles quotation marks and keeps line breaks inside the cell', () => {
  expect(csvText([{ label: 'Nota' }], [['dice "sì"\ne va']])).toContain('"dice ""sì""\ne va"')
})

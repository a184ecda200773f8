import Papa from 'papaparse'
import { tableHtml, tableWithTabs } from './table-export.ts'

const columns = [{ label: 'Nome' }, { label: 'Importo', euro: true }, { label: 'Scadenza' }, { label: 'Partita IVA' }]
const rows = [['Rossi & figli', 1234.5, '2026-12-04', '01234567897']]

it('writes a table as a spreadsheet takes it when it is pasted', () => {
  expect(tableWithTabs({ columns, rows })).toBe(
    'Nome\tImporto\tScadenza\tPartita IVA\r\nRossi & figli\t1234,50\t04/12/2026\t01234567897',
  )
})

it('tells programs that take HTML that digits are a text: the zero in front stays', () => {
  const box = document.createElement('div')
  box.innerHTML = tableHtml({ columns, rows })
  const cells = [...box.querySelectorAll('td')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Rossi & figli', '1234,50', '04/12/2026', '01234567897'])
  expect(cells[3]?.getAttribute('data-sheets-value')).toBe('{"1":2,"2":"01234567897"}')
  expect(cells[1]?.getAttribute('style')).toBeNull()
})

it('lets no cell become a formula, a mark of HTML, or another cell', () => {
  const table = { columns: [{ label: 'Nota' }], rows: [['=1+1'], ['<img src=x>'], ['a\tb\n"c"']] }
  expect(tableWithTabs(table)).toBe('Nota\r\n\'=1+1\r\n<img src=x>\r\n"a\tb\n""c"""')
  expect(tableHtml(table)).toContain('&lt;img src=x&gt;')
})

it('is read back cell by cell, with any texts', () => {
  const signs = ['a', 'è', ' ', '"', "'", ';', '\t', '\n', '\r', '<', '&', '']
  // every text of three of these signs
  const texts = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => a + b + c)))
  const rows = texts.map((text, n) => [text, texts.at(-n - 1)!])
  const { data } = Papa.parse<string[]>(tableWithTabs({ columns: [{ label: 'x' }, { label: 'y' }], rows }), {
    delimiter: '\t',
    newline: '\r\n',
  })
  const harmless = (cell: string) => (/^[\t\r]/.test(cell) ? `'${cell}` : cell)
  expect(data).toEqual([['x', 'y'], ...rows.map((row) => row.map(harmless))])
})

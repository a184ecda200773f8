import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { CsvValue } from './csv-text.ts'
import { readBytes } from '../test/read-bytes.ts'
import { headFilters, xlsxFile } from './xlsx-file.ts'

const columns = [{ label: 'Nome & ente' }, { label: 'Importo', euro: true }, { label: 'Scadenza' }, { label: 'N' }]
const bytesOf = async (...rows: CsvValue[][]) => readBytes(await xlsxFile(columns, rows))
const sheetOf = async (...rows: CsvValue[][]) => readSheet(await bytesOf(...rows))
const partsOf = async (...rows: CsvValue[][]) => {
  const parts = unzipSync(new Uint8Array(await bytesOf(...rows)))
  return { sheet: strFromU8(parts['xl/worksheets/sheet1.xml']!), styles: strFromU8(parts['xl/styles.xml']!) }
}

it('writes numbers, amounts and days as what they are', async () => {
  expect(await sheetOf(['Rossi', 1234.5, '2026-12-04', 3])).toEqual([
    ['Nome & ente', 'Importo', 'Scadenza', 'N'],
    ['Rossi', 1234.5, new Date('2026-12-04T00:00:00Z'), 3],
  ])
  const { sheet, styles } = await partsOf(['Rossi', 1234.5, '2026-12-04', 3])
  expect(sheet).toContain('<c r="B2" s="2"><v>1234.5</v></c><c r="C2" s="3"><v>46360</v></c>')
  expect(styles).toContain('formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="101" formatCode="dd/mm/yyyy"/>')
})

it('leaves nothing where there is nothing', async () => {
  const { sheet } = await partsOf([null, undefined, '', Number.NaN])
  expect(sheet).not.toContain('r="A2"')
})

it('keeps texts as texts, also those that look like formulas, markup, days or members of an object', async () => {
  const texts = ['=1+1', 'a<b>&"', '2026-13-45', 'constructor', '__proto__']
  const rows = (await sheetOf(...texts.map((text) => [text]))).slice(1)
  expect(rows.map(([text]) => text)).toEqual(texts)
})

it('leaves out what XML does not carry, and keeps the sign beside it', async () => {
  expect((await sheetOf(['a\u0001\ud800b\udc00', null, '💶']))[1]).toEqual(['ab', null, '💶', null])
})

it('keeps the heading in sight with its filters, and columns as wide as their texts', async () => {
  const { sheet } = await partsOf(['Officine Meccaniche Riunite di Bergamo', 1])
  expect(sheet).toContain('ySplit="1"')
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:D2"/>')
  expect(sheet).toContain('<col min="1" max="1" width="40" customWidth="1"/>')
})

it('puts the filters where a spreadsheet looks for them, also beyond the alphabet', () => {
  const { transform } = headFilters(28, 3).files!.transform!['xl/worksheets/sheet{id}.xml']!
  const sheet = '<worksheet><sheetData></sheetData><mergeCells/><pageMargins/></worksheet>'
  expect(transform!(sheet, {}, { sheetIndex: 0, sheetId: '1' })).toBe(
    '<worksheet><sheetData></sheetData><autoFilter ref="A1:AB4"/><mergeCells/><pageMargins/></worksheet>',
  )
})

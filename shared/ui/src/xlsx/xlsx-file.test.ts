import { xlsxFile } from './xlsx-file.ts'

const columns = [{ label: 'Nome & ente' }, { label: 'Importo', euro: true }, { label: 'Scadenza' }, { label: 'N' }]
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const sheet = (...cells: (string | number | null | undefined)[]) => text(xlsxFile(columns, [cells]))

it('writes numbers, amounts and days as what they are', () => {
  const file = sheet('Rossi', 1234.5, '2026-12-04', 3)
  expect(file).toContain('<c r="B2" s="3"><v>1234.5</v></c>')
  expect(file).toContain('<c r="C2" s="2"><v>46360</v></c>')
  expect(file).toContain('<c r="D2" s="0"><v>3</v></c>')
})

it('leaves nothing where there is nothing', () => {
  expect(sheet(null, undefined, '', Number.NaN)).toContain('<row r="2"></row>')
})

it('keeps texts as texts, also those that look like formulas or markup or hold what XML does not carry', () => {
  expect(sheet('=1+1')).toContain('<t xml:space="preserve">=1+1</t>')
  expect(sheet('a<b>&"\u0001\ud800')).toContain('<t xml:space="preserve">a&lt;b&gt;&amp;&quot;</t>')
  expect(sheet('x')).toContain('Nome &amp; ente')
})

it('is an archive whose directory says where each part begins', () => {
  const bytes = xlsxFile(columns, [['Rossi']])
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  let at = view.getUint32(end + 16, true)
  const names: string[] = []
  for (let n = view.getUint16(end + 10, true); n > 0; n -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const [length, local] = [view.getUint16(at + 28, true), view.getUint32(at + 42, true)]
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    names.push(text(bytes.slice(at + 46, at + 46 + length)))
    at += 46 + length
  }
  expect(at).toBe(end)
  expect(names).toContain('xl/worksheets/sheet1.xml')
})

it('names columns beyond the alphabet', () => {
  const many = Array.from({ length: 28 }, (_none, n) => ({ label: `${n}` }))
  expect(text(xlsxFile(many, []))).toContain('r="AB1"')
})

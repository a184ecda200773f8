import { strToU8, zipSync } from 'fflate'
import { readBytes } from '../test/read-bytes.ts'
import { xlsxFile } from '../export/xlsx-file.ts'
import { readTable } from './read-csv.ts'

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

interface Made {
  sheets: readonly { name: string; state?: string; rows: string }[]
}
/** A workbook written by hand, with what our own writer never makes. Style 1 is a day. */
function workbook({ sheets }: Made): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const list = sheets.map(({ name, state }, n) => {
    const shown = state ? ` state="${state}"` : ''
    return `<sheet name="${name}" sheetId="${n + 1}"${shown} r:id="rId${n + 1}"/>`
  })
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_one, n) =>
          `<Relationship Id="rId${n + 1}" Type="${office}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map(({ rows }, n) => [`xl/worksheets/sheet${n + 1}.xml`, sheet(rows)])),
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

const read = async (...parts: BlobPart[]) => readTable(new Blob(parts))
const sheetsOf = async (...parts: BlobPart[]) => {
  const answer = await read(...parts)
  if (!answer.ok) throw new Error(answer.motivo)
  return answer.fogli
}
const HEAD = `<row r="1">${text('A1', 'Nome')}${text('B1', 'P.IVA')}</row>`
const row = (n: number, name: string) => `<row r="${n}">${text(`A${n}`, name)}${text(`B${n}`, '01234567897')}</row>`

it('reads what our own writer wrote: texts with their zeros, numbers, days', async () => {
  const columns = [{ label: 'P.IVA' }, { label: 'Fatturato', euro: true }, { label: 'Data' }, { label: 'ULA' }]
  const file = await xlsxFile(columns, [['01234567897', 1_234_567.5, '2019-03-05', 28.5]])
  const [foglio] = await sheetsOf(await readBytes(file))
  expect(foglio?.table.headers).toEqual(['P.IVA', 'Fatturato', 'Data', 'ULA'])
  expect(foglio?.table.rows[0]).toEqual({
    riga: 2,
    cells: ['01234567897', '1234567,5', '05/03/2019', '28,5'],
    inPiu: 0,
  })
})

it('reads numbers without thousands or exponents, days with their hour, yes and no, results of formulas', async () => {
  const cells = [
    ['1.234', '1,234'],
    ['62.01', '62,01'],
    ['0.30000000000000004', '0,3'],
    ['1234567897', '1234567897'],
    ['1E+15', '1000000000000000'],
  ]
  const numbers = cells.map(([value], n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>${value}</v></c></row>`)
  const others = `<row r="7"><c r="A7" s="1"><v>43529</v></c></row><row r="8"><c r="A8" s="1"><v>43529.5</v></c></row>
    <row r="9"><c r="A9" t="b"><v>1</v></c></row><row r="10"><c r="A10"><f>1+1</f><v>2</v></c></row>`
  const rows = `<row r="1">${text('A1', 'Valore')}</row>${numbers.join('')}${others}`
  const [foglio] = await sheetsOf(workbook({ sheets: [{ name: 'Uno', rows }] }))
  expect(foglio?.table.rows.map((one) => one.cells[0])).toEqual([
    ...cells.map(([, shown]) => shown),
    '05/03/2019',
    '05/03/2019 12:00',
    'sì',
    '2',
  ])
})

it('gives every visible sheet that holds a table, with the numbers of its lines', async () => {
  const fogli = await sheetsOf(
    workbook({
      sheets: [
        { name: 'Copertina', rows: `<row r="1">${text('A1', 'Studio Verdi')}</row>` },
        {
          name: 'Clienti',
          rows: `<row r="2">${text('A2', 'Elenco')}</row>${HEAD.replaceAll('1"', '4"')}${row(6, 'Alfa')}`,
        },
        { name: 'Elenchi', state: 'hidden', rows: HEAD + row(2, 'Nascosta') },
        { name: 'Sistema', state: 'veryHidden', rows: HEAD + row(2, 'Nascosta') },
        { name: 'Fornitori', rows: HEAD + row(2, 'Beta') },
      ],
    }),
  )
  expect(fogli.map(({ nome, table }) => [nome, table.rows.map(({ riga, cells }) => [riga, cells[0]])])).toEqual([
    ['Clienti', [[6, 'Alfa']]],
    ['Fornitori', [[2, 'Beta']]],
  ])
})

it('gives a CSV as one sheet without a name', async () => {
  expect(await sheetsOf('Nome;P.IVA\nAlfa;1\n')).toMatchObject([{ nome: '', table: { headers: ['Nome', 'P.IVA'] } }])
})

it('finds the names of the columns by those that the reader knows, and the separator too', async () => {
  const text =
    'Estratto da;Gestionale, v. 2;al 31/12/2025\nNome,P.IVA,Note\nAlfa,1,"a;b;c;d"\nNome,P.IVA,Note\nBeta,2,x\n'
  const answer = await readTable(new Blob([text]), { isKnown: (name) => ['Nome', 'P.IVA'].includes(name) })
  expect(answer).toMatchObject({ ok: true, fogli: [{ table: { headers: ['Nome', 'P.IVA', 'Note'] } }] })
  expect(answer.ok && answer.fogli[0]?.table.rows.map(({ cells }) => cells[0])).toEqual(['Alfa', 'Beta'])
})

const bomb = () => {
  const rows = `${HEAD}<!--${' '.repeat(210 * 1024 * 1024)}-->`
  return workbook({ sheets: [{ name: 'Uno', rows }] })
}

it.each([
  ['an empty file', () => '', /vuoto/],
  ['a zip that is no workbook', () => new Uint8Array(zipSync({ 'a.txt': strToU8('ciao') })), /non è un file di Excel/],
  ['a damaged workbook', () => 'PK\u0003\u0004rotto', /non è un file di Excel/],
  ['an old workbook, or one with a password', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /vecchio tipo/],
  ['a small file that unpacks to a very large one', bomb, /troppo grande/],
  ['a workbook with headers alone', () => workbook({ sheets: [{ name: 'Uno', rows: HEAD }] }), /solo l’intestazione/],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0, 0, 0, 0x47, 0, 0, 1, 2, 3, 4]), /non è un file di testo/],
])('refuses %s and says why', async (_name, content, motivo) => {
  const answer = await read(content())
  expect(answer.ok ? 'read' : answer.motivo).toMatch(motivo)
})

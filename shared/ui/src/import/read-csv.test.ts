import { readCsv } from './read-csv.ts'

const read = async (...parts: BlobPart[]) => readCsv(new Blob(parts))
const tableOf = async (...parts: BlobPart[]) => {
  const answer = await read(...parts)
  if (!answer.ok) throw new Error(answer.motivo)
  return answer.table
}

it.each([
  ['semicolons', 'Nome;Città\r\nRossi;Forlì\r\n'],
  ['commas', 'Nome,Città\nRossi,Forlì'],
  ['tabs', 'Nome\tCittà\nRossi\tForlì\n'],
  ['a BOM and quotes', '\ufeff"Nome";"Città"\r\n"Rossi";"Forlì"\r\n'],
])('reads a file with %s', async (_name, text) => {
  expect(await tableOf(text)).toEqual({
    headers: ['Nome', 'Città'],
    rows: [{ riga: 2, cells: ['Rossi', 'Forlì'], inPiu: 0 }],
    sopra: [],
  })
})

const utf16 = (text: string, order: 'le' | 'be', mark: boolean): Uint8Array<ArrayBuffer> => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((char) => char.charCodeAt(0))
  return new Uint8Array(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
}

const TEXT = 'Nome;Città\r\nRossi;Forlì\r\n'
it.each([
  // https://github.com/HKUDS/Vibe-Trading/pull/865
  ['UTF-16LE with its mark', utf16(TEXT, 'le', true)],
  ['UTF-16BE with its mark', utf16(TEXT, 'be', true)],
  ['UTF-16LE without a mark', utf16(TEXT, 'le', false)],
  ['UTF-16BE without a mark', utf16(TEXT, 'be', false)],
  // https://github.com/mholt/PapaParse/issues/951
  ['the hint of Excel', `sep=;\n${TEXT}`],
  ['the hint of Excel in quotes', `"sep=;"\n${TEXT}`],
  ['the hint of Excel in capitals, with a mark', `\ufeffSEP=;\r\n${TEXT}`],
  ['bars', TEXT.replaceAll(';', '|')],
  ['the hint of a tab', `sep=\t\r\n${TEXT.replaceAll(';', '\t')}`],
  ['Macintosh line ends', TEXT.replaceAll('\r\n', '\r')],
])('reads a file with %s', async (_name, content) => {
  const { headers, rows } = await tableOf(content)
  expect([headers, rows[0]?.cells]).toEqual([
    ['Nome', 'Città'],
    ['Rossi', 'Forlì'],
  ])
})

it('numbers lines as a spreadsheet does, the hint of Excel included', async () => {
  expect((await tableOf(`sep=;\n${TEXT}`)).rows[0]?.riga).toBe(3)
})

it.each([
  ['a title', 'Elenco clienti\n\nNome;P.IVA;Anno\nAlfa;1;2025\nBeta;2;2024\n'],
  ['a title whose cells are written out', 'Elenco clienti;;\n;;\nNome;P.IVA;Anno\nAlfa;1;2025\nBeta;2;2024\n'],
])('passes over %s above the names of the columns, and says so', async (_name, text) => {
  const { headers, rows, sopra } = await tableOf(text)
  expect(headers).toEqual(['Nome', 'P.IVA', 'Anno'])
  expect(rows.map(({ riga }) => riga)).toEqual([4, 5])
  expect(sopra).toEqual([{ riga: 1, testo: 'Elenco clienti' }])
})

it('takes a number out of what keeps a spreadsheet from eating its zeros', async () => {
  const { rows } = await tableOf(`Nome;P.IVA\nAlfa;="01234567897"\nBeta;"=""01234567897"""\nGamma;'01234567897\n`)
  expect(rows.map(({ cells }) => cells[1])).toEqual(['01234567897', '01234567897', '01234567897'])
})

it('reads the Western code page that Excel writes', async () => {
  const bytes = new Uint8Array([...'Nome;Citt'].map((char) => char.charCodeAt(0)).concat(0xe0, 10, 82, 59, 236 - 0))
  const { headers, rows } = await tableOf(bytes)
  expect([headers, rows[0]?.cells]).toEqual([
    ['Nome', 'Città'],
    ['R', 'ì'],
  ])
})

it('keeps separators and line breaks inside quotes, and numbers lines as a spreadsheet does', async () => {
  const { rows } = await tableOf('Nome;Note\n"Rossi; figli";"a\nb"\n\n"dice ""ciao""";x\n')
  expect(rows).toEqual([
    { riga: 2, cells: ['Rossi; figli', 'a\nb'], inPiu: 0 },
    { riga: 4, cells: ['dice "ciao"', 'x'], inPiu: 0 },
  ])
})

it('fills short lines, tells long ones, names columns without a name and those named twice', async () => {
  const { headers, rows } = await tableOf('Nome;;Nome;\na\nb;c;d;e;f\n')
  expect(headers).toEqual(['Nome', 'Colonna 2', 'Nome (2)'])
  expect(rows.map(({ cells, inPiu }) => [cells, inPiu])).toEqual([
    [['a', '', ''], 0],
    [['b', 'c', 'd'], 2],
  ])
})

it('takes the apostrophe away that keeps a text from being run as a formula', async () => {
  const { rows } = await tableOf("Nome;Valore\n'=SOMMA(A1);'-5\n")
  expect(rows[0]?.cells).toEqual(['=SOMMA(A1)', '-5'])
})

it.each([
  ['an empty file', '', /vuoto/],
  ['blank lines alone', '\n\n;;\n', /vuoto/],
  ['headers alone', 'Nome;Città\n', /solo l’intestazione/],
  ['an Excel file', 'PK\u0003\u0004...', /file di Excel/],
  ['a file that is no text', 'abc\u0000def', /non è un file di testo/],
  ['quotes that never close', 'Nome;Note\nRossi;"aperta\n', /virgolette non si chiudono/],
])('refuses %s and says why', async (_name, text, motivo) => {
  const answer = await read(text)
  expect(answer.ok ? 'read' : answer.motivo).toMatch(motivo)
})

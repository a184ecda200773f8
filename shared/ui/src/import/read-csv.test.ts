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
  })
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

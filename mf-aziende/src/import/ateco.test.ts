import { readAteco, NO_ATECO } from './ateco.ts'
import { atecoTable } from '../../test/ateco-table.ts'

const codes = (text: string, versione?: '2007' | '2025') =>
  readAteco(text, versione, atecoTable).codici.map((one) => [one.codice, one.versione ?? '?'].join(' '))
const asked = (text: string, versione?: '2007' | '2025') => readAteco(text, versione, atecoTable).rilievi

// Excel and CSV: https://github.com/proompteng/bilig/issues/28, https://github.com/teableio/teable/issues/1880,
// https://github.com/devcode-it/openstamanager/issues/30
it.each([
  ['62,01', ['62.01 2007']],
  ['11100', ['01.11.00 2025']],
  ['62-01-00', ['62.01.00 2007']],
  ['62.01.00;46.51', ['62.01.00 2007', '46.51 2007']],
  ['62.01.00, 62.02.00', ['62.01.00 2007', '62.02.00 2007']],
  ['J 62.01.00', ['62.01.00 2007']],
  ['ATECO 62.01', ['62.01 2007']],
])('«%s» is %j', (text, expected) => expect(codes(text)).toEqual(expected))

it.each([
  ['620100', ['62.01.00 2007']],
  ['6201', ['62.01 2007']],
  ['62', ['62 ?']],
  ['62.01.00.', ['62.01.00 2007']],
  [' 62 . 01 . 00 ', ['62.01.00 2007']],
  ['62 01 00', ['62.01.00 2007']],
  ['62\u00a001\u00a000\u200b', ['62.01.00 2007']],
  ['62–01–00', ['62.01.00 2007']],
  ['62,01,00', ['62.01.00 2007']],
  ['1.11', ['01.11 ?']],
  ['J62.01', ['62.01 2007']],
  ['J.62.01', ['62.01 2007']],
  ['sez. J - 62.01.00', ['62.01.00 2007']],
  ['ATECO 2025: 62.10.00', ['62.10.00 2025']],
  ['ATECO2025 62.10.00', ['62.10.00 2025']],
  ['Codice ATECO 2007: 46.51.00', ['46.51.00 2007']],
  ['ATECO 2022 46.51.00', ['46.51.00 2007']],
  ['46.51.00 (ATECO 2007)', ['46.51.00 2007']],
  ['01.13 (2025)', ['01.13 2025']],
  ['46.51 - ATECO 2007', ['46.51 2007']],
  ['2025: 62.10.00 | 2007: 62.01.00', ['62.10.00 2025', '62.01.00 2007']],
  ['62.01.00 - Produzione di software non connesso all’edizione', ['62.01.00 2007']],
  ['62.01.00 Produzione di software', ['62.01.00 2007']],
  ['62.01.00/62.02.00', ['62.01.00 2007', '62.02.00 2007']],
  ['62.01.00 e 62.02.00', ['62.01.00 2007', '62.02.00 2007']],
  ['62.01.00\n01.12.00', ['62.01.00 2007', '01.12.00 ?']],
  ['62.01.00; 62.01.00', ['62.01.00 2007']],
  ['', []],
  ['n.d.', []],
])('«%s» is %j', (text, expected) => expect(codes(text)).toEqual(expected))

it.each([
  '01/11/2024',
  '2024-11-01',
  '01-11-00',
  '1-nov',
  'nov-11',
  '01.11.2024',
  '43770',
  'software',
  '99.99.99',
  '10-12',
  '62.01.00.5',
  '62.1.00',
  '1',
  '6201001',
  '2025',
  '62,63',
  '1,1E+05',
  'ATECO 2002 72.22',
  '62.01.00 (2002)',
])('takes nothing from «%s» and asks', (text) => {
  expect(codes(text)).toEqual([])
  expect(asked(text)).toHaveLength(1)
})

it('asks where a zero that a spreadsheet ate leaves two readings', () => {
  const tabella = { completo: true, find: () => [{ versione: '2007' as const, titolo: '' }] }
  expect(readAteco('11100', undefined, tabella)).toEqual({
    codici: [],
    rilievi: ['«11100» può essere 11.10.0 o 01.11.00: Excel toglie lo zero davanti. Scrivilo con i punti.'],
  })
})

it('says what it read, where that is not what is written', () => {
  expect(asked('11100')).toEqual(['«11100» è letto come 01.11.00.'])
  expect(asked('62,01')).toEqual([])
})

it('takes the first codes and names the rest', () => {
  expect(codes('62.01.00 attività secondaria 46.51')).toEqual(['62.01.00 2007'])
  expect(asked('62.01.00 attività secondaria 46.51')).toEqual([expect.stringContaining('«attività secondaria 46.51»')])
})

it('lets the column say the version, and asks where the table of that version lacks the code', () => {
  expect(codes('46.51.00', '2025')).toEqual([])
  expect(asked('62.01.00', '2025')).toEqual(['Il codice 62.01.00 non c’è nell’ATECO 2025: controlla la versione.'])
  expect(codes('46.51', '2007')).toEqual(['46.51 2007'])
})

it('lets a title decide between the versions', () => {
  expect(codes('01.11 Coltivazioni')).toEqual(['01.11 ?'])
  expect(codes('56.30.00')).toEqual([])
  expect(codes('01.12.00 Coltivazione di riso')).toEqual(['01.12.00 ?'])
  expect(codes('01.11 - Coltivazione di cereali (escluso il riso), legumi da granella e semi oleosi')).toEqual([
    '01.11 2007',
  ])
})

it('guesses nothing without the tables', () => {
  const read = (text: string) => readAteco(text, undefined, NO_ATECO).codici
  expect(read('62.01.00')).toEqual([{ codice: '62.01.00' }])
  expect(['62,01', '11100', '111', '62 63'].flatMap(read)).toEqual([])
})

import { makeTables } from '../lib/reference-data/make.mjs'
import { readCsv, sentence } from '../lib/reference-data/comuni.mjs'

const place = (codice: string, nome: string, catastale: string, provincia: [string, string, string]) => ({
  codice,
  nome,
  catastale,
  provincia: { codice: provincia[0], nome: provincia[1], sigla: provincia[2] },
  regione: { codice: provincia[0] === '021' ? '04' : '20' },
})
const GALLURA: [string, string, string] = ['113', 'Gallura', 'OT']
const comuni = [
  place('113017', 'Olbia', 'G015', GALLURA),
  place('113026', 'Tempio Pausania', 'L093', GALLURA),
  place('021004', 'Appiano sulla strada del vino', 'A332', ['021', 'Bolzano/Bozen', 'BZ']),
  place('021008', 'Bolzano', 'A952', ['021', 'Bolzano/Bozen', 'BZ']),
  place('037061', 'Valsamoggia', 'M320', ['037', 'Bologna', 'BO']),
]
const archive = (...rows: string[]) =>
  ['CODISTAT,CODCATASTALE,DENOMINAZIONE_IT,ALTRADENOMINAZIONE,DATACESSAZIONE,STATO,SIGLAPROVINCIA', ...rows].join('\n')

const tables = makeTables({
  comuni: JSON.stringify(comuni),
  province: JSON.stringify([
    { codice: '113', nome: 'Gallura', sigla: 'OT', regione: { codice: '20' } },
    { codice: '021', nome: 'Bolzano/Bozen', sigla: 'BZ', regione: { codice: '04' } },
  ]),
  istat2020: 'Codice Catastale del comune;Denominazione altra lingua\nA332;Eppan an der Weinstraße\nG015;\n',
  anpr: archive(
    '104017,G015,OLBIA,,2016-04-27,C,OT',
    '090047,G015,TERRANOVA,,1939-01-01,C,SS',
    '090047,G015,OLBIA,,9999-12-31,A,SS',
    '021004,A332,APPIANO,EPPAN,1971-09-21,C,BZ',
    '021008,A952,BOLZANO,BOZEN,9999-12-31,A,BZ',
    '037004,A726,BAZZANO,,2013-12-31,C,BO',
    '021008,X001,GRIES,,1925-01-16,C,BZ',
  ),
  cambiati: 'codice_2020,nome_2020,codice_2026\n090047,Olbia,113017\n090063,Tempio Pausania,113026\n',
  soppressi: [
    'codice,nome,sigla,cessato,codice_successore_2026,nome_successore,certezza',
    '037004,BAZZANO,BO,2013-12-31,037061,Valsamoggia,"DEDOTTO, da verificare: unico"',
    '037018,CRESPELLANO,BO,2024,,,candidati: 037061 Valsamoggia; 037062 Alto Reno',
    '037023,MONTEVEGLIO,BO,dopo 2023,037061,Valsamoggia,scritto a mano',
  ].join('\n'),
  ateco2007: JSON.stringify([
    { _id: 'C.C', desc: 'ATTIVITÀ' },
    { _id: 'C.25.62', desc: 'LAVORI DI  MECCANICA' },
  ]),
  ateco2025: JSON.stringify([{ code: '25.62.0', description: 'Fabbricazione di serrature' }]),
  raccordo:
    'CODICE_ATECO_2022;TITOLO_ATECO_2022;GERARCHIA_ATECO_2022;NUMERO_CORR_ATECO_2022;SOTTOTIPOLOGIA;TIPO_RICODIFICA;CODICE_ATECO_2025_RAPPRESENTATIVO;TITOLO_ATECO_2025_RAPPRESENTATIVO;CODICE_ATECO_2025_RAPPRESENTATIVO_SISTEMA_CAMERALE;TITOLO_ATECO_2025_RAPPRESENTATIVO_SISTEMA_CAMERALE\r\n' +
    '25.62;Lavori;4;2;N-M;C;25.53;Lavorazione; 25.53.00;n.d.\r\n',
})
const rowsOf = (nome: string) => tables.find((table) => table.nome === nome)?.righe as unknown[]

it('gives each comune its other name and the names that it had', () => {
  expect(rowsOf('comuni')).toEqual([
    {
      codice: '113017',
      nome: 'Olbia',
      catastale: 'G015',
      gia: ['Terranova'],
      provincia: '113',
      sigla: 'OT',
      regione: '20',
    },
    { codice: '113026', nome: 'Tempio Pausania', catastale: 'L093', provincia: '113', sigla: 'OT', regione: '20' },
    {
      codice: '021004',
      nome: 'Appiano sulla strada del vino',
      altraLingua: 'Eppan an der Weinstraße',
      catastale: 'A332',
      gia: ['Appiano'],
      provincia: '021',
      sigla: 'BZ',
      regione: '04',
    },
    {
      codice: '021008',
      nome: 'Bolzano',
      altraLingua: 'Bozen',
      catastale: 'A952',
      provincia: '021',
      sigla: 'BZ',
      regione: '04',
    },
    { codice: '037061', nome: 'Valsamoggia', catastale: 'M320', provincia: '037', sigla: 'BO', regione: '20' },
  ])
})

it('gives each provincia its Italian name and its capoluoghi', () => {
  expect(rowsOf('province')).toEqual([
    {
      codice: '113',
      sigla: 'OT',
      nome: 'Gallura',
      regione: '20',
      capoluoghi: [
        { codice: '113017', nome: 'Olbia' },
        { codice: '113026', nome: 'Tempio Pausania' },
      ],
    },
    {
      codice: '021',
      sigla: 'BZ',
      nome: 'Bolzano',
      altraLingua: 'Bozen',
      regione: '04',
      capoluoghi: [{ codice: '021008', nome: 'Bolzano' }],
    },
  ])
})

it('leads old codes to the comune of today, and applies only successors that a person wrote down', () => {
  expect(rowsOf('variazioni')).toEqual([
    { codice: '021008', nome: 'Gries', sigla: 'BZ', dal: '1925-01-17', in: [] },
    { codice: '037004', nome: 'Bazzano', sigla: 'BO', dal: '2014-01-01', in: [], candidati: ['037061'] },
    { codice: '037018', nome: 'Crespellano', sigla: 'BO', dal: '2024-01-01', in: [], candidati: ['037061'] },
    { codice: '037023', nome: 'Monteveglio', sigla: 'BO', dal: '2024-01-01', in: ['037061'] },
    { codice: '090047', nome: 'Olbia', dal: '2026-01-01', in: ['113017'], stesso: true },
    { codice: '090063', nome: 'Tempio Pausania', dal: '2026-01-01', in: ['113026'], stesso: true },
    { codice: '104017', nome: 'Olbia', dal: '2016-04-28', in: ['113017'], stesso: true },
  ])
})

it('keeps titles of all levels and every column of the operational table', () => {
  expect(rowsOf('ateco-2007')).toEqual([{ codice: '2562', titolo: 'Lavori di meccanica' }])
  expect(rowsOf('ateco-2025')).toEqual([
    { codice: '2553', titolo: 'Lavorazione' },
    { codice: '25620', titolo: 'Fabbricazione di serrature' },
  ])
  expect(rowsOf('ateco-raccordo')).toEqual([
    {
      da: '25.62',
      titolo: 'Lavori',
      livello: 4,
      numero: 2,
      tipo: 'N-M',
      ricodifica: 'C',
      a: '25.53',
      titoloA: 'Lavorazione',
      camerale: '25.53.00',
      titoloCamerale: 'n.d.',
    },
  ])
})

it('says how many rows each table has', () => {
  expect(tables.map(({ nome, numero }) => `${nome} ${numero}`)).toEqual([
    'province 2',
    'comuni 5',
    'variazioni 7',
    'ateco-2007 1',
    'ateco-2025 2',
    'ateco-raccordo 1',
  ])
})

it.each([
  ["RIO NELL'ELBA", "Rio nell'Elba"],
  ["L'AQUILA", "L'Aquila"],
  ['CORIGLIANO-ROSSANO', 'Corigliano-Rossano'],
  ["CA' D'ANDREA", "Ca' d'Andrea"],
  ['Rio', 'Rio'],
])('writes %s as people do', (name, written) => {
  expect(sentence(name)).toBe(written)
})

it('reads cells that are quoted, span lines or hold quotes', () => {
  expect(readCsv('\uFEFFa;"b \nc"\r\n1;"x ""y"";z"\r\n;\r\n', ';')).toEqual([{ a: '1', 'b c': 'x "y";z' }])
})

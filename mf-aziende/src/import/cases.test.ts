import { dayInRome, type Azienda } from '@bandiera/domain'
import { unaAzienda } from '@bandiera/testing'
import { judgedRowsOf, judgeCells } from '../../test/trial.ts'
import type { JudgedRow } from './merge.ts'

const thisYear = Number(dayInRome().slice(0, 4))
type Read = (azienda: Omit<Azienda, '_id'>) => unknown
const ateco: Read = (one) =>
  one.ateco?.map((code) => `${code.codice} ${code.versione ?? ''}${code.prevalente ? '*' : ''}`.trim())
const bilanci: Read = (one) => one.bilanci
const sede: Read = (one) =>
  one.sedi?.map(({ comune, comuneNome, provincia }) => [comune, comuneNome, provincia].filter(Boolean).join(' '))[0]
const field =
  (campo: keyof Azienda): Read =>
  (one) =>
    one[campo as keyof typeof one]

/** Public bug reports and files that advisers get, with what a careful person reads. `source` is a thread or a public page. */
const READ: readonly [source: string, cells: Record<string, string>, read: Read, expected: unknown][] = [
  // https://github.com/proompteng/bilig/issues/28, https://github.com/teableio/teable/issues/1880,
  // https://github.com/devcode-it/openstamanager/issues/30
  ['bilig 28', { 'Codice ATECO': '62,01' }, ateco, ['62.01 2007*']],
  ['bilig 28', { 'Codice ATECO': '11100' }, ateco, ['01.11.00 2025*']],
  ['bilig 28', { 'Codice ATECO': '62-01-00' }, ateco, ['62.01.00 2007*']],
  ['visura', { 'Codice ATECO': '62.01.00;46.51' }, ateco, ['62.01.00 2007*', '46.51 2007']],
  ['visura', { 'Codice ATECO': '62.01.00, 62.02.00' }, ateco, ['62.01.00 2007*', '62.02.00 2007']],
  ['ISTAT', { 'Codice ATECO': 'J 62.01.00' }, ateco, ['62.01.00 2007*']],
  ['ISTAT', { 'Codice ATECO': 'ATECO 62.01' }, ateco, ['62.01 2007*']],
  ['exports', { 'Fatturato 2023': '100000' }, bilanci, [{ anno: 2023, ricavi: 100_000 }]],
  ['AIDA', { 'Fatturato (migliaia di euro)': '1.234', Anno: '2024' }, bilanci, [{ anno: 2024, ricavi: 1_234_000 }]],
  ['AIDA', { 'Ricavi (€/000)': '1.234', Anno: '2024' }, bilanci, [{ anno: 2024, ricavi: 1_234_000 }]],
  // https://github.com/twentyhq/twenty/issues/17138
  ['twenty 17138', { 'Data di costituzione': '2019/03/05' }, field('dataCostituzione'), '2019-03-05'],
  // https://github.com/tableflowhq/csv-import/issues/243, https://github.com/krayin/laravel-crm/pull/2635,
  // https://github.com/dotCMS/core/issues/32034
  ['tableflow 243', { 'Data di costituzione': '05/03/2019 00:00' }, field('dataCostituzione'), '2019-03-05'],
  ['krayin 2635', { 'Data di costituzione': '2019-03-05 00:00:00' }, field('dataCostituzione'), '2019-03-05'],
  ['dotCMS 32034', { 'Data di costituzione': '5 marzo 2019' }, field('dataCostituzione'), '2019-03-05'],
  // https://github.com/glific/glific/issues/4815
  ['glific 4815', { Telefono: 'Tel: 02 12345678' }, field('telefono'), '+390212345678'],
  ['glific 4815', { Telefono: '340 123 4567' }, field('telefono'), '+393401234567'],
  // https://github.com/google/libaddressinput/issues/47, https://github.com/FatturaElettronica/FatturaElettronica.NET/issues/129
  ['libaddressinput 47', { Provincia: 'Bolzano/Bozen' }, sede, '021'],
  ['libaddressinput 47', { Provincia: 'Reggio Emilia' }, sede, '035'],
  ['FatturaElettronica 129', { Provincia: 'FO' }, sede, '040'],
  ['libaddressinput 47', { Provincia: 'Aosta' }, sede, '007'],
  ['libaddressinput 47', { Provincia: 'Monza Brianza' }, sede, '108'],
  // https://github.com/fabiocaccamo/python-codicefiscale/issues/1
  ['codicefiscale 1', { Comune: 'Reggio Calabria (RC)' }, sede, '080063 Reggio di Calabria 080'],
  ['codicefiscale 1', { Comune: 'Reggio Emilia (RE)' }, sede, "035033 Reggio nell'Emilia 035"],
  ['codicefiscale 1', { Comune: 'S. Giovanni Rotondo (FG)' }, sede, '071046 San Giovanni Rotondo 071'],
  // https://github.com/nigrosimone/codice-fiscale/pull/14
  ['codice-fiscale 14', { Comune: 'Rio Marina, LI' }, sede, '049021 Rio 049'],
  ['codice-fiscale 14', { Comune: 'Corigliano Calabro, CS' }, sede, '078157 Corigliano-Rossano 078'],
  // https://github.com/se-panfilov/jsvat/issues/110
  ['jsvat 110', { 'Partita IVA CF': 'RSSMRA80A01H501U' }, field('codiceFiscale'), 'RSSMRA80A01H501U'],
  ['sole traders', { 'Partita IVA CF': '01234567897' }, field('partitaIva'), '01234567897'],
  // https://github.com/sqlitebrowser/sqlitebrowser/issues/160, https://github.com/OCA/l10n-italy/pull/984
  ['OCA 984', { 'Partita IVA': 'IT1234567897' }, field('partitaIva'), '01234567897'],
  // https://ptpo.camcom.it/servizi/rimprese/certificazioni/elenchi-merc
  ['camcom', { 'Forma giuridica': 'S.r.l. a socio unico' }, field('formaGiuridica'), 'srl_unipersonale'],
  ['camcom', { 'Forma giuridica': 'Società cooperativa sociale' }, field('formaGiuridica'), 'cooperativa_sociale'],
  ['camcom', { Stato: 'attivo' }, field('stato'), 'attiva'],
  [
    'camcom',
    { 'Forma giuridica': 'Società a responsabilità limitata con unico socio' },
    field('formaGiuridica'),
    'srl_unipersonale',
  ],
  // https://github.com/devcode-it/openstamanager/issues/438, https://github.com/italia/moduli-pa/issues/39
  ['openstamanager 438', { REA: 'REA MI-1234567' }, field('rea'), 'MI-1234567'],
  ['moduli-pa 39', { REA: 'N. REA MI 1234567' }, field('rea'), 'MI-1234567'],
  ['number', { 'Addetti (ULA)': '0.125', Anno: '2024' }, bilanci, undefined],
  // lists as programs and people write them, invented
  ['AIDA', { 'Ricavi delle vendite migl EUR Anno - 1': '1.234' }, bilanci, undefined],
  ['lists', { 'Fatturato n-1': '1.234' }, bilanci, undefined],
  ['lists', { 'Fatturato -1': '1.234' }, bilanci, undefined],
  [
    'AIDA',
    { 'TOTALE ATTIVO migl EUR Ultimo anno disp.': '9', Anno: '2024' },
    bilanci,
    [{ anno: 2024, totaleAttivo: 9000 }],
  ],
  ['lists', { 'Fatturato FY23': '1.234' }, bilanci, [{ anno: 2023, ricavi: 1234 }]],
  ['lists', { "Volume d'affari '23": '1.234' }, bilanci, [{ anno: 2023, ricavi: 1234 }]],
  ['lists', { Fatturato: '1000', Anno: '2023,00' }, bilanci, [{ anno: 2023, ricavi: 1000 }]],
  ['lists', { Fatturato: '1000', Esercizio: '31 dicembre 2023' }, bilanci, [{ anno: 2023, ricavi: 1000 }]],
  ['AIDA', { 'ATECO 2007 codice': '62.01.00' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': '62·01·00' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': '62:01:00' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': '62_01_00' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': '620100,00' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': '62, 01' }, ateco, undefined],
  ['lists', { 'Codice ATECO': 'Prevalente 62.01.00; secondario 46.51' }, ateco, ['62.01.00 2007*', '46.51 2007']],
  ['lists', { 'Codice ATECO': 'Produzione di software (62.01.00)' }, ateco, ['62.01.00 2007*']],
  ['lists', { 'Codice ATECO': 'ex 62.01' }, ateco, undefined],
  ['lists', { 'ATECO secondario': '46.51', ATECO: '62.01.00' }, ateco, ['62.01.00 2007*', '46.51 2007']],
  ['lists', { Comune: 'Lugano (CH)' }, sede, 'Lugano'],
  ['lists', { Comune: 'Gardone VT' }, sede, 'Gardone VT'],
  ['lists', { 'Partita IVA': 'RSSMRA80A01H501U', 'Codice fiscale': '01234567897' }, field('partitaIva'), '01234567897'],
  ['lists', { 'Partita IVA': 'P.IVA e C.F. 01234567897' }, field('partitaIva'), '01234567897'],
  ['lists', { 'Data di costituzione': '30/12/1899' }, field('dataCostituzione'), undefined],
  ['lists', { 'Data di costituzione': '00/00/0000' }, field('dataCostituzione'), undefined],
  ['lists', { 'Data di costituzione': 'lun 04/03/2019' }, field('dataCostituzione'), '2019-03-04'],
  ['lists', { 'Capitale sociale': '€ 10.000,00 i.v.' }, field('capitaleSociale'), 10_000],
  ['lists', { 'E-mail': 'info@rossi.it (amm.)' }, field('email'), 'info@rossi.it'],
  ['lists', { 'E-mail': 'rossi@legalmail.it', PEC: 'info@gmail.com' }, field('pec'), 'rossi@legalmail.it'],
  ['lists', { Sito: 'www.rossi.it; www.bianchi.it' }, field('sito'), 'https://www.rossi.it'],
  ['lists', { REA: 'C.C.I.A.A. di Milano 1234567' }, field('rea'), 'MI-1234567'],
]

it.each(READ)('%s: %j is read', async (_source, cells, read, expected) => {
  const row = await judgeCells(cells)
  expect([row.esito, row.errori]).toEqual(['nuovo', []])
  expect(read(row.nuova!)).toEqual(expected)
})

const asked = ({ daControllare }: JudgedRow) => daControllare.map(({ motivo }) => motivo).join(' ')

it.each([
  ['25', /tra il 1950 e il/],
  [String(thisYear + 4), /tra il 1950 e il/],
  ['20', /tra il 1950/],
  ['venti', /non è un anno/],
])('accounts of the year «%s» are asked, and their figures go to no other year', async (anno, motivo) => {
  const row = await judgeCells({ 'Anno bilancio': anno, Addetti: '5', Fatturato: '1000' })
  expect([row.esito, row.nuova?.bilanci]).toEqual(['nuovo', undefined])
  expect(asked(row)).toMatch(motivo)
})

it('a rounded number of Excel refuses the line and says why', async () => {
  const row = await judgeCells({ 'Partita IVA': '1,23457E+10' })
  expect(row).toMatchObject({ esito: 'errore', errori: [{ campo: 'Partita IVA', motivo: /Excel ha arrotondato/ }] })
})

describe('a company that is complete already', () => {
  const held = unaAzienda({
    codiceFiscale: '01234567897',
    telefono: '+39035123456',
    pec: 'rossi@legalmail.it',
    ateco: [{ codice: '25.62.0', versione: '2025', prevalente: true }],
    bilanci: [{ anno: 2025, ula: 28.5, ricavi: 1_234_567.5 }],
    sito: 'https://www.rossi.it',
  })
  const same = {
    Telefono: '035 123456',
    'Codice ATECO': '25.62.00',
    Anno: '2025',
    Addetti: '28',
    'Fatturato (k€)': '1.234',
    Sito: 'www.rossi.it/',
    'Ragione sociale': 'ROSSI SRL',
  }

  it.each(['vuoti', 'sovrascrivi'] as const)('loses nothing to what says less (%s)', async (mode) => {
    const { Nome: _name, ...cells } = { Nome: '', ...same }
    const row = await judgeCells(cells, [held])
    expect(row.proposta?.({ file: mode, campi: {} }).cambi).toEqual([])
    expect(row.esito).toBe('identico')
  })

  it('is overwritten only where the user chooses so, and the line says what changes', async () => {
    const row = await judgeCells({ PEC: 'nuova@pec.it', 'E-mail': 'info@rossi.it' }, [held])
    expect(row.patch).toEqual({ set: { email: 'info@rossi.it' }, unset: [] })
    expect(row.tutto?.cambi.map(({ etichetta, prima, dopo }) => [etichetta, prima, dopo])).toEqual([
      ['E-mail', '', 'info@rossi.it'],
      ['PEC', 'rossi@legalmail.it', 'nuova@pec.it'],
    ])
  })

  it('never takes a code without a version beside one that has it', async () => {
    const row = await judgeCells({ 'Codice ATECO': '01.12' }, [held])
    expect(row.tutto?.patch).toBeNull()
    expect(asked(row)).toContain('versione da scegliere')
  })
})

it('reads one place or asks, and never says both', async () => {
  const row = await judgeCells({ Comune: 'Atlantide', Provincia: 'RE' })
  expect(row.daControllare).toHaveLength(1)
  expect(sede(row.nuova!)).toBe('Atlantide 035')
})

it('one bad optional cell does not refuse the company', async () => {
  const row = await judgeCells({
    PEC: 'società@pec.it',
    Telefono: '12',
    Sito: 'boh',
    CAP: 'x',
    REA: 'ZZ-1',
    Stato: 'fallita',
  })
  expect([row.esito, row.errori]).toEqual(['nuovo', []])
  const fields = row.daControllare.map(({ campo }) => campo)
  expect(new Set(fields)).toEqual(new Set(['PEC', 'Telefono', 'Sito', 'CAP', 'REA', 'Stato']))
  expect(Object.keys(row.nuova!).sort()).toEqual([
    'codiceFiscale',
    'gestoreId',
    'partitaIva',
    'professionisti',
    'ragioneSociale',
  ])
})

it('figures of several columns are accounts of several years', async () => {
  const row = await judgeCells({
    'Fatturato 2023': '100.000',
    'Fatturato 2024 (migl EUR)': '200',
    'Dipendenti 2024': '12',
  })
  expect(row.nuova?.bilanci).toEqual([
    { anno: 2024, ricavi: 200_000, ula: 12 },
    { anno: 2023, ricavi: 100_000 },
  ])
})

it('passes over titles, blank lines, repeated names of columns, totals and feet', async () => {
  const file = `sep=;
Elenco clienti al 31/12/2025
;;
Ragione sociale;Partita IVA;Fatturato
Alfa;00743110157;1.000
;;
Ragione sociale;Partita IVA;Fatturato
Beta;12345678903;2.000
Totale;;3.000
Stampato il 01/02/2026`
  expect((await judgedRowsOf(file)).map(({ titolo, esito }) => [titolo, esito])).toEqual([
    ['Alfa', 'nuovo'],
    ['Beta', 'nuovo'],
    ['Totale', 'saltato'],
    ['Stampato il 01/02/2026', 'saltato'],
  ])
})

it('lines of one company with other years of accounts are one company', async () => {
  const file =
    'Nome;P.IVA;Anno;Fatturato\nAlfa;00743110157;2024;1000\nAlfa;00743110157;2023;900\nAlfa;00743110157;2023;800\n'
  const judged = await judgedRowsOf(file)
  expect(judged.map(({ esito }) => esito)).toEqual(['nuovo', 'identico', 'errore'])
  expect(judged[0]?.nuova?.bilanci).toEqual([
    { anno: 2024, ricavi: 1000 },
    { anno: 2023, ricavi: 900 },
  ])
  const [first] = await judgedRowsOf(file, [unaAzienda({ partitaIva: '00743110157', ragioneSociale: 'Alfa' })])
  expect(first?.esito).toBe('aggiornato')
  expect(first?.patch?.set?.bilanci).toMatchObject([{ anno: 2025 }, { anno: 2024 }, { anno: 2023 }])
})

it.each([
  ['01234567890', 'RSSMRA80A01H501U', undefined, 'RSSMRA80A01H501U'],
  ['1,23457E+10', '01234567897', undefined, '01234567897'],
  ['01234567897', 'RSSMRA80A01H501X', '01234567897', undefined],
])('of the numbers «%s» and «%s» the right one is enough', async (iva, cf, partitaIva, codiceFiscale) => {
  const row = await judgeCells({ 'Partita IVA': iva, 'Codice fiscale': cf })
  expect([row.esito, row.nuova?.partitaIva, row.nuova?.codiceFiscale]).toEqual(['nuovo', partitaIva, codiceFiscale])
  expect(row.daControllare).toHaveLength(1)
})

it('asks when a line without a number has the name of a company', async () => {
  const [row] = await judgedRowsOf('Nome;P.IVA\nrossi S.R.L.;\n', [unaAzienda()])
  expect(row).toMatchObject({ esito: 'errore', errori: [{ motivo: /hai già «Rossi S\.r\.l\.»/ }] })
})

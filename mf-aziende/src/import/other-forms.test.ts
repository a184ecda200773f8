// What people and programs write besides: invented, each as an accountant reads it.
import type { Azienda } from '@bandiera/domain'
import { createRandom } from '@bandiera/factories/random'
import { judgedRowsOf, judgeCells } from '../../test/trial.ts'
import { atecoTable } from '../../test/ateco-table.ts'
import { readAteco } from './ateco.ts'
import { guessMapping } from './mapping.ts'
import { readIdentifiers } from './identifiers.ts'

const codes = (text: string) => readAteco(text, undefined, atecoTable)
const BOTH = ['62.01.00', '46.51.00']

it.each([
  ['62.01.00 46.51.00', BOTH],
  ['62.01.00\u00a046.51.00', BOTH],
  ['620100 465100', BOTH],
  ['6201 4651', ['62.01', '46.51']],
  ['62.01.00 (prevalente) 46.51.00 (secondaria)', BOTH],
  ['Primario 62.01.00 secondario 46.51.00', BOTH],
  ['P: 62.01.00 S: 46.51.00', BOTH],
  ['62.01.00 oppure 46.51.00', BOTH],
  ['62.01.00 ed anche 46.51.00', BOTH],
  ['62.01.00·46.51.00', BOTH],
  ['62.01.00 • 46.51.00', BOTH],
  ['1) 62.01.00 2) 46.51.00', BOTH],
  ['2007: 62.01.00 - 2025: 62.10.00', ['62.01.00', '62.10.00']],
  ['C/25.62', ['25.62']],
  ['25.62-00', ['25.62.00']],
  ['25,62.00', ['25.62.00']],
  ['n. 62.01.00', ['62.01.00']],
  ['*62.01.00', ['62.01.00']],
  ['"62.01.00"', ['62.01.00']],
  ['=“62.01.00”', ['62.01.00']],
])('the codes of «%s» are %j', (text, expected) => {
  const { codici, rilievi } = codes(text)
  expect([codici.map(({ codice }) => codice), rilievi]).toEqual([expected, []])
})

it.each([
  // a range, a year, and a main code that is the last
  '62.01.00 - 62.09.00',
  '6201 2015',
  '46.51.00 secondario 62.01.00 primario',
])('asks what else «%s» says', (text) => {
  expect(codes(text).rilievi).not.toEqual([])
})

it('reads two codes with any separator, each once and in their order', () => {
  const random = createRandom(46)
  const some = ['62.01.00', '46.51.00', '01.12.00', '62.02.00', '25.62', '01.13', '11.01.00']
  const signs = [
    ' ',
    '  ',
    '/',
    ' / ',
    '\n',
    '\r\n',
    ' e ',
    ' E ',
    '+',
    ' + ',
    ';',
    '; ',
    ',',
    ', ',
    '|',
    '\t',
    ' & ',
    '\u00a0',
  ]
  for (let n = 0; n < 2000; n += 1) {
    const written = Array.from({ length: 2 + random.int(2) }, () => random.one(some))
    const text = written.map((code, at) => (at === 0 ? code : `${random.one(signs)}${code}`)).join('')
    const { codici, rilievi } = codes(text)
    expect([text, codici.map(({ codice }) => codice), rilievi]).toEqual([text, [...new Set(written)], []])
  }
})

it.each([
  ['Totale attivo al 31.12.23', { campo: 'totaleAttivo', anno: 2023 }],
  ['Fatturato 31/12/24', { campo: 'ricavi', anno: 2024 }],
  ['Fatturato 23', { campo: 'ricavi', anno: 2023 }],
  ['Dipendenti 24', { campo: 'ula', anno: 2024 }],
  ['Fatturato 2026E', null],
  ['Fatturato 2026 budget', null],
  ['Fatturato stimato 2024', null],
  ['Fatturato 22/23', null],
  ['Telefono 2', null],
])('the column «%s» is %j', (header, mapped) => expect(guessMapping([header])).toEqual([mapped]))

const bilanci = (one: Azienda | undefined) => one?.bilanci
const read = async (cells: Record<string, string>) => (await judgeCells(cells)).nuova as Azienda | undefined

it.each([
  ['2.025', 2025],
  ['2025*', 2025],
  ['2025 (provv.)', 2025],
  ['dic-24', 2024],
  ['dicembre 24', 2024],
])('the year «%s» is %i', async (Anno, anno) => {
  expect(bilanci(await read({ Anno, Fatturato: '1000' }))).toEqual([{ anno, ricavi: 1000 }])
})

it.each([
  ['Fatturato (€/000) 2024', '1,5 mln', 1_500_000],
  ['Fatturato (migliaia) 2024', '1.500 k', 1_500_000],
  ['Fatturato (migliaia) 2024', '2 milioni', 2_000_000],
  ['Fatturato (€/000) 2024', '€ 1.500', 1_500_000],
  ['Fatturato (mln €) 2024', '800 mila', 800_000],
  ['Fatturato (mln €) 2024', '64,541', 64_541_000],
])('in the column «%s» the figure «%s» is %i', async (header, text, ricavi) => {
  expect(bilanci(await read({ [header]: text }))).toEqual([{ anno: 2024, ricavi }])
})

it('asks whether a large amount in euro below a header of thousands is in thousands', async () => {
  const row = await judgeCells({ 'Fatturato (€/000)': '€ 250.000' })
  expect(row.nuova?.bilanci).toBeUndefined()
  expect(row.daControllare.map(({ motivo }) => motivo)).toEqual([expect.stringContaining('250.000 o 250.000.000')])
})

it.each([
  ['02 1234567 340 1234567', '+39021234567'],
  ['+39(0)340 1234567', '+393401234567'],
  ['06 1234567 (3 linee)', '+39061234567'],
  ['06 1234567 (2 numeri)', '+39061234567'],
])('the phone of «%s» is %s', async (Telefono, telefono) => {
  expect(await read({ Telefono })).toMatchObject({ telefono })
})

it.each([
  ['43529', '2019-03-05'],
  ['43529,0', '2019-03-05'],
  ['05/03/2019 - 10:30', '2019-03-05'],
  ['2019-03-05+01:00', '2019-03-05'],
  // 5 March 2019 with its zero eaten, or a day of 2037
  ['50319', undefined],
  ['99999', undefined],
])('the day of foundation «%s» is %s', async (text, day) => {
  expect((await read({ 'Data costituzione': text }))?.dataCostituzione).toBe(day)
})

it.each(['MI - Milano', 'Comune di Milano', 'Comune di Milano (MI)'])(
  'the comune of «%s» is Milano',
  async (Comune) => {
    expect((await read({ Comune }))?.sedi?.[0]).toMatchObject({ comune: '015146' })
  },
)

it('never drops one of two numbers of companies in a cell', () => {
  const text = '01234567897 - 12345678903'
  expect(readIdentifiers(text, '')).toEqual({ partitaIva: text, codiceFiscale: '' })
  expect(readIdentifiers('01234567897 / IT01234567897', '')).toMatchObject({ partitaIva: '01234567897' })
})

it.each([
  ['below', 'Nome;P.IVA;Fatturato;;Telefono\n;;2023;2024;\nRossi;01234567897;100;200;02 12345678\n'],
  ['above', ';;2023;2024;\nNome;P.IVA;Fatturato;Fatturato;Telefono\nRossi;01234567897;100;200;02 12345678\n'],
  ['above', ';;31/12/2023;31/12/2024;\nNome;P.IVA;Ricavi;Ricavi;Telefono\nRossi;01234567897;100;200;02 12345678\n'],
])('takes the years of figures from the line %s the names of the columns', async (_where, text) => {
  const [row, ...others] = await judgedRowsOf(text)
  expect(others).toEqual([])
  expect(row?.nuova).toMatchObject({
    telefono: '+390212345678',
    bilanci: [
      { anno: 2024, ricavi: 200 },
      { anno: 2023, ricavi: 100 },
    ],
  })
})

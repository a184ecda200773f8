import { aziendaFields } from '../azienda/fields.ts'
import { tableOf } from '../stored.ts'
import { cellFields, shownText, cellValue } from './cells.ts'
import { searchedPaths, searchedTexts } from './finder.ts'

const cellAt = (path: string) => cellFields(aziendaFields).find((cell) => cell.path === path)!

it.each(Object.entries(tableOf))('gives each cell of %s a name that no other has', (_, table) => {
  const names = cellFields(table).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('has the parts of groups, and leaves out lists, other records and what is hidden', () => {
  const paths = cellFields(aziendaFields).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['rea', 'referente.email', 'regolarita.durc.scadenza']))
  expect(paths.filter((path) => /^(sedi|bilanci|gestoreId|professionisti|aiuti)/.test(path))).toEqual([])
})

it.each<[string, object, string, unknown]>([
  ['formaGiuridica', { formaGiuridica: 'srl' }, 'Srl', 'srl'],
  ['formaGiuridica', { formaGiuridica: 'of another version' }, 'of another version', 'of another version'],
  ['capitaleSociale', { capitaleSociale: 12_500.5 }, '12.500,50 €', 12_500.5],
  ['dataCostituzione', { dataCostituzione: '2019-03-05' }, '05/03/2019', '2019-03-05'],
  ['tag', { tag: ['uno', 'due'] }, 'uno, due', ['uno', 'due']],
  ['regolarita.durc.esito', { regolarita: { durc: { esito: false } } }, 'no', false],
  ['regolarita.durc.esito', { regolarita: { durc: { esito: null } } }, '', undefined],
  ['referente.email', {}, '', undefined],
  ['referente.email', { referente: 'of another version' }, '', undefined],
])('writes %s of %j as %j', (path, record, text, value) => {
  expect(shownText(cellAt(path), record).replaceAll('\u00A0', ' ')).toBe(text)
  expect(cellValue(cellAt(path), record)).toEqual(value)
})

it('searches what the tables say, in lists too, and the digits of phone numbers', () => {
  expect(searchedPaths(aziendaFields)).toEqual(expect.arrayContaining(['tag', 'sedi.comuneNome', 'referente.nome']))
  const texts = searchedTexts(aziendaFields)
  const azienda = {
    ragioneSociale: 'Verdi Srl',
    telefono: '+39 02 123',
    sedi: [{ comuneNome: 'Asti' }, {}],
    tag: ['a', 'b'],
  }
  expect(texts(azienda)).toEqual(['Verdi Srl', 'a', 'b', '3902123', 'Asti'])
  expect(texts({ sedi: 'of another version', telefono: 12 })).toEqual(['12'])
})

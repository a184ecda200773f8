import { entriesOf } from './reader.ts'

const valsAt = (entries: ReturnType<typeof entriesOf>, path: string): string[] =>
  [...entries.values()].filter((entry) => entry.path === path).map(({ val }) => val)

it('indexes a nested value, each element of a list, and each audience token, once', () => {
  const bando = { _id: 'b', createdBy: 'e1', data: { titolo: 'T', gestori: ['g1', 'g2', 'g1'] } }
  const entries = entriesOf('bandi', bando, ['adm', 'e:e1'])
  expect(valsAt(entries, 'data.gestori')).toEqual(['g1', 'g2'])
  expect(valsAt(entries, 'createdBy')).toEqual(['e1'])
  expect(valsAt(entries, 'data.fonte.idEsterno')).toEqual([])
  expect(valsAt(entries, '$aud')).toEqual(['adm', 'e:e1'])
  const usr = { _id: 'u', name: 'Anna', email: 'a@b.it', role: { professionista: { by: 'g1' } } }
  expect(valsAt(entriesOf('usr', usr, []), 'role.professionista.by')).toEqual(['g1'])
})

it('takes the company of a case file from its _id, and not from a field that says otherwise', () => {
  const pratica = { _id: 'p1-a1-x', tipo: 'bando' as const, titolo: '', stato: 'bozza' as const, aziendaId: 'a2' }
  expect(valsAt(entriesOf('pratiche', pratica, []), 'aziendaId')).toEqual(['a1'])
})

it('indexes nothing that an object only inherits, and nothing that is not text', () => {
  const azienda = { _id: 'a', gestoreId: 7 as unknown as string, professionisti: [], ragioneSociale: 'R' }
  expect(entriesOf('aziende', azienda, []).size).toBe(0)
})

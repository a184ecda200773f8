import { createTextOf, selectRows } from './select-rows.ts'
import { parseListState } from './list-state.ts'

interface Voce {
  nome: string
  n?: number
}
const columns = [
  { id: 'nome', label: 'Nome', cell: (v: Voce) => v.nome, sort: (v: Voce) => v.nome, search: (v: Voce) => v.nome },
  { id: 'n', label: 'N', cell: (v: Voce) => v.n, sort: (v: Voce) => v.n },
]
const select = (voci: Voce[], query: string) =>
  selectRows(voci, parseListState(new URLSearchParams(query)), { columns, filters: [], textOf: createTextOf(columns) })
const nomi = (voci: Voce[]) => voci.map((voce) => voce.nome)

it('sorts text as Italians do: accents beside their letter, numbers by value', () => {
  const voci = ['Zeta', 'èlite', 'Elba 10', 'Elba 9', 'àncora'].map((nome) => ({ nome }))
  expect(nomi(select(voci, 'ord=nome'))).toEqual(['àncora', 'Elba 9', 'Elba 10', 'èlite', 'Zeta'])
})

it('puts missing values last in both directions', () => {
  const voci = [{ nome: 'a' }, { nome: 'b', n: 2 }, { nome: 'c', n: 1 }]
  expect(nomi(select(voci, 'ord=n'))).toEqual(['c', 'b', 'a'])
  expect(nomi(select(voci, 'ord=-n'))).toEqual(['b', 'c', 'a'])
})

it('keeps the given order when the address names an unknown column', () => {
  expect(nomi(select([{ nome: 'b' }, { nome: 'a' }], 'ord=boh'))).toEqual(['b', 'a'])
})

it.each([
  ['perù', 'Peru export'],
  ['PERU', 'Perù export'],
  ['export per', 'Perù export'],
  ["d'italia", 'Fratelli d’Italia'],
])('finds %s in %s', (query, nome) => {
  expect(select([{ nome }], `q=${encodeURIComponent(query)}`)).toHaveLength(1)
})

it('needs every word of the search', () => {
  expect(select([{ nome: 'Perù export' }], 'q=peru import')).toHaveLength(0)
})

import type { ListFilter } from './columns.ts'
import { countShown, createTextOf, selectRows } from './select-rows.ts'
import { parseListState } from './list-state.ts'

interface Item {
  nome: string
  n?: number
}
const columns = [
  { id: 'nome', label: 'Nome', cell: (v: Item) => v.nome, sort: (v: Item) => v.nome, search: (v: Item) => v.nome },
  { id: 'n', label: 'N', cell: (v: Item) => v.n, sort: (v: Item) => v.n },
]
const select = (voci: Item[], query: string) =>
  selectRows(voci, parseListState(new URLSearchParams(query)), { columns, filters: [], textOf: createTextOf(columns) })
const nomi = (voci: Item[]) => voci.map((voce) => voce.nome)

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

describe('the number beside a choice', () => {
  interface Riga {
    nome: string
    situazione: string
    stato: string
    chi: string | null
    tag: string[]
  }
  const choices: Record<'situazione' | 'stato' | 'chi' | 'tag', string[]> = {
    situazione: ['aperte', 'chiuse'],
    stato: ['bozza', 'inviata', 'chiusa'],
    chi: ['anna', 'ugo'],
    tag: ['a', 'b'],
  }
  const ids = Object.keys(choices) as (keyof typeof choices)[]
  const filters = ids.map((id): ListFilter<Riga> => ({
    id,
    label: id,
    options: choices[id].map((value) => ({ value, label: value })),
    of: (riga) => riga[id],
    ...(id === 'situazione' && { initial: ['aperte'] }),
  }))
  const ofRiga = [{ id: 'nome', label: 'Nome', cell: () => null, search: (riga: Riga) => riga.nome }]
  const selection = { columns: ofRiga, filters, textOf: createTextOf(ofRiga) }
  let seed = 7
  const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n
  const some = <T>(list: readonly T[]): T[] => list.filter(() => below(2) === 0)
  const righe = Array.from({ length: 60 }, (_, n): Riga => {
    const stato = choices.stato[below(3)]!
    const chi = [...choices.chi, null][below(3)]!
    return {
      nome: `Voce ${n}`,
      stato,
      situazione: stato === 'chiusa' ? 'chiuse' : 'aperte',
      chi,
      tag: some(choices.tag),
    }
  })

  it('is how many rows that choice shows, with any other choice, made now or by default', () => {
    for (let draw = 0; draw < 200; draw += 1) {
      const query = [
        `q=${below(2) ? 'voce 1' : ''}`,
        ...some(ids).map((id) => `f=${id}:in:${some(choices[id]).join(',')}`),
      ]
      const state = parseListState(new URLSearchParams(query.join('&')))
      for (const filter of filters) {
        const counts = countShown(filter, righe, state, selection)
        for (const { value } of filter.options) {
          const chosen = new Map([...state.chosen, [filter.id, [value]]])
          const shown = selectRows(righe, { ...state, chosen }, selection).length
          expect([query, filter.id, value, counts.get(value) ?? 0]).toEqual([query, filter.id, value, shown])
        }
      }
    }
  })
})

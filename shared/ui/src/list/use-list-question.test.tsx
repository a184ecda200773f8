import { act, render, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Column, ListFilter } from './columns.ts'
import { useListState } from './list-state.ts'
import { useListQuestion } from './use-list-question.ts'

interface Item {
  nome: string
  area: string
}
const columns: Column<Item>[] = [
  { id: 'nome', label: 'Nome', cell: (v) => v.nome, sort: (v) => v.nome, path: 'data.nome' },
  { id: 'somma', label: 'Somma', cell: () => 1, sort: () => 1 },
  { id: 'segno', label: 'Segno', cell: (v) => v.nome, path: 'data.segno' },
]
const area = { label: 'Area', of: (v: Item) => v.area, options: [] }
const filters: ListFilter<Item>[] = [
  { ...area, id: 'area', path: 'calc.area' },
  { ...area, id: 'stato', path: 'stato', initial: ['aperto', 'nuovo'] },
  { ...area, id: 'esito' },
]

const useQuestion = () => ({ ...useListQuestion(columns, filters), state: useListState() })

function open(query: string) {
  const drawn: ReturnType<typeof useQuestion>[] = []
  function List() {
    const now = useQuestion()
    useLayoutEffect(() => void drawn.push(now))
    return null
  }
  const router = createMemoryRouter([{ path: '/', Component: List }], { initialEntries: [`/?${query}`] })
  render(<RouterProvider router={router} />)
  return {
    get current() {
      return drawn.at(-1)!
    },
  }
}

it('asks for what the address says, with paths of records for names', () => {
  const { asked } = open('q=Rossi+srl&ord=-nome&f=area:=:sud&f=stato:in:chiuso,nuovo').current
  expect(asked).toEqual({ q: 'Rossi srl', ord: '-data.nome', f: ['calc.area:=:sud', 'stato:in:chiuso,nuovo'] })
})

it('starts from the initial values of a filter, and lets everything pass when the address says so', () => {
  expect(open('').current.asked).toEqual({ f: ['stato:in:aperto,nuovo'] })
  expect(open('f=stato:in:').current.asked).toEqual({ f: [] })
})

it.each(['ord=somma', 'ord=segno', 'ord=boh', 'f=esito:=:si', 'f=boh:=:1'])(
  'leaves out what no path leads to: %s',
  (query) => expect(open(`${query}&f=stato:in:`).current.asked).toEqual({ f: [] }),
)

it('asks for a text when one has stopped typing, and for no text at once', async () => {
  const hook = open('f=stato:in:')
  act(() => hook.current.state.setQuery('r'))
  act(() => hook.current.state.setQuery('rossi'))
  expect(hook.current.asked).toEqual({ f: [] })
  await waitFor(() => expect(hook.current.asked).toEqual({ q: 'rossi', f: [] }))
  act(() => hook.current.state.setQuery(''))
  expect(hook.current.asked).toEqual({ f: [] })
})

it('counts the values of the one filter that is open, under the text and all other filters', async () => {
  const hook = open('f=area:=:sud')
  expect(hook.current.counted).toEqual({ counts: [], size: 1 })
  act(() => hook.current.askCounts('calc.area'))
  expect(hook.current.counted).toEqual({ f: ['stato:in:aperto,nuovo'], counts: ['calc.area'], size: 1 })
  act(() => hook.current.askCounts('stato'))
  expect(hook.current.counted).toEqual({ f: ['calc.area:=:sud'], counts: ['stato'], size: 1 })
  act(() => hook.current.state.setQuery('rossi'))
  await waitFor(() => expect(hook.current.counted).toMatchObject({ q: 'rossi', f: ['calc.area:=:sud'] }))
})

import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useWindowRows } from './use-window-rows.ts'

const ROWS = 100
const HEIGHT = 40

/** How many rows each rendering of a list had, and how much room it left for the others. */
let seen: { rows: number; after: number }[]
function RowsSample() {
  const { end, after } = useWindowRows(useRef(null), { count: ROWS, height: HEIGHT })
  seen.push({ rows: end, after })
  return <h1>Elenco</h1>
}

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Inizio</h1> },
      { path: '/elenco', element: <RowsSample /> },
    ],
    { initialEntries: ['/', '/elenco'], initialIndex: at === '/' ? 0 : 1 },
  )
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  seen = []
  window.innerHeight = 800
})

it('shows the rows that fit on the screen first, keeps the room of the others, and then shows all', async () => {
  const router = open('/')
  await act(() => router.navigate('/elenco'))
  expect(screen.getByRole('heading', { name: 'Elenco' })).toBeVisible()
  expect(seen[0]).toEqual({ rows: 15, after: 85 * HEIGHT })
  expect(seen.at(-1)).toEqual({ rows: ROWS, after: 0 })
})

it('has all rows at once for a person who returns, whose place may be further down', async () => {
  const router = open('/elenco')
  await act(() => router.navigate('/'))
  seen = []
  await act(() => router.navigate(-1))
  expect(seen[0]).toEqual({ rows: ROWS, after: 0 })
})

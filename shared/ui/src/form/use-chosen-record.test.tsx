import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useChosenRecord } from './use-chosen-record.ts'

/** A page whose records arrive late. */
function Page() {
  const [records, setRecords] = useState<string[]>([])
  const [id, choose] = useChosenRecord('azienda', records[0])
  return (
    <>
      <p>Scelta: {id}</p>
      <button onClick={() => setRecords(['prima'])}>Arrivano</button>
      <button onClick={() => setRecords(['nuova', 'prima'])}>Ne arriva una</button>
      <button onClick={() => choose('altra')}>Scegli</button>
    </>
  )
}

function renderPage() {
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/altrove', element: null },
  ])
  render(<RouterProvider router={router} />)
  return router
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

it('writes the first record into the address, where no later one takes its place', async () => {
  const router = renderPage()
  await press('Arrivano')
  expect(router.state.location.search).toBe('?azienda=prima')
  await press('Ne arriva una')
  expect(screen.getByText('Scelta: prima')).toBeVisible()
  expect(router.state.historyAction).toBe('REPLACE')
})

it('keeps what was chosen in the history', async () => {
  const router = renderPage()
  await press('Scegli')
  expect(router.state.location.search).toBe('?azienda=altra')
  expect(router.state.historyAction).toBe('PUSH')
})

it('leaves the address alone when the reader is already on the way to another page', async () => {
  const router = renderPage()
  await act(async () => {
    screen.getByRole('button', { name: 'Arrivano' }).click()
    await router.navigate('/altrove')
  })
  expect(router.state.location).toMatchObject({ pathname: '/altrove', search: '' })
})

it('keeps what was chosen while the first record arrives', async () => {
  const router = renderPage()
  await act(async () => {
    screen.getByRole('button', { name: 'Arrivano' }).click()
    await router.navigate('/?azienda=altra')
  })
  expect(router.state.location.search).toBe('?azienda=altra')
})

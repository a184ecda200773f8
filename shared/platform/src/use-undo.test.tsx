import { renderScreen } from '@bandiera/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useUndo } from './use-undo.ts'

function open(operations: ({ da: number; a: number } | null)[], request?: () => Response) {
  const asked: unknown[] = []
  function Done() {
    const done = useUndo()
    return <button onClick={() => done('3 aziende archiviate.', operations)}>Archivia</button>
  }
  const result = renderScreen(<Done />, {
    request: (path, init) => {
      asked.push([path, init?.method, JSON.parse(String(init?.body))])
      return request ? request() : Response.json({ operazione: null })
    },
  })
  act(() => screen.getByRole('button').click())
  return { asked, ...result }
}

it('says what was done with a button that takes all of it back, newest writes included', async () => {
  const { asked, notices } = open([{ da: 3, a: 3 }, null, { da: 7, a: 9 }])
  expect(notices).toMatchObject([{ text: '3 aziende archiviate.', kind: 'success', action: { label: 'Annulla' } }])
  notices[0]!.action!.run()
  const operazioni = [
    { da: 3, a: 3 },
    { da: 7, a: 9 },
  ]
  expect(asked).toEqual([['/api/annulla', 'POST', { operazioni, parziale: true }]])
  await waitFor(() => expect(notices.at(-1)).toEqual({ text: 'Operazione annullata.', kind: 'success' }))
})

it('says why it could not be taken back', async () => {
  const text = 'Non si può più annullare: nel frattempo qualcuno ha modificato telefono.'
  const { notices } = open([{ da: 3, a: 3 }], () => {
    throw new Error(text)
  })
  notices[0]!.action!.run()
  await waitFor(() => expect(notices.at(-1)).toEqual({ text, kind: 'error' }))
})

it('offers nothing to take back when nothing was written', () => {
  expect(open([null]).notices).toEqual([{ text: '3 aziende archiviate.', kind: 'success' }])
})

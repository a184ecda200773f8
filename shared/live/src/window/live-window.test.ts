import { act } from '@testing-library/react'
import { byHand } from '../../test/by-hand.ts'
import { FakeLog } from '../../test/fake-log.ts'
import { put, read } from '../../test/records-page.tsx'

let mockOffline = true
jest.mock('./live-window.ts', () => {
  if (mockOffline) throw new Error('offline')
  return jest.requireActual<object>('./live-window.ts')
})

byHand()

it('loads later what a broken network kept away', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const log = new FakeLog()
  put(log, 'a1', { ragioneSociale: 'Rossi' })
  const { answer } = await read('full', log, { coll: 'aziende', order: 'ragioneSociale' })
  expect([answer().state, answer().records]).toEqual(['loading', []])
  expect(warned).toHaveBeenCalledWith('window: loaded later', expect.any(Error))
  mockOffline = false
  await act(() => jest.advanceTimersByTimeAsync(5100))
  expect([answer().state, answer().total]).toEqual(['ready', 1])
})

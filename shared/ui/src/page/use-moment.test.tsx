import type { Bando, BandoData } from '@bandiera/domain'
import { act, renderHook } from '@testing-library/react'
import { useMoment } from './use-moment.ts'

type Grants = readonly Pick<Bando, 'data'>[]
const of = (dates: Partial<BandoData>): Grants => [{ data: { titolo: 'x', gestori: [], ...dates } }]
const drawn = jest.fn()
function useCounted(bandi: Grants) {
  drawn()
  return useMoment(bandi)
}
const use = (bandi: Grants) => renderHook(useCounted, { initialProps: bandi })
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000))

beforeEach(() => {
  jest.useFakeTimers()
  drawn.mockClear()
})
afterEach(() => jest.useRealTimers())

it('is another moment at the very minute at which a grant opens, in Rome, and nothing is drawn before', () => {
  jest.setSystemTime(new Date('2026-11-23T08:30:20Z'))
  const { result } = use(of({ dataApertura: '2026-11-23', oraApertura: '10:00' }))
  const first = result.current
  expect(first).toEqual({ oggi: '2026-11-23', ora: '00:00' })
  act(() => jest.advanceTimersByTime(29 * 60_000 + 39_999))
  expect(result.current).toBe(first)
  expect(drawn).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toEqual({ oggi: '2026-11-23', ora: '10:00' })
})

it('is another one at midnight in Rome, in summer too', () => {
  jest.setSystemTime(new Date('2026-07-01T21:59:00Z'))
  const { result } = use([])
  expect(result.current.oggi).toBe('2026-07-01')
  pass(1)
  expect(result.current).toEqual({ oggi: '2026-07-02', ora: '00:00' })
})

it('keeps to the clock on the wall in the night when it is set back', () => {
  jest.setSystemTime(new Date('2026-10-24T22:00:00Z'))
  const { result } = use(of({ dataChiusura: '2026-10-25', oraChiusura: '09:00' }))
  // nine hours of the wall are ten of the clock
  pass(9 * 60)
  expect(result.current.ora).toBe('00:00')
  pass(60)
  expect(result.current.ora).toBe('09:00')
})

it('judges a grant that arrives late by the time of now', () => {
  jest.setSystemTime(new Date('2026-11-23T08:30:00Z'))
  const { result, rerender } = use([])
  pass(45)
  rerender(of({ dataApertura: '2026-11-23', oraApertura: '10:00' }))
  expect(result.current.ora).toBe('10:00')
})

it('leaves no timer behind', () => {
  const { unmount } = use([])
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

import { act, render, screen } from '@testing-library/react'
import { Countdown } from './countdown.tsx'

const at = Date.parse('2026-11-30T10:00:00Z')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const shown = () => screen.getByRole('timer').textContent
const less = (lessMotion: boolean) => {
  window.matchMedia = (media: string) =>
    ({
      matches: lessMotion && /reduced-motion/.test(media),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList
}
const before = window.matchMedia

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  window.matchMedia = before
})

it.each([
  ['2026-11-23T11:59:00Z', '6 giorni, 22 ore e 1 minuto'],
  ['2026-11-28T10:00:00Z', '2 giorni'],
  ['2026-11-29T09:00:00Z', '1 giorno e 1 ora'],
  ['2026-11-29T10:00:00Z', '24:00:00'],
  ['2026-11-30T09:59:59Z', '00:00:01'],
  ['2026-11-30T10:05:00Z', '00:00:00'],
])('at %s says %s', (now, text) => {
  jest.setSystemTime(new Date(now))
  render(<Countdown istante={at} />)
  expect(shown()).toBe(text)
})

it('says it by signs where there is little room', () => {
  jest.setSystemTime(new Date('2026-11-23T11:59:00Z'))
  render(<Countdown breve istante={at} />)
  expect(shown()).toBe('6 g 22 h 1 min')
})

it('goes by minutes until the last day, then by seconds, and reads no change out', () => {
  jest.setSystemTime(new Date('2026-11-29T09:59:00Z'))
  render(<Countdown istante={at} />)
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  expect(shown()).toBe('1 giorno e 1 minuto')
  pass(59_000)
  expect(shown()).toBe('1 giorno e 1 minuto')
  pass(1_000)
  expect(shown()).toBe('24:00:00')
  pass(1_000)
  expect(shown()).toBe('23:59:59')
})

it('goes by minutes only for people who ask for less motion', () => {
  less(true)
  jest.setSystemTime(new Date('2026-11-30T08:00:00Z'))
  render(<Countdown istante={at} />)
  expect(shown()).toBe('2 ore')
  pass(60_000)
  expect(shown()).toBe('1 ora e 59 minuti')
})

it('has one timer for many, and leaves none behind', () => {
  jest.setSystemTime(new Date('2026-11-23T11:59:00Z'))
  const { unmount } = render(
    <>
      {Array.from({ length: 50 }, (_, n) => (
        <Countdown istante={at + n} key={n} />
      ))}
    </>,
  )
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

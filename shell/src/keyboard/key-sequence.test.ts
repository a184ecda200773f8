import { createStore } from 'jotai'
import { GO_WINDOW, createKeySequence } from './key-sequence.ts'
import { goAtom } from '../state.ts'

function open(known: string[] = ['?', 'n', 'g b']) {
  const typed: string[] = []
  const store = createStore()
  const sequence = createKeySequence(store)
  const press = (key: string, at = performance.now()) =>
    sequence.press(key, at, (keys) => {
      typed.push(keys)
      return known.includes(keys)
    })
  return { sequence, press, typed, waiting: () => store.get(goAtom) }
}

describe('a sequence of keys', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is a single key', () => {
    const { press, typed } = open()
    expect(press('?')).toBe(true)
    expect(typed).toEqual(['?'])
  })

  it('leaves to the browser what means nothing', () => {
    expect(open().press('x')).toBe(false)
  })

  it('is g and the letter of a page', () => {
    const { press, typed, waiting } = open()
    expect(press('g')).toBe(true)
    expect(waiting()).toBe(true)
    expect(press('b')).toBe(true)
    expect(typed).toEqual(['g b'])
    expect(waiting()).toBe(false)
  })

  it('forgets g after a second and a half', () => {
    const { press, typed, waiting } = open()
    press('g')
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(GO_WINDOW - 1)
    expect(waiting()).toBe(true)
    jest.advanceTimersByTime(2)
    expect(waiting()).toBe(false)
    press('n')
    expect(typed).toEqual(['n'])
  })

  it('counts from key to key, however late a busy page looks at the second one', () => {
    const { press, typed } = open()
    const start = performance.now()
    press('g', start)
    jest.advanceTimersByTime(2 * GO_WINDOW)
    press('b', start + GO_WINDOW)
    expect(typed).toEqual(['g b'])
  })

  it('counts while the page says that it waits, from when it has drawn that', () => {
    const { press, typed, waiting } = open()
    const start = performance.now()
    press('g', start)
    press('b', start + 2 * GO_WINDOW)
    press('g', start + 3 * GO_WINDOW)
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(GO_WINDOW - 1)
    expect(waiting()).toBe(true)
    press('b', start + 5 * GO_WINDOW)
    expect(typed).toEqual(['g b', 'g b'])
  })

  it('ends with a letter that no page has, which then means nothing by itself', () => {
    const { press, typed } = open()
    press('g')
    expect(press('n')).toBe(false)
    expect(typed).toEqual(['g n'])
    expect(press('n')).toBe(true)
  })

  it('is broken off with Esc', () => {
    const { press, typed, waiting } = open()
    press('g')
    expect(press('Escape')).toBe(true)
    expect([typed, waiting()]).toEqual([[], false])
  })
})

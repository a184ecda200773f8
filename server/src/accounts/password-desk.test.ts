import { createGuessLimit } from './password-desk.ts'

let now = 0
beforeEach(() => (now = 1_000_000))
const limit = () => createGuessLimit(() => now)
const HERE = '203.0.113.1'

it('lets thirty wrong passwords a minute of one address through, for all accounts together', () => {
  const { begin } = limit()
  for (let n = 0; n < 30; n++) {
    begin(HERE, false)(true)
    now += 1000
  }
  expect(() => begin(HERE, false)).toThrow(expect.objectContaining({ code: 'LOGIN_TOO_MANY', args: [30] }))
  expect(() => begin('203.0.113.2', false)).not.toThrow()
  now += 30_000
  begin(HERE, false)(true)
  expect(() => begin(HERE, false)).toThrow(expect.objectContaining({ code: 'LOGIN_TOO_MANY' }))
})

it('does not count right ones, and refuses no known person', () => {
  const { begin } = limit()
  for (let n = 0; n < 100; n++) begin(HERE, false)(false)
  for (let n = 0; n < 30; n++) begin(HERE, false)(true)
  expect(() => begin(HERE, false)).toThrow(expect.objectContaining({ code: 'LOGIN_TOO_MANY' }))
  expect(() => begin(HERE, true)(false)).not.toThrow()
})

it('tries no more at once than could be wrong, and asks the rest to try again soon', () => {
  const { begin } = limit()
  const settle = Array.from({ length: 30 }, () => begin(HERE, false))
  expect(() => begin(HERE, false)).toThrow(expect.objectContaining({ code: 'LOGIN_TOO_MANY', args: [2] }))
  settle.forEach((end) => end(false))
  expect(() => begin(HERE, false)).not.toThrow()
})

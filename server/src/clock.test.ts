import { createClock } from './clock.ts'

const HOUR = 3_600_000
let [wall, steady] = [0, 0]
beforeEach(() => ([wall, steady] = [1_000_000_000_000, 50]))
const open = () => createClock({ wall: () => wall, steady: () => steady })
const pass = (milliseconds: number): void => {
  wall += milliseconds
  steady += milliseconds
}

it('goes with the clock of the machine, and with what a time server corrects', () => {
  const now = open()
  pass(HOUR)
  expect(now()).toBe(wall)
  for (const correction of [1500, -1500]) {
    wall += correction
    expect(now()).toBe(wall)
  }
})

it.each([2 * HOUR, -2 * HOUR])(
  'does not jump when that is set by %d ms, follows by a hundredth, and arrives',
  (jump) => {
    const now = open()
    const before = now()
    wall += jump
    expect(now()).toBe(before)
    pass(HOUR)
    expect(now()).toBe(before + HOUR + Math.sign(jump) * 36_000)
    for (let n = 0; n < 250; n += 1) {
      pass(HOUR)
      now()
    }
    expect(now()).toBe(wall)
  },
)

it('never goes back, however the clock of the machine moves', () => {
  const now = open()
  let last = now()
  for (const jump of [5 * HOUR, -9 * HOUR, 3 * HOUR]) {
    wall += jump
    for (let n = 0; n < 5; n += 1) {
      pass(10)
      expect(now()).toBeGreaterThanOrEqual(last)
      last = now()
    }
  }
})

import { timeText } from './progress.ts'

it.each([
  [0, '0:00'],
  [72.9, '1:12'],
  [3730, '1:02:10'],
])('writes %p seconds as %p', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})

import { parseNumber } from './parse-number.ts'

it.each([
  ['1234,5', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1234.50', 1234.5],
  ['1.234', 1234],
  ['12.3', 12.3],
  ['163.000.000', 163_000_000],
  ['€ 10', 10],
  ['7 %', 7],
  ['', null],
  ['dieci', null],
  ['1.2.3', null],
  ['-5', null],
])('reads %s as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

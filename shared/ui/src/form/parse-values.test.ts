import { parseNumber, parseSigned } from './parse-values.ts'

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

it.each([
  ['-1.200', -1200],
  ['(1.200,50)', -1200.5],
  ['1.200-', -1200],
  ['− 15', -15],
  ['-0', 0],
  ['1.200', 1200],
  ['-', null],
  ['meno dieci', null],
])('reads %s, which may be below zero, as %s', (text, value) => {
  expect(parseSigned(text)).toBe(value)
})

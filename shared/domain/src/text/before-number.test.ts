import { beforeNumber } from './sentence.ts'

it.each([
  ['75 %', 'al 75 %'],
  ['80 %', 'all’80 %'],
  ['8 %', 'all’8 %'],
  ['85,5 %', 'all’85,5 %'],
  ['11 %', 'all’11 %'],
  ['1 %', 'all’1 %'],
  ['1,5 %', 'all’1,5 %'],
  ['10 %', 'al 10 %'],
  ['18 %', 'al 18 %'],
  ['100 %', 'al 100 %'],
  ['110 %', 'al 110 %'],
  ['0 %', 'allo 0 %'],
])('before %s', (number, told) => expect(beforeNumber('al', number)).toBe(told))

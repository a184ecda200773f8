import { isHexAlphaColor, isHexColor, isRgbAlphaColor, isRgbColor, parseColour, toHexColor } from './notation.ts'

const forms = { hex: isHexColor, hexa: isHexAlphaColor, rgb: isRgbColor, rgba: isRgbAlphaColor }
const formOf = (text: string) => Object.entries(forms).flatMap(([name, test]) => (test(text) ? [name] : []))

it.each([
  ['#fff', ['hex']],
  ['#1D4ED8', ['hex']],
  ['#1d4ed880', ['hexa']],
  ['#abcd', ['hexa']],
  ['rgb(29, 78, 216)', ['rgb']],
  ['RGB(0,0,0)', ['rgb']],
  ['rgba(29,78,216,.5)', ['rgba']],
  ['rgba(29,78,216,1)', ['rgba']],
  ['rgb(256,0,0)', []],
  ['rgba(0,0,0,1.5)', []],
  ['rgba(0,0,0)', []],
  ['#12', []],
  ['#12345', []],
  ['#ggg', []],
  ['fff', []],
  ['red', []],
  ['', []],
])('reads %s as %j', (text, names) => {
  expect(formOf(text)).toEqual(names)
  expect(parseColour(text) !== null).toBe(names.length > 0)
})

it('gives channels and opacity', () => {
  expect(parseColour('#1D4ED8')).toEqual({ rgb: [29, 78, 216], opacity: 1 })
  expect(parseColour(' #f008 ')).toEqual({ rgb: [255, 0, 0], opacity: 136 / 255 })
  expect(parseColour('rgba(1, 2, 3, 0.25)')).toEqual({ rgb: [1, 2, 3], opacity: 0.25 })
})

it.each([
  ['#abc', '#aabbcc'],
  ['rgb(29, 78, 216)', '#1d4ed8'],
  ['rgba(0,0,0,0.5)', '#000000'],
  ['blu', null],
])('writes %s as %s', (text, hex) => {
  expect(toHexColor(text)).toBe(hex)
})
